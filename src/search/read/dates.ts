/** Reads dates and patches at a place among tokens. */

/** A value and the number of its tokens. */
export interface Read<T> {
  value: T;
  length: number;
}

const MONTHS = [
  ...['jan(?:uary)?', 'feb(?:ruary)?', 'mar(?:ch)?', 'apr(?:il)?', 'may', 'june?', 'july?', 'aug(?:ust)?'],
  ...['sept?(?:ember)?', 'oct(?:ober)?', 'nov(?:ember)?', 'dec(?:ember)?'],
];
const MONTH = `(?<month>${MONTHS.join('|')})`;
const DAY = '(?<day>[1-9]|[12]\\d|3[01])(?: (?:st|nd|rd|th))?';
const A_YEAR = '(?:19[89]|20[0-4])\\d';
const YEAR = `(?<year>${A_YEAR})`;

/** The forms of a date: an ISO day or its beginning, two years, numbers with dots, and words. */
const FORMS = [
  `(?<iso>${A_YEAR}|\\d{4}-\\d\\d(?:-\\d\\d)?)`,
  `(?<from>${A_YEAR})-(?<to>${A_YEAR})`,
  '(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?<year>\\d{4})',
  `${DAY}(?: of)? ${MONTH} ${YEAR}`,
  `${MONTH}(?: ${DAY}(?: ,)?)? ${YEAR}`,
].map((form) => new RegExp(`^${form}(?= |$)`));

/** Most tokens of a date. */
const LONGEST = 5;

const two = (number: number | string): string => String(number).padStart(2, '0');

const monthOf = (month: string): string =>
  two(/\d/.test(month) ? month : 1 + MONTHS.findIndex((name) => new RegExp(`^${name}$`).test(month)));

/** A date as an ISO day or the beginning of one: "2015", "2015-12", "2015-12-20"; or two years with a dash. */
export function dateAt(tokens: readonly string[], at: number): Read<string> | null {
  const text = tokens.slice(at, at + LONGEST).join(' ');
  const found = FORMS.map((form) => form.exec(text)).find((match) => match !== null);
  if (!found) return null;
  const { iso, from, to, year, month, day } = found.groups!;
  const parts = [year, month && monthOf(month), day && two(day)];
  const value = iso ?? (from ? `${from}..${to}` : parts.filter(Boolean).join('-'));
  return { value, length: found[0].split(' ').length };
}

/** A patch such as "1.30", with or without its word: "2.0" is 2.00. */
export function patchAt(tokens: readonly string[], at: number): Read<string> | null {
  const isSaid = /^(?:patch|version|v)$/.test(tokens[at] ?? '');
  const word = tokens[at + (isSaid ? 1 : 0)] ?? '';
  const [, major, minor] = /^([123])\.(\d{1,2})(?:\.\d+)*$/.exec(word) ?? [];
  if (!major) return null;
  const value = `${major}.${major === '1' ? minor!.padEnd(2, '0') : two(minor!)}`;
  return { value, length: isSaid ? 2 : 1 };
}
