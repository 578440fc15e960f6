/** The rows of the panel, for both sides of a fight or both sides at a given second. Pure. */
import type { LedgerSide } from '../../game/map/ledger-schema.ts';
import type { GameTrack } from '../../game/map/track.ts';
import { levelText } from './paint-heroes.ts';
import { PANEL_WORDS as WORDS } from './panel-words.ts';
import type { Scene } from './scene.ts';
import { band, sideAt, type SideNow } from './side-now.ts';
import type { Stage } from './stage.ts';

/** A row: its term, a text for each side, and the lengths of the bars on a shared scale. */
export interface PanelRow {
  term: string;
  texts: string[];
  gauges?: ([least: number, most: number] | null)[];
}

const listed = (texts: readonly string[]): string => texts.join(', ') || '–';
const kind = ({ name, count }: { name: string; count: number }) => (count === 1 ? name : `${name} ×${count}`);

/** Rows for both sides of a fight, with their ledgers and attack orders. */
export function fightRows(
  sides: readonly LedgerSide[],
  orders: readonly number[],
  ahead: number | null,
  { names, sides: sideOf, tellsAll }: Stage & { tellsAll: boolean },
): PanelRow[] {
  const endsGame = ([first, ...others]: readonly number[]) => {
    const partners = Object.values(sideOf).filter((side) => side === sideOf[first!]);
    return names.length === 2 && partners.length === others.length + 1;
  };
  const texts = (of: (side: LedgerSide, index: number) => string) => sides.map(of);
  const mostFood = Math.max(1, ...sides.map(({ food }) => food.most ?? food.least));
  return [
    {
      term: 'Brought',
      texts: texts(({ heroes, brought }) =>
        listed([
          ...heroes.map(({ name, atLeast, atMost }) => `${name} ${levelText([atLeast, atMost ?? atLeast])}`),
          ...brought.map(kind),
        ]),
      ),
    },
    {
      term: 'Food',
      texts: texts(({ food }) =>
        food.most === null ? WORDS.orMore(food.least) : band([food.least, Math.max(food.least, food.most)]),
      ),
      gauges: sides.map(({ food }) => [food.least / mostFood, (food.most ?? food.least) / mostFood]),
    },
    {
      term: 'Last seen',
      texts: texts(({ lastSeen, buildings }) => listed([...lastSeen, ...buildings].map(kind))),
    },
    {
      term: 'After',
      texts: texts(({ heroes, portals, left }) =>
        listed([
          ...heroes.filter(({ revived }) => revived).map(({ name }) => WORDS.died(name)),
          ...(portals > 0 ? [WORDS.portals(portals)] : []),
          ...(tellsAll && left.length > 0 ? [endsGame(left) ? WORDS.leftAndEnded : WORDS.left] : []),
        ]),
      ),
    },
    {
      term: 'Attack orders',
      texts: orders.map((count, index) =>
        ahead === index && names.length === 2 ? WORDS.ahead(count) : String(count),
      ),
    },
  ];
}

/** Rows for both sides at a time in ms; empty if the track has no data about sides. */
export function sideRows(track: GameTrack, stage: Stage, scene: Scene, ms: number): PanelRow[] {
  if (!track.sides) return [];
  const now = track.sides.sides.map((side) => sideAt(track.sides!, side, ms / 1000));
  const texts = (of: (side: SideNow, index: number) => string) => now.map(of);
  const mostSpent = Math.max(1, ...now.map(({ spent }) => spent[1]));
  const lost = now.some((side) => side.lost > 0);
  return [
    { term: 'Heroes', texts: texts((_, index) => heroesOf(index, stage, scene)) },
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
    { term: 'Army', texts: texts(({ army }) => listed(army)) },
    ...(lost
      ? [{ term: 'Food lost', texts: texts((side) => (side.lost > 0 ? WORDS.orMore(side.lost) : '–')) }]
      : []),
    { term: 'Last orders', texts: texts(({ orders }) => listed(orders)) },
  ];
}

/** The heroes of a side so far, with their levels. */
const heroesOf = (side: number, stage: Stage, { heroes }: Scene): string =>
  listed(
    heroes
      .filter(({ slot, come }) => come && stage.sides[slot] === 'abcd'[side % 4])
      .map(
        ({ id, level, state }) =>
          `${stage.heroes[id] ?? id} ${state.state === 'down' ? WORDS.down : levelText(level)}`,
      ),
  );
