/** Facts about the site that every page shares. */

/** A setting without a default; null if it is unset or empty. */
function optional(
  name: string,
  fromEnvironment: string | undefined,
  ...rules: [isGood: (value: URL) => boolean, mustBe: string]
): string | null {
  return fromEnvironment ? setting(name, fromEnvironment, ...rules) : null;
}

/** The value of a setting. An unusable value stops the build with an explanation. */
function setting(name: string, value: string, isGood: (value: URL) => boolean, mustBe: string): string {
  const url = URL.parse(value);
  if (url && url.username === '' && url.password === '' && isGood(url)) return value;
  const fault = url?.password ? 'has a password in it' : `is ${JSON.stringify(value)}`;
  throw unusable(`${name} ${fault}; it must be ${mustBe}.`);
}

/** An error without a stack, because the sentence alone tells operators what to change. */
function unusable(sentence: string): Error {
  const error = new Error(sentence);
  delete error.stack;
  return error;
}

const isWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';

/** Stands for the address of the site while nobody has set one. */
const PLACEHOLDER_SITE = 'https://farseer.example';

/**
 * Published address of the site, without a final slash. Set it for another host, in the environment or here. The site
 * must be at the root of its host, because all its addresses begin there.
 */
export const SITE_URL = new URL(
  setting(
    'FARSEER_SITE_URL',
    process.env['FARSEER_SITE_URL'] || PLACEHOLDER_SITE,
    (url) => isWeb(url) && url.pathname === '/' && url.search === '' && url.hash === '',
    'the address of a whole host, such as https://replays.example.org: not of a folder, because all ' +
      'addresses of the site begin at the root',
  ),
).origin;

export const SITE_NAME = 'Farseer';

/** One sentence about the site, for descriptions. */
export const SITE_SUMMARY =
  'An open archive of Warcraft III pro and tournament games: build orders, tech and heroes, read from the replays themselves.';

/** Subjects, for catalogues. */
export const KEYWORDS = ['Warcraft III', 'replays', 'esports', 'build orders', 'real-time strategy'];

/** Address of the code and the issue tracker; null if unset, and then no page links to it. */
export const REPOSITORY_URL = optional(
  'FARSEER_REPOSITORY_URL',
  process.env['FARSEER_REPOSITORY_URL'],
  isWeb,
  'an address that begins with https:// or http://',
);

/**
 * Where to report vulnerabilities privately: a web address, or `mailto:` with an email address. Null if neither it nor
 * the repository is set.
 */
export const SECURITY_CONTACT = optional(
  'FARSEER_SECURITY_CONTACT',
  process.env['FARSEER_SECURITY_CONTACT'] ||
    (REPOSITORY_URL === null ? undefined : `${REPOSITORY_URL}/security/advisories/new`),
  (url) => isWeb(url) || url.protocol === 'mailto:',
  'an address that begins with https:// or mailto:',
);

/** The last second of the year 9999; later years have no portable ISO 8601 form. */
const LAST_SECOND = 253_402_300_799;

/** The time in `SOURCE_DATE_EPOCH`, or now. Throws for an invalid value. */
function buildTime(): Date {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  if (!epoch) return new Date();
  if (/^\d{1,12}$/.test(epoch) && Number(epoch) <= LAST_SECOND) return new Date(Number(epoch) * 1000);
  throw unusable(
    `SOURCE_DATE_EPOCH is ${JSON.stringify(epoch)}; it must be whole seconds since 1970, before the year 10000.`,
  );
}

/**
 * Build time, ISO 8601 in UTC. The only time stamp in anything published; `SOURCE_DATE_EPOCH` (seconds) fixes it for
 * reproducible builds.
 */
export const GENERATED_AT = buildTime()
  .toISOString()
  .replace(/\.\d+Z$/, 'Z');
