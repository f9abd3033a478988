/**
 * A press on a button while a field holds what was typed. The browser reports the change when the button takes the focus,
 * between the press and its release: what is read then can move the button from under the pointer, and there is no click.
 * So the change is reported at the release, before the click.
 */

/** Fields that report a change as they lose the focus. */
const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/** @param {EventTarget} [scope] that hears every event first */
export function deferTyped(scope = globalThis) {
  let isPressed = false;
  /** Fields whose change is not reported yet. @type {Set<Element>} */
  const waiting = new Set();
  const release = () => {
    isPressed = false;
    for (const field of waiting) field.dispatchEvent(new Event('change', { bubbles: true }));
    waiting.clear();
  };
  scope.addEventListener('mousedown', () => (isPressed = true), true);
  for (const end of ['mouseup', 'dragend', 'blur']) {
    // Fields lose the focus as well; only the window ends a press by it.
    scope.addEventListener(end, ({ type, target }) => (type !== 'blur' || target === scope) && release(), true);
  }
  scope.addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (!isPressed || !(target instanceof Element) || !target.matches(TYPED)) return;
      event.stopImmediatePropagation();
      waiting.add(target);
    },
    true,
  );
}
