/** Says parts in words, for chips and tools. */
import { formatClock } from '../../game/clock.ts';
import { dateText } from '../../view/dates.ts';
import labels from '../words/labels.json' with { type: 'json' };
import type { Names } from './names.ts';
import { isOfPlayer, type Key, type Part } from './part.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const MOMENTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PLACES.map((place, at) => [`hero${at + 1}`, `${place} hero`])),
  expansion: 'expansion',
  tier2: 'tier 2',
  tier3: 'tier 3',
};

const { sides, sorts, asks }: Readonly<Record<'sides' | 'sorts' | 'asks', Readonly<Record<string, string>>>> =
  labels;

/** A moment in words: "tier 2", "second hero", "Raider". */
export const momentText = (moment: readonly string[], names?: Names): string =>
  MOMENTS[moment[0] ?? ''] ?? moment.map((name) => names?.of('made', name) ?? name).join(' or ');

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

function boundsText({ from, below }: Part): string {
  if (from !== undefined && below !== undefined)
    return ` from ${formatClock(from * 1000)} to ${formatClock(below * 1000)}`;
  if (below !== undefined) return ` before ${formatClock(below * 1000)}`;
  return from === undefined ? '' : ` at ${formatClock(from * 1000)} or later`;
}

function amountText({ least, most }: Part): string {
  if (least !== undefined && least === most) return `exactly ${least}`;
  if (least !== undefined && most !== undefined) return `${least} to ${most}`;
  return least === undefined ? `at most ${most}` : `at least ${least}`;
}

function lengthText({ from, below }: Part): string {
  const text = (seconds: number) => (seconds % 60 === 0 ? String(seconds / 60) : formatClock(seconds * 1000));
  if (from === undefined) return `under ${text(below ?? 0)} min`;
  return below === undefined ? `${text(from)} min or longer` : `${text(from)} to ${text(below)} min`;
}

function periodText(period: string): string {
  const [start = '', end] = period.split('..');
  const day = (date: string) => (/^\d{4}(?:-\d\d){0,2}$/.test(date) ? dateText(date) : date);
  if (end === undefined) return day(start);
  if (start === '') return `until ${day(end)}`;
  return end === '' ? `since ${day(start)}` : `${day(start)} to ${day(end)}`;
}

function patchText(range: string): string {
  if (range.startsWith('before-')) return `before patch ${range.slice(7)}`;
  const [start = '', end] = range.split('..');
  if (end === undefined) return `patch ${start}`;
  if (start === '') return `patch ${end} or older`;
  return `patch ${start} ${end === '' ? 'or newer' : `to ${end}`}`;
}

const either = (values: readonly string[]): string => values.join(' or ');

const reached: (part: Part) => string = (part) =>
  `${part.key === 'expansion' ? 'an ' : ''}${MOMENTS[part.key]}${boundsText(part)}`;

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
    const place = PLACES[(part.place ?? 1) - 1];
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
  date: ({ of }) => either(of.map(periodText)),
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
