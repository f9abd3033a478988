/** @typedef {import('./components.mjs').Component} Component */

/**
 * The contents of a file of the release, as CycloneDX 1.6. The time is the commit's, and there is no serial number: both
 * would make another file each time.
 *
 * @param {string} name
 * @param {Component[]} components the first one is what is published
 * @param {number} time in seconds since 1970
 * @returns {string}
 */
export function sbom(name, components, time) {
  const [root, ...others] = components;
  const described = others.map(describe).toSorted((one, other) => (one.purl < other.purl ? -1 : 1));
  return `${JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: {
        timestamp: new Date(time * 1000).toISOString(),
        component: { ...describe(root), type: 'application', name },
      },
      components: described,
      dependencies: components
        .map(({ purl, uses }) => ({ ref: purl, dependsOn: uses.toSorted() }))
        .toSorted((one, other) => (one.ref < other.ref ? -1 : 1)),
    },
    undefined,
    2,
  )}\n`;
}

/** @param {Component} component */
function describe({ purl, name, version, license, hash, source }) {
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: [{ expression: license }],
    ...(hash && { hashes: [hash] }),
    ...(source && { externalReferences: [{ type: 'vcs', url: source }] }),
  };
}
