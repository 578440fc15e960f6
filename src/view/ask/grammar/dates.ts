/** Parses dates: "2018", "december 2015", "20 december 2015", "since 2020", "last year". */
import type { Ask } from '../ask.ts';
import type { PhraseReader } from './reader.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const YEAR = /^(?:19|20)\d\d$/;
const FIRST = '0000';
const LAST = '9999';

/** A day, month or year as the prefix of an ISO day, and its number of words. */
interface Day {
  day: string;
  length: number;
}

const two = (number: number): string => String(number).padStart(2, '0');
const monthOf = (word = ''): number =>
  MONTHS.findIndex((name) => word === name || word === name.slice(0, 3) || word === name.slice(0, 4)) + 1;
const dayOf = (word = ''): number => {
  const day = /^\d{1,2}$/.test(word) ? Number(word) : 0;
  return day >= 1 && day <= 31 ? day : 0;
};

/** The day that begins a number of words ahead; null if there is none. */
function readDay(reader: PhraseReader, ahead: number): Day | null {
  const at = (place: number): string => reader.peek(ahead + place) ?? '';
  const word = at(0);
  if (/^\d{4}-\d\d(-\d\d)?$/.test(word) && monthOf(MONTHS[Number(word.slice(5, 7)) - 1]) > 0)
    return { day: word, length: 1 };
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(word) ?? [];
  if (year !== undefined) return { day: `${year}-${two(Number(month))}-${two(Number(day))}`, length: 1 };
  // "20 december 2015", "december 20 2015", "december 2015".
  const comma = (place: number): number => (at(place) === ',' ? 1 : 0);
  if (dayOf(word) && monthOf(at(1)) && YEAR.test(at(2 + comma(2))))
    return { day: `${at(2 + comma(2))}-${two(monthOf(at(1)))}-${two(dayOf(word))}`, length: 3 + comma(2) };
  if (monthOf(word) && dayOf(at(1)) && YEAR.test(at(2 + comma(2))))
    return { day: `${at(2 + comma(2))}-${two(monthOf(word))}-${two(dayOf(at(1)))}`, length: 3 + comma(2) };
  if (monthOf(word) && YEAR.test(at(1))) return { day: `${at(1)}-${two(monthOf(word))}`, length: 2 };
  return YEAR.test(word) ? { day: word, length: 1 } : null;
}

/** Parses a date part; `today` is an ISO day. */
export function readPlayed(reader: PhraseReader, today: string): Ask | null {
  const word = reader.peek()!;
  const taking = (count: number, from: string, to: string): Ask => {
    reader.skip(count);
    return { is: 'played', from, to };
  };
  const relative = relativeTime(reader, today);
  if (relative) return taking(relative.length, relative.from, relative.to);
  const between = /^((?:19|20)\d\d)-((?:19|20)\d\d)$/.exec(word);
  if (between) return taking(1, between[1]!, between[2]!);
  const than =
    /^(older|earlier|newer|later)$/.test(word) && reader.peek(1) === 'than' ? readDay(reader, 2) : null;
  if (than && /^(older|earlier)$/.test(word)) return taking(2 + than.length, FIRST, previous(than.day));
  if (than) return taking(2 + than.length, next(than.day), LAST);
  if (reader.words(2) === 'up to') {
    const last = readDay(reader, 2);
    return last && taking(2 + last.length, FIRST, last.day);
  }
  const ahead = /^(since|from|after|before|until|between|till)$/.test(word) ? 1 : 0;
  const first = readDay(reader, ahead);
  if (!first) return null;
  const behind = ahead + first.length;
  const joint = reader.peek(behind) ?? '';
  const second =
    (word === 'between' && joint === 'and') ||
    (/^(to|until|till)$/.test(joint) && !/^(after|before)$/.test(word))
      ? readDay(reader, behind + 1)
      : null;
  if (second) return taking(behind + 1 + second.length, first.day, second.day);
  if (word === 'between') return null;
  // "2018 or after", but not "before 2018 or after 2020".
  const since =
    /^(or|and)$/.test(joint) &&
    /^(later|after|newer|since)$/.test(reader.peek(behind + 1) ?? '') &&
    !/^(after|before)$/.test(word) &&
    !readDay(reader, behind + 2);
  if (since || word === 'since' || (word === 'from' && joint === 'on')) {
    return taking(behind + (since ? 2 : joint === 'on' && word === 'from' ? 1 : 0), first.day, LAST);
  }
  if (joint === '+') return taking(behind + 1, first.day, LAST);
  if (word === 'after') return taking(behind, next(first.day), LAST);
  if (word === 'before') return taking(behind, FIRST, previous(first.day));
  if (word === 'until' || word === 'till') return taking(behind, FIRST, first.day);
  return taking(behind, first.day, first.day);
}

/** "last year", "this month". */
function relativeTime(
  reader: PhraseReader,
  today: string,
): { from: string; to: string; length: number } | null {
  const which = reader.peek();
  const unit = reader.peek(1);
  if ((which !== 'last' && which !== 'this') || (unit !== 'year' && unit !== 'month')) return null;
  const thisOne = today.slice(0, unit === 'year' ? 4 : 7);
  const day = which === 'this' ? thisOne : previous(thisOne);
  return { from: day, to: day, length: 2 };
}

const shifted = (day: string, by: 1 | -1): string => {
  if (day.length === 4) return String(Number(day) + by);
  const [year, month, date] = day.split('-').map(Number) as [number, number, number | undefined];
  const moved =
    date === undefined
      ? new Date(Date.UTC(year, month - 1 + by, 1))
      : new Date(Date.UTC(year, month - 1, date + by));
  return moved.toISOString().slice(0, day.length);
};
const next = (day: string): string => shifted(day, 1);
const previous = (day: string): string => shifted(day, -1);
