/** Reads dates and patches at a place among tokens. */

/** A value and the number of its tokens. */
export interface Read<T> {
  value: T;
  length: number;
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

const YEAR = /^(?:19[89]|20[0-4])\d$/;
const two = (number: number | string): string => String(number).padStart(2, '0');

const monthOf = (word = ''): string | null => {
  const at = MONTHS.findIndex((month) => month === word || month.slice(0, word === 'sept' ? 4 : 3) === word);
  return at < 0 ? null : two(at + 1);
};

const dayOf = (word: string | undefined): string | null =>
  /^(?:[1-9]|[12]\d|3[01])$/.test(word ?? '') ? two(word!) : null;

const isOrdinal = (word: string | undefined): boolean => /^(?:st|nd|rd|th)$/.test(word ?? '');

/** A date as an ISO day or the beginning of one: "2015", "2015-12", "2015-12-20"; or two years with a dash. */
export function dateAt(tokens: readonly string[], at: number): Read<string> | null {
  const word = tokens[at] ?? '';
  if (YEAR.test(word)) return { value: word, length: 1 };
  if (/^\d{4}-\d\d(?:-\d\d)?$/.test(word)) return { value: word, length: 1 };
  const [, first = '', last = ''] = /^(\d{4})-(\d{4})$/.exec(word) ?? [];
  if (YEAR.test(first) && YEAR.test(last)) return { value: `${first}..${last}`, length: 1 };
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(word) ?? [];
  if (year) return { value: `${year}-${two(month!)}-${two(day!)}`, length: 1 };
  return dayFirst(tokens, at) ?? monthFirst(tokens, at);
}

/** "20 december 2015", "20th of december 2015". */
function dayFirst(tokens: readonly string[], at: number): Read<string> | null {
  const day = dayOf(tokens[at]);
  let next = at + 1;
  if (isOrdinal(tokens[next])) next++;
  if (tokens[next] === 'of') next++;
  const month = monthOf(tokens[next]);
  const year = tokens[next + 1] ?? '';
  if (day === null || month === null || !YEAR.test(year)) return null;
  return { value: `${year}-${month}-${day}`, length: next + 2 - at };
}

/** "december 2015", "December 20, 2015". */
function monthFirst(tokens: readonly string[], at: number): Read<string> | null {
  const month = monthOf(tokens[at]);
  if (month === null) return null;
  if (YEAR.test(tokens[at + 1] ?? '')) return { value: `${tokens[at + 1]}-${month}`, length: 2 };
  const day = dayOf(tokens[at + 1]);
  let next = at + 2;
  if (isOrdinal(tokens[next])) next++;
  if (tokens[next] === ',') next++;
  const year = tokens[next] ?? '';
  return day !== null && YEAR.test(year) ? { value: `${year}-${month}-${day}`, length: next + 1 - at } : null;
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
