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
  const of = <T extends { slot: number }>(pick: (track: GameTrack) => readonly T[]): T[] =>
    racers.flatMap(({ track, slot }, index) =>
      pick(track)
        .filter((row) => row.slot === slot)
        .map((row) => ({ ...row, slot: index + 1 })),
    );
  return {
    heroes: of(({ heroes }) => heroes),
    units: of(({ units }) => units),
    portals: of(({ portals }) => portals).sort((a, b) => a.ms - b.ms),
    levels: of(({ levels }) => levels),
    sides: sidesOf(racers),
    ending: null,
    fights: [],
    buildings: buildingsOf(racers),
    camps: of(({ camps }) => camps).sort((a, b) => a.ms - b.ms),
  };
}

/** Buildings of both with the times between them, and the halls that they began with. */
function buildingsOf(racers: readonly Racer[]): Building[] {
  const placed = racers.flatMap(({ track, slot, start }, index) => {
    let time = 0;
    const rows = track.buildings.flatMap((row): [number, Building][] => {
      time += row[1];
      return row[0] === slot ? [[time, row]] : [];
    });
    const hall = start?.map((value) => Math.round(value / TRACK_STEP_UNITS)) as [number, number] | undefined;
    if (hall) rows.unshift([1, [slot, 1, ...hall, 1, 0]]);
    return rows.map(([at, row]) => ({ at, row, slot: index + 1 }));
  });
  let last = 0;
  return placed
    .sort((a, b) => a.at - b.at)
    .map(({ at, row: [, , x, y, hall, seconds], slot }): Building => {
      const since = at - last;
      last = at;
      return [slot, since, x, y, hall, seconds];
    });
}

/**
 * Tier, supply, spending and orders of both players over time; null if a player has allies or the values are unknown.
 */
function sidesOf(racers: readonly [Racer, Racer]): TrackSides | null {
  const chosen = racers.map(({ track, side }) => (side === null ? undefined : track.sides?.sides[side]));
  const [a, b] = chosen;
  const [ofA, ofB] = racers.map(({ track }) => track.sides);
  if (!a || !b || !ofA || !ofB) return null;
  const minutes = ofA.minutes.length >= ofB.minutes.length ? ofA.minutes : ofB.minutes;
  const shifted = (rows: TrackSide['orders']): TrackSide['orders'] =>
    rows.map(([at, name]) => [at, name + ofA.names.length]);
  return {
    minutes,
    names: [...ofA.names, ...ofB.names],
    sides: [
      { ...a, spent: spentAt(a, ofA.minutes, minutes) },
      {
        ...b,
        spent: spentAt(b, ofB.minutes, minutes),
        orders: shifted(b.orders),
        born: shifted(b.born),
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
  minutes.map((at) => {
    const index = times.findLastIndex((time) => time <= at);
    return spent[Math.max(0, index)] ?? [0, 0];
  });
