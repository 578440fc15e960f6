/** Names of keys, and parts in words, for chips, facts, lists and tools. */
import { formatClock } from '../../game/clock.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { dateText } from '../../view/dates.ts';
import type { Named, PlayerRow, Rows } from '../rows/rows.ts';
import labels from '../words/labels.json' with { type: 'json' };
import { keyOf, type Thing } from '../words/things.ts';
import { isOfPlayer, type Key, type Part } from './part.ts';

const titled = (key: string): string =>
  key.replace(/-/g, ' ').replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());

export class Names {
  readonly #names: ReadonlyMap<string, string>;
  readonly #objects: Rows['objects'];

  /** `things` also have names that occur in no game. */
  constructor({ people, maps, events, builds, objects }: Rows, things: readonly Thing[] = []) {
    const named = (kind: Key, table: readonly Named[]) =>
      table.map(({ key, name }) => [`${kind}:${key}`, name] as const);
    this.#objects = objects;
    this.#names = new Map([
      ...things.map(({ kind, key, name }) => [`${keyOf(kind)}:${key}`, name] as const),
      ...named('player', people),
      ...named('map', maps),
      ...named('event', events),
      ...named('build', builds),
      ...named('made', objects),
      ...Object.entries(RACE_NAMES).map(([race, name]) => [`race:${race}`, name] as const),
    ]);
  }

  /** The name of a value of a part. One that nobody knows is written as a name. */
  of = (kind: Key, value: string): string => this.known(keyOf(kind), value) ?? titled(value);

  /** The name of a key in the rows; null for none. */
  known = (kind: Key, key: string | null): string | null => this.#names.get(`${kind}:${key}`) ?? null;

  /** The name of an object by its place; null for none. */
  object = (place: number): string | null => this.#objects[place]?.name ?? null;

  player = ({ person, name = '' }: Pick<PlayerRow, 'person' | 'name'>): string =>
    this.known('player', person) ?? name;
}

type Labels = Readonly<Record<string, string>>;
const { sides, sorts, asks, moments }: Record<'sides' | 'sorts' | 'asks' | 'moments', Labels> = labels;

type Value = string | number | undefined;

/** A moment in words: "tier 2", "second hero", "Raider". */
export const momentText = (moment: readonly string[], names?: Names): string =>
  moments[moment[0] ?? ''] ?? moment.map((name) => names?.of('made', name) ?? name).join(' or ');

/** An order of the list in words. */
export function sortText([name = '', ...moment]: readonly string[], names?: Names): string {
  const isMoment = name === 'earliest' || name === 'latest';
  return isMoment ? `${name} ${momentText(moment, names)} first` : (sorts[name] ?? name);
}

function askText([name = '', ...about]: readonly string[], names: Names): string {
  const isGroup = /^(?:map|race|player|matchup|event)$/.test(about[0] ?? '');
  const what = isGroup ? about[0]! : momentText(about, names);
  return `${[asks[name] ?? name, what].filter(Boolean).join(' ')}?`;
}

/** A range in words; what a range without an end, without a start, with both or of one value says is a table. */
function rangeText(kind: keyof typeof labels.ranges, from: Value, to: Value): string {
  const [until, since, both, one] = labels.ranges[kind];
  const text = from === undefined ? until : to === undefined ? since : from === to ? (one ?? both) : both;
  return text!.replace('$1', String(from ?? '')).replace('$2', String(to ?? ''));
}

const clock = (seconds: number | undefined): Value =>
  seconds === undefined ? undefined : formatClock(seconds * 1000);

const boundsText = ({ from, below }: Part): string =>
  from === undefined && below === undefined ? '' : rangeText('time', clock(from), clock(below));

const amountText = ({ least, most }: Part): string => rangeText('amount', least, most);

function lengthText({ from, below }: Part): string {
  const text = (seconds: number | undefined) =>
    Number(seconds) % 60 === 0 ? Number(seconds) / 60 : clock(seconds);
  return rangeText('length', text(from), text(below));
}

/** A range as its text has it: "2016..2019", "1.30.." or one value. */
function writtenText(kind: 'period' | 'patch', range: string, say = (value: string) => value): string {
  const [start = '', end = start] = range.split('..').map((value) => value && say(value));
  return rangeText(kind, start || undefined, end || undefined);
}

const day = (date: string) => (/^\d{4}(?:-\d\d){0,2}$/.test(date) ? dateText(date) : date);

const patchText = (range: string): string =>
  range.startsWith('before-') ? `before patch ${range.slice(7)}` : writtenText('patch', range);

const either = (values: readonly string[]): string => values.join(' or ');

const reached: (part: Part) => string = (part) =>
  `${part.key === 'expansion' ? 'an ' : ''}${moments[part.key]}${boundsText(part)}`;

/** What parts of a kind say, without side and "not"; others say their names. */
const SAYINGS: Partial<Record<Key, (part: Part, names: Names) => string>> = {
  made: (part, names) => {
    const isCounted = part.least !== undefined || part.most !== undefined;
    const amount = isCounted ? `, ${amountText(part)}` : '';
    return either(part.of.map((value) => names.of('made', value))) + boundsText(part) + amount;
  },
  order: ({ of }, names) =>
    either(
      of.map((order) =>
        order
          .split('..')
          .map((step) => either(step.split('|').map((value) => names.of('made', value))))
          .join(', then '),
      ),
    ),
  hero: (part, names) => {
    const place = moments[`hero${part.place ?? 1}`]!.replace(' hero', '');
    const heroes = either(part.of.map((value) => names.of('made', value)));
    return (heroes === '' ? `a ${place} hero` : `${heroes} as the ${place}`) + boundsText(part);
  },
  heroes: (part) => `${amountText(part)} ${part.least === 1 && part.most === 1 ? 'hero' : 'heroes'}`,
  expansion: reached,
  tier2: reached,
  tier3: reached,
  random: () => 'random race',
  mirror: () => 'mirror',
  length: lengthText,
  date: ({ of }) => either(of.map((period) => writtenText('period', period, day))),
  patch: ({ of }) => either(of.map(patchText)),
  size: ({ of }) => either(of).replace('any', 'any size'),
  result: ({ of }) => either(of),
  unknown: ({ of }) => of.join(' '),
  sort: ({ of }, names) => sortText(of, names),
  ask: ({ of }, names) => askText(of, names),
};

/** A part in words, with its side and whether it is negated. */
export function sayPart(part: Part, names: Names): string {
  const { key, side, not, of } = part;
  const isNobody = isOfPlayer(part) && not && side === 'any';
  const whose = isOfPlayer(part) ? (isNobody ? 'nobody: ' : sides[side]!) : '';
  const said = SAYINGS[key]?.(part, names) ?? either(of.map((value) => names.of(key, value)));
  return whose + (not && !isNobody ? 'not ' : '') + said;
}
