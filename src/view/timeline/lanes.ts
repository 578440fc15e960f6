/** The lanes of the timeline, from the first side's heroes down to the last side's. */
import type { AnalysedHero, AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { bySide } from '../../game/sides.ts';

/** A row of the timeline. `middle` is its middle from the top of the drawing, in px like `height`. */
export type Lane = { side: number; middle: number; height: number } & (
  | { kind: 'heroes'; name: string; slot: string; heroes: readonly AnalysedHero[] }
  | { kind: 'hall'; name: string; player: AnalysedPlayer }
  | { kind: 'creeps' }
  | { kind: 'pulse' }
);

/** Height of a lane by kind in px, if there is enough room; the pulse always gets its full height. */
const ROOM = { heroes: 24, hall: 20, creeps: 16, pulse: 92 } as const;
/** Maximum factor by which lanes of games with few heroes are enlarged. */
const MAX_SCALE = 1.5;
/** Height of the time labels above the lanes. */
export const LINE_TIMES = 30;
/** Total height of all lanes, at most a phone's width. */
export const LINE_HEIGHT = 346;
/** With more heroes than this, each player's heroes share a lane. */
const MAX_HERO_LANES = 12;

/** The lanes of a game and their height in px; without places there are no creeps and no pulse. */
export function lanesOf(game: GameAnalysis, hasPlaces: boolean): { lanes: Lane[]; height: number } {
  const lanesInOrder = orderOfLanes(game, hasPlaces);
  const freeHeight = LINE_HEIGHT - LINE_TIMES - (hasPlaces ? ROOM.pulse : 0);
  const wantedHeight = lanesInOrder.reduce((sum, { kind }) => sum + (kind === 'pulse' ? 0 : ROOM[kind]), 0);
  const scale = Math.min(MAX_SCALE, freeHeight / Math.max(1, wantedHeight));
  const lanes: Lane[] = [];
  let top = LINE_TIMES;
  for (const lane of lanesInOrder) {
    const height = Math.floor(ROOM[lane.kind] * (lane.kind === 'pulse' ? 1 : scale));
    lanes.push({ ...lane, middle: top + Math.round(height / 2), height });
    top += height;
  }
  return { lanes, height: top };
}

/** The first side's lanes, the pulse, and the lanes of the other sides, which mirror those above. */
function orderOfLanes({ players }: GameAnalysis, hasPlaces: boolean): Unplaced<Lane>[] {
  const sides = bySide(players);
  const isShared = players.reduce((sum, { heroes }) => sum + heroes.length, 0) > MAX_HERO_LANES;
  const hasAllies = sides.some(({ length }) => length > 1);
  const lanesOfSide = (side: number) => [
    ...sides[side]!.flatMap((player) => [
      ...heroLanes(player, isShared).map((lane) => ({ ...lane, kind: 'heroes' as const, side })),
      { kind: 'hall' as const, side, player, name: hasAllies ? player.handle : 'Hall, tier' },
    ]),
    ...(hasPlaces ? [{ kind: 'creeps' as const, side }] : []),
  ];
  return [
    ...lanesOfSide(0),
    ...(hasPlaces ? [{ kind: 'pulse' as const, side: 0 }] : []),
    ...sides.slice(1).flatMap((_, index) => lanesOfSide(index + 1).reverse()),
  ];
}

type Unplaced<Kind> = Kind extends Lane ? Omit<Kind, 'middle' | 'height'> : never;

const heroLanes = ({ heroes, handle, slot }: AnalysedPlayer, isShared: boolean) =>
  isShared
    ? [{ name: handle, slot, heroes }]
    : heroes.map((hero) => ({ name: hero.name, slot, heroes: [hero] }));
