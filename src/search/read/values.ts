/** Reads numbers, times, dates and patches with the words that bound them: "at least 3", "from 2016 to 2019". */
import counting from '../words/counting.json' with { type: 'json' };
import type { Vocabulary } from '../words/vocabulary.ts';

/** A value and the number of its tokens. */
export interface Read<T> {
  value: T;
  length: number;
}

/** How a value bounds; null is the value itself. */
export type Bound =
  'over' | 'least' | 'under' | 'most' | 'before' | 'until' | 'after' | 'since' | 'exactly' | 'at' | null;

export type Unit = 'min' | 'sec' | 'hour' | 'clock' | null;

/** A value as it is in the syntax. */
interface Formed {
  is: 'date' | 'patch' | 'size';
  value: string;
}

export type Value = Formed | { is: 'quantity'; bound: Bound; number: number; to: number | null; unit: Unit };

const MONTH = `(?<month>${counting.months.join('|')})`;
const DAY = '(?<day>[1-9]|[12]\\d|3[01])(?: (?:st|nd|rd|th))?';
const A_YEAR = '(?:19[89]|20[0-4])\\d';
const YEAR = `(?<year>${A_YEAR})`;

/** The forms of values that are more than a number. */
const FORMS = Object.entries({
  // "2v2", "2on2", "2 vs 2"; "2s".
  size: ['(?<size>[1-6]) (?:v|vs|on|x) ?\\k<size>s?', '(?<size>[2-4]) s'],
  // An ISO day or its beginning, two years, numbers with dots, and words.
  date: [
    `(?<iso>${A_YEAR}|\\d{4}-\\d\\d(?:-\\d\\d)?)`,
    `(?<from>${A_YEAR})-(?<to>${A_YEAR})`,
    '(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?<year>\\d{4})',
    `${DAY}(?: of)? ${MONTH} ${YEAR}`,
    `${MONTH}(?: ${DAY}(?: ,)?)? ${YEAR}`,
  ],
  patch: ['(?:(?:patch|version|v) )?(?<major>[123])\\.(?<minor>\\d{1,2})(?:\\.\\d+)*'],
}).flatMap(([is, forms]) =>
  forms.map((form) => ({ is: is as Formed['is'], form: new RegExp(`^${form}(?= |$)`) })),
);

/** Most tokens of a form. */
const LONGEST_FORM = 5;

const two = (number: number | string): string => String(number).padStart(2, '0');

const monthOf = (month: string): string =>
  two(/\d/.test(month) ? month : 1 + counting.months.findIndex((names) => names.split('|').includes(month)));

/** What was found in a form, in the syntax. "2.0" is 2.00. */
function written({ size, major, minor = '', iso, from, to, year, month, day }: Groups): string {
  if (size) return `${size}v${size}`;
  if (major) return `${major}.${major === '1' ? minor.padEnd(2, '0') : two(minor)}`;
  if (from) return `${from}..${to}`;
  return iso ?? [year, month && monthOf(month), day && two(day)].filter(Boolean).join('-');
}

const NUMBERS = counting.numbers.split(' ');

type Groups = Partial<Record<string, string>>;

type Quantity = Extract<Value, { is: 'quantity' }>;

/** The bound that stands before a value, or behind it, and the word for it. */
interface Bounding {
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
    const bound = word && !UNBOUNDING.includes(word.op) ? (word.op.slice(2) as Bound) : null;
    const before = { op: word?.op, bound };
    const read =
      this.#formed(place, before) ?? (before.op === 'c.since' ? null : this.#quantity(place, before));
    return read && { ...read, length: place - at + read.length };
  }

  #keyword(at: number, kind: string) {
    return this.#vocabulary.around(this.#tokens, at, kind);
  }

  /** "or more", "+": what bounds a value from behind. */
  #behind(at: number): Read<Bound> | null {
    if (this.#tokens[at] === '+') return { value: 'least', length: 1 };
    const suffix = this.#keyword(at, 'x.');
    return suffix && { value: suffix.op.slice(2) as Bound, length: suffix.length };
  }

  /** A size, date or patch without what bounds it. */
  #form(at: number): Read<Formed> | null {
    const tokens = this.#tokens.slice(at, at + LONGEST_FORM).join(' ');
    for (const { is, form } of FORMS) {
      const found = form.exec(tokens);
      if (found) return { value: { is, value: written(found.groups!) }, length: found[0].split(' ').length };
    }
    return null;
  }

  #formed(at: number, { op, bound }: Bounding): Read<Formed> | null {
    const first = this.#form(at);
    if (!first || first.value.is === 'size') return first;
    const { is, value } = first.value;
    const end = at + first.length;
    const joint = this.#tokens[end] ?? '';
    const second = this.#form(end + 1);
    const isRange =
      joint === 'to' || (op === 'c.between' && joint === 'and') || (op === 'c.from' && joint === 'until');
    const isPair = bound === null && op !== 'c.from' && /^(?:and|or|&)$/.test(joint) && is === 'date';
    if (second?.value.is === is && (isRange || isPair))
      return {
        value: { is, value: `${value}..${second.value.value}` },
        length: first.length + 1 + second.length,
      };
    const behind = this.#behind(end);
    return {
      value: { is, value: ranged(value, behind?.value ?? bound, is === 'date') },
      length: first.length + (behind?.length ?? 0),
    };
  }

  /** A number, a time m:ss or a range of numbers, with its unit. Times are in seconds. */
  #amount(at: number): Read<Omit<Quantity, 'is' | 'bound'>> | null {
    const half = this.#keyword(at, 'half');
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

  #quantity(at: number, { op, bound }: Bounding): Read<Quantity> | null {
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
    const behind = isOpen ? null : this.#behind(end);
    return {
      value: {
        ...{ is: 'quantity', ...value, unit: unitOf(unit) ?? value.unit },
        bound: isOpen ? 'least' : (behind?.value ?? bound),
      },
      length: end - at + (behind?.length ?? 0),
    };
  }
}

/** "x" and "times" are no unit. */
const unitOf = (keyword: { op: string } | null): Unit =>
  keyword && keyword.op !== 'u.x' ? (keyword.op.slice(2) as Unit) : null;

/** A date or patch with bounds, as ranges in the syntax. */
function ranged(value: string, bound: Bound, isDate: boolean): string {
  if (bound === 'since' || bound === 'least') return `${value}..`;
  if (bound === 'most' || bound === 'until') return `..${value}`;
  if (bound === 'before' || bound === 'under') return isDate ? `..${shifted(value, -1)}` : `before-${value}`;
  if (bound === 'after' || bound === 'over') return `${isDate ? shifted(value, 1) : value}..`;
  return value;
}

/** The first date after a year, month or day, or the last one before it, of the same precision. */
function shifted(date: string, by: 1 | -1): string {
  const [year = 0, month, day] = date.split('-').map(Number);
  if (month === undefined) return String(year + by);
  const moved = new Date(
    Date.UTC(year, month - 1 + (day === undefined ? by : 0), day === undefined ? 1 : day + by),
  );
  return moved.toISOString().slice(0, date.length);
}
