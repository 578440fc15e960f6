/** Facts about the site that every page shares. */

/** Where the site is published. The one setting to change for another host: environment or this line. */
export const SITE_URL = process.env['FARSEER_SITE_URL'] ?? 'https://farseer.example';

export const SITE_NAME = 'Farseer';

/** One sentence about the whole, for descriptions. */
export const SITE_SUMMARY =
  'An open archive of Warcraft III pro and tournament games: build orders, tech and heroes, read from the replays themselves.';

/** What it is about, for catalogues. */
export const KEYWORDS = ['Warcraft III', 'replays', 'esports', 'build orders', 'real-time strategy'];

/** Where the code lives and problems are reported. */
export const REPOSITORY_URL = process.env['FARSEER_REPOSITORY_URL'] ?? 'https://farseer.example/source';

/** Where a weakness is reported in private: an address, or `mailto:` and one. */
export const SECURITY_CONTACT =
  process.env['FARSEER_SECURITY_CONTACT'] ?? `${REPOSITORY_URL}/security/advisories/new`;

/**
 * When this build was made, ISO 8601 in UTC. The only time stamp in anything published; `SOURCE_DATE_EPOCH`
 * (seconds) fixes it for builds that must be reproducible.
 */
export const GENERATED_AT = new Date(
  process.env['SOURCE_DATE_EPOCH'] ? Number(process.env['SOURCE_DATE_EPOCH']) * 1000 : Date.now(),
)
  .toISOString()
  .replace(/\.\d+Z$/, 'Z');
