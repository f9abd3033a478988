/**
 * Keeps the introduction in its place while it stands, and gives the style sheet its height.
 *
 * @param {HTMLElement} place
 * @param {HTMLElement} content
 * @returns {(stands: boolean) => void}
 */
export function standing(place, content) {
  const { documentElement: root } = document;
  new ResizeObserver(() => {
    const height = place.offsetHeight;
    if (height > 0 && content.isConnected) root.style.setProperty('--introduction', `${height}px`);
  }).observe(place);
  return (stands) => {
    if (stands) place.replaceChildren(content);
    else place.replaceChildren();
    root.toggleAttribute('data-introduction', stands);
    if (!stands) root.style.removeProperty('--introduction');
  };
}
