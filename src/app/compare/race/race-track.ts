/**
 * Merges the moves of two players from two games into one game, so that both can be played on one map with one clock.
 * Pure.
 */
import type { Point } from '../../../game/derive/places/point.ts';
import type { GameTrack } from '../../../map/story/track.ts';
import type { TrackSide, TrackSides } from '../../../map/track/track-sides.ts';
import { TRACK_STEP_UNITS } from '../../../map/track/track-steps.ts';

/** One player of the race. */
export interface Racer {
  track: GameTrack;
  /** The player’s lobby slot in the game. */
  slot: number;
  /** Index of the player’s side in the game; null if the player has allies. */
  side: number | null;
  /** The player’s start position; null if unknown. */
  start: Point | null;
}

type Building = GameTrack['buildings'][number];

/**
 * Builds the track of the race, in which the first player has slot 1 and the second slot 2. Fights are left out,
 * because the opponents were different.
 */
export function raceTrack(racers: readonly [Racer, Racer]): GameTrack {
  const rowsOfRacers = <T extends { slot: number }>(pick: (track: GameTrack) => readonly T[]): T[] =>
    racers.flatMap(({ track, slot }, index) =>
      pick(track)
        .filter((row) => row.slot === slot)
        .map((row) => ({ ...row, slot: index + 1 })),
    );
  return {
    heroes: rowsOfRacers(({ heroes }) => heroes),
    units: rowsOfRacers(({ units }) => units),
    portals: rowsOfRacers(({ portals }) => portals).sort((a, b) => a.ms - b.ms),
    levels: rowsOfRacers(({ levels }) => levels),
    sides: sidesOf(racers),
    ending: null,
    fights: [],
    buildings: buildingsOf(racers),
    camps: rowsOfRacers(({ camps }) => camps).sort((a, b) => a.ms - b.ms),
  };
}

/** Buildings of both with the times between them, and the halls that they began with. */
function buildingsOf(racers: readonly Racer[]): Building[] {
  const timed = racers.flatMap((racer, index) => timedBuildings(racer, index + 1));
  const rows: Building[] = [];
  let previousTime = 0;
  for (const { time, row } of timed.sort((a, b) => a.time - b.time)) {
    const [slot, , ...rest] = row;
    rows.push([slot, time - previousTime, ...rest]);
    previousTime = time;
  }
  return rows;
}

/** A racer's buildings, under another slot, with their times since the start in steps. */
function timedBuildings({ track, slot, start }: Racer, raceSlot: number): { time: number; row: Building }[] {
  const timed: { time: number; row: Building }[] = [];
  if (start) {
    const [x, y] = start.map((value) => Math.round(value / TRACK_STEP_UNITS)) as [number, number];
    timed.push({ time: 1, row: [raceSlot, 1, x, y, 1, 0] });
  }
  let time = 0;
  for (const [owner, since, ...rest] of track.buildings) {
    time += since;
    if (owner === slot) timed.push({ time, row: [raceSlot, since, ...rest] });
  }
  return timed;
}

/**
 * Tier, supply, spending and orders of both players over time; null if a player has allies or the values are unknown.
 */
function sidesOf(racers: readonly [Racer, Racer]): TrackSides | null {
  const [a, b] = racers.map(({ track, side }) => (side === null ? undefined : track.sides?.sides[side]));
  const [sidesA, sidesB] = racers.map(({ track }) => track.sides);
  if (!a || !b || !sidesA || !sidesB) return null;
  const minutes = sidesA.minutes.length >= sidesB.minutes.length ? sidesA.minutes : sidesB.minutes;
  const shiftNames = (rows: TrackSide['orders']): TrackSide['orders'] =>
    rows.map(([time, nameIndex]) => [time, nameIndex + sidesA.names.length]);
  return {
    minutes,
    names: [...sidesA.names, ...sidesB.names],
    sides: [
      { ...a, spent: spentAt(a, sidesA.minutes, minutes) },
      {
        ...b,
        spent: spentAt(b, sidesB.minutes, minutes),
        orders: shiftNames(b.orders),
        born: shiftNames(b.born),
      },
    ],
  };
}

/** A player's spending, converted to other times. After the end of the game, it stays the same. */
const spentAt = (
  { spent }: TrackSide,
  times: readonly number[],
  minutes: readonly number[],
): TrackSide['spent'] =>
  minutes.map((minute) => {
    const index = times.findLastIndex((time) => time <= minute);
    return spent[Math.max(0, index)] ?? [0, 0];
  });
