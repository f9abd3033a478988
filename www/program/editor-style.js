/**
 * The look of the editor, from the properties of the page, which a shadow root inherits.
 */

import { EditorView, HighlightStyle, tags } from './code-mirror.js';

const mix = (/** @type {string} */ colour, /** @type {number} */ percent) =>
  `color-mix(in srgb, var(--${colour}) ${percent}%, transparent)`;

export const theme = EditorView.theme({
  '&': {
    backgroundColor: 'transparent',
    color: 'var(--ink)',
    fontSize: '0.8125rem',
    height: '100%',
  },
  '&.cm-focused': { outline: '2px solid var(--now)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: 'calc(22 / 13)', overscrollBehavior: 'contain' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '4px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: mix('now', 22),
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: mix('now', 16) },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': { backgroundColor: mix('conflict', 16) },
  '.cm-line': { borderLeft: '3px solid transparent', paddingLeft: '5px' },
  '.cm-gutters': { backgroundColor: 'transparent', border: '0', color: 'var(--ink-soft)' },
  '.cm-lineNumbers .cm-gutterElement': { cursor: 'pointer', minWidth: '3ch', padding: '0 6px 0 2px' },
  '.cm-lineNumbers .cm-gutterElement:hover': { color: 'var(--now)', textDecoration: 'underline' },
  '.lit': { backgroundColor: mix('now', 12), borderLeftColor: 'var(--now)', fontWeight: '600' },
  '.wrong': { borderLeftColor: 'var(--conflict)' },
  '.refusal': {
    borderLeft: '3px solid var(--conflict)',
    color: 'var(--conflict)',
    fontFamily: 'var(--font)',
    fontSize: 'var(--small)',
    paddingLeft: '5px',
    whiteSpace: 'normal',
  },
});

/** Few colours: what is lit and what is wrong have theirs. */
export const highlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword, tags.definitionKeyword], color: 'var(--ramp-1)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--ramp-3)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--ramp-2)' },
  { tag: [tags.lineComment, tags.blockComment], color: 'var(--ink-soft)', fontStyle: 'italic' },
]);
