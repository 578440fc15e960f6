/** The playback of a game as compact columns: heroes, units, buildings, fights and camps over time. */
import { hallAt } from '../../game/derive/places/halls.ts';
import type { Places } from '../../game/derive/places/places.ts';
import type { HeroTrack, TrackStep } from '../../game/derive/places/hero-state.ts';
import type { Point } from '../../game/derive/places/point.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { costsOf, type Costs } from '../../game/objects/costs.ts';
import type { OrderLog } from '../../game/derive/places/order-log.ts';
import type { FightLedger } from '../ledger-schema.ts';
import type { ToldGame } from '../story-schema.ts';
import { withDoubt } from '../levels/supply-in-doubt.ts';
import { TRACK_STEP_MS, TRACK_STEP_UNITS } from '../track/track-steps.ts';
import { trackSides, type TrackSides } from '../track/track-sides.ts';
import { unitTracks } from '../track/unit-tracks.ts';

/**
 * A hero's track as columns of equal length, delta-encoded. The positions between entries follow from walking, so an
 * entry needs only one place. The kind says whether the hero was seen there (`s`), walks there (`w`), stands there
 * (`n`), arrived by portal (`p`), or was there at its revive order (`d`).
 */
export interface TrackColumns {
  slot: number;
  id: string;
  times: number[];
  kinds: string;
  x: number[];
  y: number[];
}

/** Maximum number of entries for all heroes; longer games get fewer per minute, so that the file stays small. */
const MAX_ENTRIES = 7000;
/** Entries closer than this to the next one make no visible difference. */
const FINEST_MS = 400;
/** The coarsest distance of entries that is tried. */
const COARSEST_MS = 60_000;
/** Buildings of a track. */
const MAX_BUILDINGS = 1000;
/** Limits for units, which are thinned more from the start. */
const MAX_OF_UNITS = 6000;
/** Entries of units are at least this far apart. */
const FINEST_OF_UNITS_MS = 1600;

/** The data for playback of a game, published as a separate file. Plain JSON. */
export interface GameTrack {
  heroes: TrackColumns[];
  /** Start, duration, place, radius that contains half of the orders, and orders by side. */
  fights: {
    ms: number;
    lastsMs: number;
    at: Point;
    spread: number;
    orders: number[];
    place?: string;
    ledger?: FightLedger;
  }[];
  /**
   * Buildings by order time: slot, time since the previous in steps, place in steps, 1 for halls, and the minimum build
   * time in seconds. Only the first thousand buildings are listed; only tower sieges exceed that number.
   */
  buildings: [slot: number, time: number, x: number, y: number, hall: 0 | 1, seconds: number][];
  camps: { slot: number; ms: number; lastsMs: number; at: Point }[];
  /** Units that led orders or were targets, in the form of heroes; the id is empty if unknown. */
  units: TrackColumns[];
  /** Inferred portals home. */
  portals: { slot: number; ms: number; at: Point }[];
  /** For each hero, when it had certainly reached level 2, 3, …, and when it could first have reached it. */
  levels: { slot: number; id: string; sure: number[]; possible: number[] }[];
  /** Null if only the game's places are known. */
  sides: TrackSides | null;
  /** How the game ended, as a sentence; null if unknown. */
  ending: string | null;
}

/** The playback of a game; without its story only what is known of places. */
export function gameTrack(
  places: Places,
  log: OrderLog,
  analysis: GameAnalysis,
  story: ToldGame | null,
): GameTrack {
  const costs = costsOf({ ...analysis, expansion: true });
  const { heroes, fights, buildings, halls, camps, sides, portals } = places;
  const standing = halls.filter(({ cancelled }) => !cancelled);
  return {
    heroes: thinned(heroes).map(encodeTrack),
    units: thinned(unitTracks(log, places), MAX_OF_UNITS, FINEST_OF_UNITS_MS).map(encodeTrack),
    portals: portals.map(({ slot, ms, to }) => ({ slot, ms, at: to })),
    levels: story ? heroLevels(analysis, story) : [],
    sides:
      story &&
      trackSides(
        withDoubt(analysis, story),
        sides.map(({ slots }) => slots),
      ),
    ending: story?.moments.findLast(({ kind }) => kind === 'leave')?.sentence ?? null,
    fights: fights.map(({ startMs, endMs, at, spread, orders }, index) => ({
      ...fightWords(story?.fights[index]),
      ms: startMs,
      lastsMs: endMs - startMs,
      at,
      spread,
      orders: sides.map(({ slots }) => orders.filter(({ slot }) => slots.includes(slot)).length),
    })),
    buildings: placedRows(costs, [
      ...standing.flatMap((hall) => {
        const { slot, ms, id, at, rooted } = hall;
        const row = { slot, ms, at, id, hall: true };
        // A tree that walked stands, already built, where it took root. The base of the first one stays.
        const there = rooted && { ...row, ms: rooted.ms, at: hallAt(hall), id: '' };
        return there ? (ms === 0 ? [row, there] : [there]) : [row];
      }),
      ...buildings,
    ]),
    camps: camps.map(({ slot, startMs, endMs, at }) => ({ slot, ms: startMs, lastsMs: endMs - startMs, at })),
  };
}

/** Times of each hero's levels. Without a map file, only its skill points are known. */
const heroLevels = ({ players }: GameAnalysis, story: ToldGame): GameTrack['levels'] =>
  players.flatMap((player) =>
    player.heroes.map(({ id, level, skills }) => {
      const slot = Number(player.slot);
      const told = story.levels?.find((hero) => hero.slot === slot && hero.id === id);
      return {
        ...{ slot, id },
        sure: told
          ? told.levels.map(({ provenMs }) => provenMs)
          : skills.slice(1, level ?? undefined).map(({ ms }) => ms),
        possible: [...(told?.levels ?? []), ...(told?.beyond ?? [])].map(({ fromMs }) => fromMs),
      };
    }),
  );

const fightWords = (fight: ToldGame['fights'][number] | undefined) =>
  fight && { place: fight.place, ...(fight.ledger && { ledger: fight.ledger }) };

function placedRows(
  { makeMs }: Costs,
  placed: readonly { slot: number; ms: number; at: Point; id: string; hall: boolean }[],
): GameTrack['buildings'] {
  let before = 0;
  return placed
    .toSorted((a, b) => a.ms - b.ms)
    .slice(0, MAX_BUILDINGS)
    .map(({ slot, ms, at: [x, y], id, hall }) => {
      const time = Math.round(ms / TRACK_STEP_MS);
      const since = time - before;
      before = time;
      const place = [x, y].map((value) => Math.round(value / TRACK_STEP_UNITS)) as [number, number];
      // Starting halls exist from the start.
      return [slot, since, ...place, hall ? 1 : 0, ms === 0 ? 0 : (makeMs(id) ?? 0) / 1000];
    });
}

/** Tracks reduced to the allowed number of entries, with the finest step that achieves it. */
function thinned(heroes: readonly HeroTrack[], most = MAX_ENTRIES, finestMs = FINEST_MS): HeroTrack[] {
  for (let step = finestMs; step <= COARSEST_MS; step *= 2) {
    const tracks = heroes.map((hero) => ({ ...hero, steps: thin(hero.steps, step) }));
    if (sumOf(tracks.map(({ steps }) => steps.length)) <= most)
      return tracks.filter(({ steps }) => steps.length > 0);
  }
  // Only hostile recordings get here.
  return [];
}

/** Drops orders that are soon followed by another order, and sightings that soon follow another one. */
function thin(steps: readonly TrackStep[], withinMs: number): TrackStep[] {
  let seenMs = -Infinity;
  return steps.filter((step, index) => {
    if (step.dead || step.portalMs !== undefined) return true;
    if (step.seen) {
      if (step.ms - seenMs < withinMs) return false;
      seenMs = step.ms;
      return true;
    }
    const next = steps[index + 1];
    return !next || next.seen || next.ms - step.ms >= withinMs;
  });
}

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The columns of a track: each number is the difference from the one before, in steps. */
export function encodeTrack({ slot, id, steps }: HeroTrack): TrackColumns {
  const marks = steps.map((step) => ({ step, ...markOf(step) }));
  const column = (value: (mark: (typeof marks)[number]) => number): number[] => {
    let before = 0;
    return marks.map((mark) => {
      const now = value(mark);
      const difference = now - before;
      before = now;
      return difference;
    });
  };
  return {
    slot,
    id,
    times: column(({ step }) => Math.round(step.ms / TRACK_STEP_MS)),
    kinds: marks.map(({ kind }) => kind).join(''),
    x: column(({ place }) => Math.round(place[0] / TRACK_STEP_UNITS)),
    y: column(({ place }) => Math.round(place[1] / TRACK_STEP_UNITS)),
  };
}

function markOf({ at, to, seen, dead, portalMs }: TrackStep): { kind: string; place: Point } {
  if (dead) return { kind: 'd', place: at };
  if (portalMs !== undefined) return { kind: 'p', place: at };
  if (seen) return { kind: to ? 's' : 'S', place: at };
  return to ? { kind: 'w', place: to } : { kind: 'n', place: at };
}
