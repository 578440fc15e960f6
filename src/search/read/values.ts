/** Reads numbers, times, dates and patches with the words that bound them: "at least 3", "from 2016 to 2019". */
import type { Vocabulary } from '../words/vocabulary.ts';

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
const LONGEST_DATE = 5;

const two = (number: number | string): string => String(number).padStart(2, '0');

const monthOf = (month: string): string =>
  two(/\d/.test(month) ? month : 1 + MONTHS.findIndex((name) => new RegExp(`^${name}$`).test(month)));

/** A date as an ISO day or the beginning of one: "2015", "2015-12", "2015-12-20"; or two years with a dash. */
function dateAt(tokens: readonly string[], at: number): Read<string> | null {
  const text = tokens.slice(at, at + LONGEST_DATE).join(' ');
  const found = FORMS.map((form) => form.exec(text)).find((match) => match !== null);
  if (!found) return null;
  const { iso, from, to, year, month, day } = found.groups!;
  const parts = [year, month && monthOf(month), day && two(day)];
  const value = iso ?? (from ? `${from}..${to}` : parts.filter(Boolean).join('-'));
  return { value, length: found[0].split(' ').length };
}

/** A patch such as "1.30", with or without its word: "2.0" is 2.00. */
function patchAt(tokens: readonly string[], at: number): Read<string> | null {
  const isSaid = /^(?:patch|version|v)$/.test(tokens[at] ?? '');
  const word = tokens[at + (isSaid ? 1 : 0)] ?? '';
  const [, major, minor] = /^([123])\.(\d{1,2})(?:\.\d+)*$/.exec(word) ?? [];
  if (!major) return null;
  const value = `${major}.${major === '1' ? minor!.padEnd(2, '0') : two(minor!)}`;
  return { value, length: isSaid ? 2 : 1 };
}

/** How a value bounds. `open` is "20+" and "or more"; null is the value itself. */
export type Bound =
  'over' | 'least' | 'under' | 'most' | 'before' | 'until' | 'after' | 'since' | 'exactly' | 'at' | null;

export type Unit = 'min' | 'sec' | 'hour' | 'clock' | null;

export type Value =
  | { is: 'date' | 'patch' | 'size'; value: string }
  | { is: 'quantity'; bound: Bound; number: number; to: number | null; unit: Unit };

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

interface Amount {
  number: number;
  to: number | null;
  unit: Unit;
}

/** What stands before a value: a word and the bound that it is. */
interface Before {
  op: string | undefined;
  bound: Bound;
}

const UNBOUNDING: readonly string[] = ['c.between', 'c.from'];

/** Reads the values of a text. */
export class Values {
  readonly #tokens: readonly string[];
  readonly #vocabulary: Vocabulary;

  constructor(tokens: readonly string[], vocabulary: Vocabulary) {
    this.#tokens = tokens;
    this.#vocabulary = vocabulary;
  }

  /** The value at a place, with the words around it that bound it; null for none. */
  at(at: number): Read<Value> | null {
    const word = this.#keyword(at, 'c.');
    const place = at + (word?.length ?? 0);
    const before: Before = {
      op: word?.op,
      bound: (word && !UNBOUNDING.includes(word.op) ? word.op.slice(2) : null) as Bound,
    };
    const read =
      this.#size(place) ??
      this.#dated(place, before, 'date') ??
      this.#dated(place, before, 'patch') ??
      (before.op === 'c.since' ? null : this.#quantity(place, before));
    return read && { ...read, length: place - at + read.length };
  }

  #keyword(at: number, kind: string) {
    return this.#vocabulary.around(this.#tokens, at, kind);
  }

  /** A number, a time m:ss or a range of numbers, with its unit. Times are in seconds. */
  #amount(at: number): Read<Amount> | null {
    const half = this.#keyword(at, 'x.half');
    if (half) return { value: { number: 30, to: null, unit: 'min' }, length: half.length };
    const word = this.#tokens[at] ?? '';
    const unit = this.#keyword(at + 1, 'u.');
    const length = 1 + (unit?.length ?? 0);
    const [, minutes, seconds] = /^(\d+):([0-5]\d)$/.exec(word) ?? [];
    if (minutes) {
      const number = Number(minutes) * 60 + Number(seconds);
      return { value: { number, to: null, unit: 'clock' }, length: unit?.op === 'u.min' ? length : 1 };
    }
    const [, low, high] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(word) ?? [];
    const isAnHour = /^an?$/.test(word) && unit?.op === 'u.hour';
    const number = isAnHour ? 1 : low ? Number(low) : NUMBERS.indexOf(word);
    if (number < 0 || (number === 0 && !low)) return null;
    return { value: { number, to: high ? Number(high) : null, unit: unitOf(unit) }, length };
  }

  #dated(at: number, { op, bound }: Before, is: 'date' | 'patch'): Read<Value> | null {
    const readAt = is === 'date' ? dateAt : patchAt;
    const first = readAt(this.#tokens, at);
    if (!first) return null;
    const end = at + first.length;
    const joint = this.#tokens[end] ?? '';
    const second = readAt(this.#tokens, end + 1);
    const isRange =
      joint === 'to' || (op === 'c.between' && joint === 'and') || (op === 'c.from' && joint === 'until');
    const isPair = bound === null && op !== 'c.from' && /^(?:and|or|&)$/.test(joint) && is === 'date';
    if (second && (isRange || isPair))
      return {
        value: { is, value: `${first.value}..${second.value}` },
        length: first.length + 1 + second.length,
      };
    const suffix = this.#keyword(end, 'x.') ?? (joint === '+' ? { op: 'x.more', length: 1 } : null);
    const value = ranged(first.value, bound, is, suffix?.op);
    return { value: { is, value }, length: first.length + (suffix?.length ?? 0) };
  }

  #quantity(at: number, { op, bound }: Before): Read<Value> | null {
    const first = this.#amount(at);
    if (!first) return null;
    const { value, length } = first;
    let end = at + length;
    const joint = this.#tokens[end] ?? '';
    const second = joint === 'to' || (joint === 'and' && op === 'c.between') ? this.#amount(end + 1) : null;
    if (second && value.to === null && second.value.to === null) {
      const range = { ...value, unit: second.value.unit ?? value.unit, to: second.value.number };
      return { value: { is: 'quantity', bound: null, ...range }, length: length + 1 + second.length };
    }
    if (op === 'c.between') return null;
    const isOpen = joint === '+';
    if (isOpen) end++;
    const unit = value.unit === null ? this.#keyword(end, 'u.') : null;
    end += unit?.length ?? 0;
    const suffix = this.#keyword(end, 'x.');
    const sign = isOpen || suffix?.op === 'x.more' ? 'least' : suffix?.op === 'x.less' ? 'most' : bound;
    return {
      value: { is: 'quantity', ...value, bound: sign, unit: unitOf(unit) ?? value.unit },
      length: end - at + (suffix && suffix.op !== 'x.half' ? suffix.length : 0),
    };
  }

  /** "2v2", "2on2", "2 vs 2"; "2s". */
  #size(at: number): Read<Value> | null {
    const [first = '', sign = '', second = ''] = this.#tokens.slice(at, at + 3);
    if (!/^[1-6]$/.test(first)) return null;
    const size = { is: 'size' as const, value: `${first}v${first}` };
    if (/^(?:v|vs|on|x)$/.test(sign) && first === second) return { value: size, length: 3 };
    const [, joined] = /^(?:v|vs|on|x)([1-6])s?$/.exec(sign) ?? [];
    if (joined === first) return { value: size, length: 2 };
    return /^[2-4]$/.test(first) && sign === 's' ? { value: size, length: 2 } : null;
  }
}

/** "x" and "times" are no unit. */
const unitOf = (keyword: { op: string } | null): Unit =>
  keyword && keyword.op !== 'u.x' ? (keyword.op.slice(2) as Unit) : null;

/** A date or patch with bounds, as ranges in the syntax. */
function ranged(value: string, bound: Bound, is: 'date' | 'patch', suffix: string | undefined): string {
  if (suffix === 'x.more' || bound === 'since' || bound === 'least') return `${value}..`;
  if (suffix === 'x.less' || bound === 'most' || bound === 'until') return `..${value}`;
  if (bound === 'before' || bound === 'under')
    return is === 'patch' ? `before-${value}` : `..${daysBefore(value)}`;
  if (bound === 'after' || bound === 'over') return is === 'patch' ? `${value}..` : `${daysAfter(value)}..`;
  return value;
}

/** The last date before a year, month or day, and the first one after it, of the same precision. */
const daysBefore = (date: string): string => shifted(date, -1);
const daysAfter = (date: string): string => shifted(date, 1);
function shifted(date: string, by: 1 | -1): string {
  const [year = 0, month, day] = date.split('-').map(Number);
  if (month === undefined) return String(year + by);
  const moved = new Date(
    Date.UTC(year, month - 1 + (day === undefined ? by : 0), day === undefined ? 1 : day + by),
  );
  return moved.toISOString().slice(0, date.length);
}
