/**
 * The scene of a game at a moment. It depends only on the time, so that jumping to a moment shows the same scene as
 * playing up to it.
 */
import { decodeTrack, type Route } from '../story/decode-track.ts';
import type { GameTrack, TrackColumns } from '../story/track.ts';
import { TRACK_STEP_MS, TRACK_STEP_UNITS } from '../track/track-steps.ts';
import {
  FORGOTTEN_MS,
  lastUpTo,
  positionAt,
  stateAt,
  type HeroState,
  type HeroTrack,
} from '../../game/derive/places/hero-state.ts';
import type { Point } from '../../game/derive/places/point.ts';

/** How long a fight and a camp visit stay visible after their end. */
const FADE_MS = 8000;
/** How long a portal stays visible. */
const PORTAL_MS = 5000;
/** How long a unit stays fully visible after an order; then it fades until it is forgotten. */
const CLEAR_MS = 4000;
/** Minimum opacity at which a unit is drawn. */
const MIN_STRENGTH = 0.15;
/** A hero took part in a fight if its last order is at most this long before the fight. */
const BEFORE_FIGHT_MS = 60_000;

/** Minimum and maximum level of a hero at a time. */
export type LevelBand = readonly [min: number, max: number];

/** Everything that is drawn of one second. */
export interface Scene {
  /** `down`: the hero died in a past fight and was not commanded again. */
  heroes: {
    slot: number;
    id: string;
    state: HeroState | { state: 'down'; at: Point };
    level: LevelBand;
    /** Whether the hero had appeared by that time. */
    come: boolean;
  }[];
  /** `strength` from 0 to 1: how recently the unit was ordered. */
  units: { slot: number; object: number; at: Point; strength: number }[];
  /** `strength` from 0 to 1: it fades out after the fight's end. */
  fights: { index: number; at: Point; spread: number; orders: number; strength: number }[];
  /** Past fights. */
  past: readonly Point[];
  /** First visits so far, latest last; `strength` is set during a visit, and is 0 afterwards. */
  camps: { slot: number; at: Point; number: number; strength: number }[];
  /** Buildings count as done after their build time, assuming no delay. */
  buildings: { slot: number; at: Point; hall: boolean; done: boolean }[];
  portals: { slot: number; at: Point; strength: number }[];
}

/** Parses a track once and returns the scene at any moment. Throws for an invalid track. */
export function sceneOf(track: GameTrack, route: Route | null = null): (ms: number) => Scene {
  const tracksOf = (columns: readonly TrackColumns[]) =>
    columns.map((list, object): HeroTrack => ({
      slot: list.slot,
      id: list.id,
      object,
      steps: decodeTrack(list, route),
    }));
  const [heroes, units] = [tracksOf(track.heroes), tracksOf(track.units)];
  const buildings = buildingsOf(track);
  const camps = campsOf(track);
  return (ms) => ({
    heroes: heroes.map((hero) => ({
      slot: hero.slot,
      id: hero.id,
      state: fallenHero(hero, track.fights, ms) ?? stateAt(hero, ms),
      level: levelAt(track, hero, ms),
      come: lastUpTo(hero.steps, ms) >= 0,
    })),
    units: units.flatMap(({ slot, object, steps }) => {
      const step = steps[lastUpTo(steps, ms)];
      const age = step ? ms - step.ms : Infinity;
      if (!step || age > FORGOTTEN_MS) return [];
      const fadedShare = Math.max(0, age - CLEAR_MS) / (FORGOTTEN_MS - CLEAR_MS);
      return [{ slot, object, at: positionAt(step, ms), strength: 1 - fadedShare * (1 - MIN_STRENGTH) }];
    }),
    fights: track.fights.flatMap(({ at, spread, orders, ...span }, index) => {
      const strength = strengthAt(span, ms);
      return strength > 0
        ? [{ index, at, spread, orders: orders.reduce((sum, side) => sum + side, 0), strength }]
        : [];
    }),
    past: track.fights.filter((fight) => fight.ms + fight.lastsMs + FADE_MS <= ms).map(({ at }) => at),
    camps: camps
      .filter((visit) => visit.ms <= ms)
      .map(({ slot, at, number, ...span }) => ({ slot, at, number, strength: strengthAt(span, ms) })),
    buildings: buildings
      // Starting halls are part of the drawing.
      .filter((building) => building.ms <= ms && building.ms > 0)
      .map(({ slot, at, hall, doneMs }) => ({ slot, at, hall, done: doneMs <= ms })),
    portals: track.portals.flatMap(({ slot, at, ms: from }) =>
      ms >= from && ms < from + PORTAL_MS ? [{ slot, at, strength: 1 - (ms - from) / PORTAL_MS }] : [],
    ),
  });
}

function buildingsOf(track: GameTrack) {
  const buildings: { slot: number; ms: number; doneMs: number; at: Point; hall: boolean }[] = [];
  let ms = 0;
  for (const [slot, steps, x, y, hall, seconds] of track.buildings) {
    ms += steps * TRACK_STEP_MS;
    const at: Point = [x * TRACK_STEP_UNITS, y * TRACK_STEP_UNITS];
    buildings.push({ slot, ms, doneMs: ms + seconds * 1000, at, hall: hall === 1 });
  }
  return buildings;
}

/** Two places that a player visits count as the same camp if they are closer together than this. */
const SAME_CAMP = 600;

/** Each player's first visit to each camp, with the index of the visit. */
function campsOf({ camps }: GameTrack) {
  const visits: (GameTrack['camps'][number] & { number: number })[] = [];
  for (const visit of camps) {
    const ofPlayer = visits.filter(({ slot }) => slot === visit.slot);
    const isNear = ([x, y]: Point) => Math.hypot(x - visit.at[0], y - visit.at[1]) < SAME_CAMP;
    if (!ofPlayer.some(({ at }) => isNear(at))) visits.push({ ...visit, number: ofPlayer.length + 1 });
  }
  return visits;
}

/**
 * Finds where a hero is down. If the hero's next step is a revive order, it died after its last step. It is shown as
 * down at its last place from the end of its last fight. Null if unknown.
 */
function fallenHero(
  { steps }: HeroTrack,
  fights: GameTrack['fights'],
  ms: number,
): { state: 'down'; at: Point } | null {
  const index = lastUpTo(steps, ms);
  const [step, next] = [steps[index], steps[index + 1]];
  if (!step) return null;
  if (step.dead) return { state: 'down', at: step.at };
  if (!next?.dead) return null;
  const fight = fights.findLast(
    (candidate) => step.ms >= candidate.ms - BEFORE_FIGHT_MS && step.ms <= candidate.ms + candidate.lastsMs,
  );
  return fight && ms > fight.ms + fight.lastsMs ? { state: 'down', at: positionAt(step, ms) } : null;
}

function levelAt({ levels }: GameTrack, { slot, id }: HeroTrack, ms: number): LevelBand {
  const times = levels.find((candidate) => candidate.slot === slot && candidate.id === id);
  const upTo = (steps: readonly number[]) => 1 + steps.filter((step) => step <= ms).length;
  const min = upTo(times?.sure ?? []);
  return [min, Math.max(min, upTo(times?.possible ?? []))];
}

function strengthAt({ ms: start, lastsMs }: { ms: number; lastsMs: number }, ms: number): number {
  if (ms < start) return 0;
  return Math.max(0, 1 - Math.max(0, ms - start - lastsMs) / FADE_MS);
}
