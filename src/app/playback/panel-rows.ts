/** The rows of the panel, for both sides of a fight or both sides at a given second. Pure. */
import { glyphOf } from '../../view/svg/glyphs/choose.ts';
import type { LedgerSide } from '../../map/ledger-schema.ts';
import type { GameTrack } from '../../map/story/track.ts';
import { levelText } from '../../map/scene/paint-heroes.ts';
import type { Scene } from '../../map/scene/scene.ts';
import type { Stage } from './stage.ts';
import { formatClock } from '../../game/clock.ts';
import type { TrackSide, TrackSides } from '../../map/track/track-sides.ts';

/** A row: its term, a text for each side, and the lengths of the bars on a shared scale. */
export interface PanelRow {
  term: string;
  texts: string[];
  /** The same as glyphs with counts or levels, where objects have glyphs. */
  marks?: PanelMark[][];
  gauges?: ([least: number, most: number] | null)[];
}

/** An object as a glyph, with its count or level and its name. */
export interface PanelMark {
  glyph: string;
  count: string;
  name: string;
}

const listText = (texts: readonly string[]): string => texts.join(', ') || NOTHING;
const NOTHING = '–';
const kind = ({ name, count }: { name: string; count: number }) => (count === 1 ? name : `${name} ×${count}`);
const kindMark = ({ id, name, count }: LedgerSide['brought'][number]): PanelMark => ({
  ...{ glyph: glyphOf(id, 'unit'), name },
  count: count === 1 ? '' : `×${count}`,
});

/**
 * Rows for both sides of a fight, with their ledgers and attack orders. Without spoilers, what came of it is left out
 * until it is over.
 */
export function fightRows(
  sides: readonly LedgerSide[],
  orders: readonly number[],
  ahead: number | null,
  { names, tellsAll, isOver }: Stage & { tellsAll: boolean; isOver: boolean },
): PanelRow[] {
  const texts = (textOf: (side: LedgerSide, index: number) => string) => sides.map(textOf);
  const mostFood = Math.max(1, ...sides.map(({ food }) => food.most ?? food.least));
  return [
    {
      term: 'Brought',
      texts: texts(({ heroes, brought }) =>
        listText([
          ...heroes.map(({ name, atLeast, atMost }) => `${name} ${levelText([atLeast, atMost ?? atLeast])}`),
          ...brought.map(kind),
        ]),
      ),
      marks: sides.map(({ heroes, brought }) => [
        ...heroes.map(({ id, name, atLeast, atMost }) => ({
          ...{ glyph: glyphOf(id, 'hero'), name },
          count: levelText([atLeast, atMost ?? atLeast]),
        })),
        ...brought.map(kindMark),
      ]),
    },
    {
      term: 'Food',
      texts: texts(({ food }) =>
        food.most === null
          ? PANEL_WORDS.orMore(food.least)
          : band([food.least, Math.max(food.least, food.most)]),
      ),
      gauges: sides.map(({ food }) => [food.least / mostFood, (food.most ?? food.least) / mostFood]),
    },
    ...(tellsAll || isOver ? outcomeRows(sides, tellsAll) : []),
    {
      term: 'Attack orders',
      texts: orders.map((count, index) =>
        ahead === index && names.length === 2 ? `${count}, ahead` : String(count),
      ),
    },
  ];
}

/** What was last seen, and signs of how it ended; a row without any is left out. */
function outcomeRows(sides: readonly LedgerSide[], tellsAll: boolean): PanelRow[] {
  const rows: PanelRow[] = [
    {
      term: 'Last seen',
      texts: sides.map(({ lastSeen, buildings }) => listText([...lastSeen, ...buildings].map(kind))),
      marks: sides.map(({ lastSeen, buildings }) => [...lastSeen, ...buildings].map(kindMark)),
    },
    {
      term: 'After',
      texts: sides.map(({ heroes, portals, left }) =>
        listText([
          ...heroes.filter(({ revived }) => revived).map(({ name }) => `${name} died`),
          ...(portals > 0 ? [portals === 1 ? 'portal home' : `${portals} portals home`] : []),
          ...(tellsAll && left.length > 0 ? ['left'] : []),
        ]),
      ),
    },
  ];
  return rows.filter(({ texts }) => texts.some((text) => text !== NOTHING));
}

/** Rows for both sides at a time in ms; empty if the track has no data about sides. */
export function sideRows(track: GameTrack, stage: Stage, scene: Scene, ms: number): PanelRow[] {
  if (!track.sides) return [];
  const now = track.sides.sides.map((side) => sideAt(track.sides!, side, ms / 1000));
  const texts = (textOf: (side: SideNow, index: number) => string) => now.map(textOf);
  const mostSpent = Math.max(1, ...now.map(({ spent }) => spent[1]));
  const lost = now.some((side) => side.lost > 0);
  const rows: PanelRow[] = [
    {
      term: 'Heroes',
      texts: now.map((_, index) =>
        listText(heroesOf(index, stage, scene).map(({ name, count }) => `${name} ${count}`)),
      ),
      marks: now.map((_, index) => heroesOf(index, stage, scene)),
    },
    { term: 'Tier', texts: texts(({ tier }) => String(tier)) },
    {
      term: 'Supply',
      texts: texts(({ supply }) => (supply ? `${band(supply.used)}/${band(supply.room)}` : '–')),
      gauges: now.map(({ supply }) => (supply ? [supply.used[0] / 100, supply.used[1] / 100] : null)),
    },
    {
      term: 'Spent',
      texts: texts(({ spent }) => band(spent)),
      gauges: now.map(({ spent }) => [spent[0] / mostSpent, spent[1] / mostSpent]),
    },
    { term: 'Workers', texts: texts(({ workers }) => band(workers)) },
    { term: 'Made so far', texts: texts(({ made }) => listText(made)) },
    ...(lost
      ? [{ term: 'Food lost', texts: texts((side) => (side.lost > 0 ? PANEL_WORDS.orMore(side.lost) : '–')) }]
      : []),
    { term: 'Last orders', texts: texts(({ orders }) => listText(orders)) },
  ];
  return rows.filter(({ texts }) => texts.some((text) => text !== NOTHING));
}

/** The heroes of a side so far, with their levels. */
const heroesOf = (side: number, stage: Stage, { heroes }: Scene): PanelMark[] =>
  heroes
    .filter(({ slot, come }) => come && stage.sides[slot] === 'abcd'[side % 4])
    .map(({ id, level, state }) => ({
      ...{ glyph: glyphOf(id, 'hero'), name: stage.heroes[id] ?? id },
      count: state.state === 'down' ? 'down' : levelText(level),
    }));

/** A side's state at a second, from its lists. Pure. */
type Band = readonly [least: number, most: number];

interface SideNow {
  tier: number;
  /** Null while unknown. */
  supply: { used: Band; room: Band } | null;
  spent: Band;
  workers: Band;
  /** Kinds of units with their counts, largest count first. */
  made: string[];
  /** Minimum food lost. */
  lost: number;
  /** The latest orders with times, newest first. */
  orders: string[];
}

/** Number of starting workers in a melee game. */
const FIRST_WORKERS = 5;
/** Supply is known at each order and at each minute; values older than this many seconds are outdated. */
const FRESH = 75;
const MAX_KINDS = 4;
const LAST_ORDERS = 3;

const band = ([least, most]: Band): string => (least === most ? String(least) : `${least}–${most}`);

export function sideAt({ minutes, names }: TrackSides, side: TrackSide, second: number): SideNow {
  const upTo = <T extends readonly [number, ...number[]]>(rows: readonly T[]) =>
    rows.filter(([at]) => at <= second);
  const orders = upTo(side.orders);
  const born = upTo(side.born);
  const ofKind = (rows: readonly (readonly number[])[], kind: string) =>
    rows.filter(([, name]) => names[name!]?.[1] === kind);
  const supply = upTo(side.supply).at(-1);
  const [bornWorkers, askedWorkers] = [ofKind(born, 'w').length, ofKind(orders, 'w').length];
  return {
    tier: upTo(side.tiers).at(-1)?.[1] ?? 1,
    supply:
      supply && second - supply[0] <= FRESH
        ? { used: [supply[1], supply[2]], room: [supply[3], supply[4]] }
        : null,
    spent: side.spent[
      Math.max(
        0,
        minutes.findLastIndex((minute) => minute <= second),
      )
    ] ?? [0, 0],
    workers: [FIRST_WORKERS + bornWorkers, FIRST_WORKERS + Math.max(bornWorkers, askedWorkers)],
    made: countMade(ofKind(born, 'u'), ofKind(orders, 'u'), names),
    lost: upTo(side.lost).at(-1)?.[1] ?? 0,
    orders: orders
      .slice(-LAST_ORDERS)
      .reverse()
      .map(([at, name]) => `${names[name]![0]} ${formatClock(at * 1000)}`),
  };
}

function countMade(
  born: readonly (readonly number[])[],
  ordered: readonly (readonly number[])[],
  names: TrackSides['names'],
): string[] {
  const counts = new Map<number, [number, number]>();
  for (const [index, rows] of [born, ordered].entries())
    for (const [, name] of rows) {
      const count = counts.get(name!) ?? [0, 0];
      count[index as 0 | 1] += 1;
      counts.set(name!, count);
    }
  const kinds = [...counts]
    .map(([name, [least, most]]) => ({
      name: names[name]![0],
      count: [least, Math.max(least, most)] as const,
    }))
    .sort((a, b) => b.count[1] - a.count[1]);
  const omitted = kinds.length - MAX_KINDS;
  return [
    ...kinds.slice(0, MAX_KINDS).map(({ name, count }) => `${band(count)} ${name}`),
    ...(omitted > 0 ? [omitted === 1 ? '1 more kind' : `${omitted} more kinds`] : []),
  ];
}

// Texts of the panel next to the map; the names of its rows are in `term-words.ts`.

export const PANEL_WORDS = {
  /** `place` says where the fight was, such as “at Thrall’s expansion”. */
  fight: (place: string | undefined, from: string, to: string): string =>
    place === undefined ? `Fight, ${from} to ${to}` : `Fight ${place}, ${from} to ${to}`,
  /** A fight in one line: “15:36 fight, food: Thrall 45–100, Arthas 33–75”. */
  brief: (clock: string, names: readonly string[], food: readonly string[]): string =>
    `${clock} fight, food: ${names.map((name, side) => `${name} ${food[side] ?? '–'}`).join(', ')}`,
  orMore: (minFood: number): string => `${minFood} or more`,
};
