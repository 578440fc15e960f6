/**
 * The formal syntax of a query, which addresses hold and tools take: parts joined by spaces.
 *
 *     [~][-][vs. | both. | any.]KEY[:VALUE,VALUE][@FROM..TO][*LEAST..MOST]
 *
 * `-` negates, `~` turns a part off, `@5:00..8:00` is a time in the game, `*6..` is a number. Either end of a range may
 * be missing. The n-th hero is `hero1`, `hero2` and so on; the steps of an order are joined by `..`.
 */
import { formatClock } from '../../game/clock.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { RACES, type Race } from '../../game/races.ts';
import { KEYS, part, slugOfName, type Key, type Part, type Side } from './part.ts';

const SIDES: Readonly<Record<Side, string>> = { me: '', him: 'vs.', both: 'both.', any: 'any.' };
/** Most characters and parts of a query that are read; the rest is ignored. */
const LONGEST = 1000;
const MOST = 40;
/** Most characters that are kept of a text that is no part. */
const LONGEST_UNKNOWN = 60;

const range = (low: string | undefined, high: string | undefined): string =>
  low !== undefined && low === high ? low : `${low ?? ''}..${high ?? ''}`;

/** The text of one part. `parsePart` reads it as the same part, without the words that the part was read from. */
export function printPart({ key, of, side, not, place, from, below, least, most, off }: Part): string {
  const values = of.map((value) => value.replace(/[\s,@*]+/g, '_'));
  const text = (seconds: number | undefined) =>
    seconds === undefined ? undefined : formatClock(seconds * 1000);
  return [
    off ? '~' : '',
    not ? '-' : '',
    SIDES[side],
    key === 'hero' ? `hero${place ?? 1}` : key,
    values.length > 0 ? `:${values.join(',')}` : '',
    from === undefined && below === undefined ? '' : `@${text(from) ?? ''}..${text(below) ?? ''}`,
    least === undefined && most === undefined ? '' : `*${range(least?.toString(), most?.toString())}`,
  ].join('');
}

/** The text of a query, which `parseQuery` reads as the same parts. */
export const printQuery = (parts: readonly Part[]): string => parts.map(printPart).join(' ');

const PART =
  /^(~)?(-)?(vs\.|both\.|any\.)?(?:(hero)([1-6])?|([a-z]+[23]?))(?::([^@*]*))?(?:@([\d:]*)\.\.([\d:]*))?(?:\*(\d*)(\.\.)?(\d*))?$/u;

const secondsOf = (text: string | undefined): number | undefined => {
  const [, minutes, seconds = '0'] = /^(\d{1,3})(?::([0-5]?\d))?$/.exec(text ?? '') ?? [];
  return minutes === undefined ? undefined : Number(minutes) * 60 + Number(seconds);
};

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined || text === '' ? undefined : Number(text);

/** One part; a text that is none stays as a part that is not understood. */
export function parsePart(text: string): Part {
  const found = PART.exec(text) ?? [];
  const [, off, not, sign, hero, place = '1', other, values, from, below, least, dots, most] = found;
  const key = KEYS.find((known) => known === (hero ?? other));
  if (!key) return part('unknown', [text.slice(0, LONGEST_UNKNOWN)]);
  const optional = {
    place: hero === undefined ? undefined : Number(place),
    from: secondsOf(from),
    below: secondsOf(below),
    least: numberOf(least),
    most: numberOf(dots ? most : least),
    off: off ? true : undefined,
  };
  const side = (Object.keys(SIDES) as Side[]).find((candidate) => SIDES[candidate] === (sign ?? '')) ?? 'me';
  return {
    ...part(key, values ? values.split(',').filter(Boolean).map(stored(key)) : []),
    side,
    not: not === '-',
    ...(Object.fromEntries(
      Object.entries(optional).filter(([, value]) => value !== undefined),
    ) as Partial<Part>),
  };
}

/** A value as it is stored: races may be named, and names be in capitals. Words that are not understood keep their spaces. */
const stored = (key: Key) => (value: string) => {
  if (key === 'unknown') return value.replaceAll('_', ' ');
  if (key === 'size') return value;
  const small = value.toLowerCase();
  const named = (race: Race) => race === value.toUpperCase() || slugOfName(RACE_NAMES[race]) === small;
  return (key === 'race' && RACES.find(named)) || small;
};

/** The parts of a query. Never throws; what is no part becomes a part that is not understood. */
export const parseQuery = (text: string): Part[] =>
  text.slice(0, LONGEST).split(/\s+/).filter(Boolean).slice(0, MOST).map(parsePart);
