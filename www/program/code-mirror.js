/**
 * The parts of CodeMirror that the editor is made of, in a file of their own, which is stored last for offline use.
 */

export { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands';
export { pythonLanguage } from '@codemirror/lang-python';
export {
  HighlightStyle,
  StreamLanguage,
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
export { Compartment, StateEffect, StateField, Transaction } from '@codemirror/state';
export { Decoration, EditorView, WidgetType, drawSelection, keymap, lineNumbers } from '@codemirror/view';
export { tags } from '@lezer/highlight';
