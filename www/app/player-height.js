/**
 * Tells the style sheet how high the player is: what stands at the lower edge of a phone stands on it.
 * @param {HTMLElement} player
 */
export function followPlayerHeight(player) {
  new ResizeObserver(() => {
    const { documentElement: root } = document;
    const height = `${player.offsetHeight}px`;
    // The style sheet foresees the usual height: setting it has all styles worked out anew.
    if (getComputedStyle(root).getPropertyValue('--player') !== height) root.style.setProperty('--player', height);
  }).observe(player);
}
