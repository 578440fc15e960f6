/** The rows of the panel, for both sides of a fight or both sides at a given second. Pure. */
import { formatClock } from '../../game/clock.ts';
import { glyphOf } from '../../view/svg/glyphs/choose.ts';
import type { LedgerSide } from '../../map/ledger-schema.ts';
import { sideClass } from '../../map/card/shapes.ts';
import type { GameTrack } from '../../map/story/track.ts';
import { levelText } from '../../map/scene/paint-heroes.ts';
import type { Scene } from '../../map/scene/scene.ts';
import type { Stage } from './stage.ts';
import { bandText, sideAt, type Band, type SideNow } from './side-now.ts';

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

/** Cell of a side that has nothing, or of which nothing is known. */
const NOTHING = '–';
/** The most food that a player can have, which is the length of the bar. */
const MAX_FOOD = 100;

const listText = (texts: readonly string[]): string => texts.join(', ') || NOTHING;
const kindText = ({ name, count }: { name: string; count: number }) =>
  count === 1 ? name : `${name} ×${count}`;
const kindMark = ({ id, name, count }: LedgerSide['brought'][number]): PanelMark => ({
  glyph: glyphOf(id, 'unit'),
  name,
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
          ...brought.map(kindText),
        ]),
      ),
      marks: sides.map(({ heroes, brought }) => [
        ...heroes.map(({ id, name, atLeast, atMost }) => ({
          glyph: glyphOf(id, 'hero'),
          name,
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
          : bandText([food.least, Math.max(food.least, food.most)]),
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
      texts: sides.map(({ lastSeen, buildings }) => listText([...lastSeen, ...buildings].map(kindText))),
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
  const hasLosses = now.some(({ lost }) => lost > 0);
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
      texts: texts(({ supply }) => (supply ? `${bandText(supply.used)}/${bandText(supply.room)}` : NOTHING)),
      gauges: now.map(({ supply }) => (supply ? shares(supply.used, MAX_FOOD) : null)),
    },
    {
      term: 'Spent',
      texts: texts(({ spent, spentBySec }) => `${bandText(spent)} by ${formatClock(spentBySec * 1000)}`),
      gauges: now.map(({ spent }) => shares(spent, mostSpent)),
    },
    { term: 'Workers', texts: texts(({ workers }) => bandText(workers)) },
    { term: 'Made so far', texts: texts(({ made }) => listText(made)) },
    ...(hasLosses
      ? [{ term: 'Food lost', texts: texts(({ lost }) => (lost > 0 ? PANEL_WORDS.orMore(lost) : NOTHING)) }]
      : []),
    { term: 'Last orders', texts: texts(({ orders }) => listText(orders)) },
  ];
  return rows.filter(({ texts }) => texts.some((text) => text !== NOTHING));
}

/** The ends of a band as shares of a whole. */
const shares = ([least, most]: Band, whole: number): [number, number] => [least / whole, most / whole];

/** The heroes of a side so far, with their levels. */
const heroesOf = (side: number, stage: Stage, { heroes }: Scene): PanelMark[] =>
  heroes
    .filter(({ slot, come }) => come && stage.sides[slot] === sideClass(side))
    .map(({ id, level, state }) => ({
      glyph: glyphOf(id, 'hero'),
      name: stage.heroes[id] ?? id,
      count: state.state === 'down' ? 'down' : levelText(level),
    }));

/** Texts of the panel next to the map; the names of its rows are in `term-words.ts`. */
export const PANEL_WORDS = {
  /** `place` says where the fight was, such as “at Thrall’s expansion”. */
  fight: (place: string | undefined, from: string, to: string): string =>
    place === undefined ? `Fight, ${from} to ${to}` : `Fight ${place}, ${from} to ${to}`,
  /** A fight in one line: “15:36 fight, food: Thrall 45–100, Arthas 33–75”. */
  brief: (clock: string, names: readonly string[], food: readonly string[]): string =>
    `${clock} fight, food: ${names.map((name, side) => `${name} ${food[side] ?? NOTHING}`).join(', ')}`,
  orMore: (minFood: number): string => `${minFood} or more`,
};
