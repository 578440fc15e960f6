/** Messages of builds and of `npm run hosts`, and texts in the files that they write. */

export const HOST_WORDS = {
  /** Messages about the number of files in a build, which may be near or above a Cloudflare limit. */
  files: (files: number): string => `${files.toLocaleString('en')} files`,
  tooMany: (files: number, plan: string, most: number): string =>
    `${files.toLocaleString('en')} files: too many for Cloudflare’s ${plan} plan, ${most.toLocaleString('en')}`,
  nearLimit: (files: number, plan: string, most: number): string =>
    `${files.toLocaleString('en')} files: near the limit of Cloudflare’s ${plan} plan, ${most.toLocaleString('en')}`,
  /** Settings such as "FARSEER_SITE_URL is https://farseer.example". */
  placeholders: (settings: readonly string[]): string =>
    `Do not publish the site with these placeholder addresses: ${settings.join(', ')}.`,
  /** The first line of `worker.js`. */
  worker: 'Printed by `npm run hosts -- cloudflare`. Print it again instead of editing it.',
};

/** Start of each `notices.txt`, and the text for a package without a licence file. */
export const NOTICE_WORDS = {
  site: (site: string): string =>
    `${site} is free software under the GNU General Public License, version 3 or later. Its scripts contain code from the ` +
    'packages\nbelow, and its pages use the fonts below.',
  file: (name: string): string => `${name} contains code from the packages below.`,
  noText: 'The package comes without the text of its licence.',
};

/** The README of the npm package with the agents' tools. */
export const MCP_PACKAGE_WORDS = {
  readme: (name: string, summary: string, site: string): string =>
    `# ${name}\n\n${summary}\n\nA server of the Model Context Protocol over stdin and stdout that reads ${site}. \`--from\` names another site or the folder of a build.\n`,
};
