/**
 * Names of what the page keeps and of what its tabs share. A browser gives all pages of a host one set of such names, so
 * those of this page contain its path: a copy at another path has its own, as it has its own caches.
 */

/**
 * @param {string} name
 * @returns {string} the name that only this page has
 */
export const ownName = (name) => `queens-and-knights ${location.pathname.replace(/[^/]*$/, '')} ${name}`;
