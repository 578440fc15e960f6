/**
 * What there is to see of a game at a moment. The same for a time however one got there, so that a jump shows what
 * playing up to it would.
 */
import { decodeTrack } from '../../game/map/decode-track.ts';
import { TRACK_STEP_MS, TRACK_STEP_UNITS, type GameTrack } from '../../game/map/track.ts';
import { stateAt, type HeroState, type HeroTrack } from '../../game/derive/places/hero-state.ts';
import type { Point } from '../../game/derive/places/point.ts';

/** How long a fight and a visit to a camp are still seen after they ended. */
const FADE_MS = 8000;

export interface Scene {
  heroes: { slot: number; id: string; state: HeroState }[];
  /** `strength` from 0 to 1 fades out after the end. */
  fights: { at: Point; spread: number; orders: number; strength: number }[];
  camps: { slot: number; at: Point; strength: number }[];
  buildings: { slot: number; at: Point; hall: boolean }[];
}

/** Reads the file of a track once, and then gives the scene of any moment. Throws for what is no track. */
export function sceneOf(track: GameTrack): (ms: number) => Scene {
  const heroes = track.heroes.map((columns): HeroTrack => ({
    slot: columns.slot,
    id: columns.id,
    object: 0,
    steps: decodeTrack(columns),
  }));
  let time = 0;
  const buildings = track.buildings.map(([slot, since, x, y, hall]) => {
    time += since;
    return {
      slot,
      ms: time * TRACK_STEP_MS,
      at: [x * TRACK_STEP_UNITS, y * TRACK_STEP_UNITS] as const,
      hall: hall === 1,
    };
  });
  return (ms) => ({
    heroes: heroes.map((hero) => ({ slot: hero.slot, id: hero.id, state: stateAt(hero, ms) })),
    fights: track.fights.flatMap(({ at, spread, orders, ...span }) => {
      const strength = strengthAt(span, ms);
      return strength > 0
        ? [{ at, spread, orders: orders.reduce((sum, side) => sum + side, 0), strength }]
        : [];
    }),
    camps: track.camps.flatMap(({ slot, at, ...span }) => {
      const strength = strengthAt(span, ms);
      return strength > 0 ? [{ slot, at, strength }] : [];
    }),
    buildings: buildings.filter((building) => building.ms <= ms),
  });
}

function strengthAt({ ms: start, lastsMs }: { ms: number; lastsMs: number }, ms: number): number {
  if (ms < start) return 0;
  return Math.max(0, 1 - Math.max(0, ms - start - lastsMs) / FADE_MS);
}
