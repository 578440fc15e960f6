/** The lanes of the timeline, from the first side's heroes down to the last side's. */
import type { AnalysedHero, AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { bySide } from '../../game/sides.ts';

export type Lane = { side: number; y: number; height: number } & (
  | { kind: 'heroes'; name: string; slot: string; heroes: readonly AnalysedHero[] }
  | { kind: 'hall'; name: string; player: AnalysedPlayer }
  | { kind: 'creeps' }
  | { kind: 'signature' }
);

/** Height of a lane by kind in px, if there is enough room; the pulse always gets its full height. */
const ROOM = { heroes: 24, hall: 20, creeps: 16, signature: 92 } as const;
/** Maximum factor by which lanes of games with few heroes are enlarged. */
const MAX_SCALE = 1.5;
/** Height of the time labels above the lanes. */
export const LINE_TIMES = 30;
/** Total height of all lanes, at most a phone's width. */
export const LINE_HEIGHT = 346;
/** With more heroes than this, each player's heroes share a lane. */
const MAX_HERO_LANES = 12;

/** The lanes of a game; without places there are no creeps and no pulse. */
export function lanesOf({ players }: GameAnalysis, hasPlaces: boolean): { lanes: Lane[]; height: number } {
  const sides = bySide(players);
  const isShared = players.reduce((sum, { heroes }) => sum + heroes.length, 0) > MAX_HERO_LANES;
  const half = (side: number) => [
    ...sides[side]!.flatMap((player) => [
      ...heroLanes(player, isShared).map((lane) => ({ ...lane, kind: 'heroes' as const, side })),
      {
        kind: 'hall' as const,
        side,
        player,
        name: sides.some(({ length }) => length > 1) ? player.handle : 'Hall, tier',
      },
    ]),
    ...(hasPlaces ? [{ kind: 'creeps' as const, side }] : []),
  ];
  const upper = half(0);
  const lower = sides.slice(1).map((_, index) => half(index + 1).reverse());
  const lanesInOrder = [
    ...upper,
    ...(hasPlaces ? [{ kind: 'signature' as const, side: 0 }] : []),
    ...lower.flat(),
  ];
  const freeHeight = LINE_HEIGHT - LINE_TIMES - (hasPlaces ? ROOM.signature : 0);
  const wantedHeight = lanesInOrder.reduce(
    (sum, { kind }) => sum + (kind === 'signature' ? 0 : ROOM[kind]),
    0,
  );
  const scale = Math.min(MAX_SCALE, freeHeight / Math.max(1, wantedHeight));
  const lanes: Lane[] = [];
  let y = LINE_TIMES;
  for (const lane of lanesInOrder) {
    const height = Math.floor(ROOM[lane.kind] * (lane.kind === 'signature' ? 1 : scale));
    lanes.push({ ...lane, y: y + Math.round(height / 2), height });
    y += height;
  }
  return { lanes, height: y };
}

const heroLanes = ({ heroes, handle, slot }: AnalysedPlayer, isShared: boolean) =>
  isShared
    ? [{ name: handle, slot, heroes }]
    : heroes.map((hero) => ({ name: hero.name, slot, heroes: [hero] }));
