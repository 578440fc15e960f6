/** Checks how exact counts of made objects are, and whether births agree with the rest of a game. */
import { births } from '../../game/derive/births/births.ts';
import { intervals } from '../../game/derive/births/intervals.ts';
import { ordersBySlot } from '../../game/derive/births/presses.ts';
import type { Game } from '../../game/game.ts';
import { findObject } from '../../game/objects/table.ts';
import type { Examined } from './examine.ts';
import type { AuditPlace } from './place.ts';
import { sum } from './statistics.ts';

/** How exact the counts of all games are. */
export interface CountAudit {
  /**
   * Counts of fighting units, one per kind and player; those with equal bounds, and those with bounds that differ by at
   * most one.
   */
  counts: number;
  exact: number;
  withinOne: number;
  /** Counts with more confirmed objects than the orders allow. */
  contradicted: (AuditPlace & { id: string; min: number; ordered: number })[];
  /**
   * Hidden births (every third birth with known orders), and how many of them are within the bounds given by all
   * others.
   */
  hidden: number;
  inBounds: number;
}

/** The count findings of one game. Plain JSON. */
export interface GameCounts {
  /** Counts of fighting units with their bounds. */
  counts: { slot: number; id: string; min: number; max: number; ordered: number; contradicted: boolean }[];
  hidden: number;
  inBounds: number;
}

/** Recounts what each player made, and reads the game again with a third of its objects hidden. */
export function countGame({ game, players }: Examined): GameCounts {
  const steps = new Map(players.map(({ player, facts }) => [player.slot, facts.steps]));
  const counts = [...births(game, steps)].flatMap(([slot, { counts: ofPlayer }]) =>
    ofPlayer
      .filter(({ id, type, max }) => type === 'unit' && !findObject(id)?.worker && max > 0)
      .map(({ id, min, max, ordered, contradicted }) => ({ slot, id, min, max, ordered, contradicted })),
  );
  return { counts, ...checkHidden(game) };
}

/** Combines the counts of games. */
export function auditCounts(games: readonly { file: string; counts: GameCounts }[]): CountAudit {
  const counts = games.flatMap(({ file, counts: { counts: gameCounts } }) =>
    gameCounts.map((count) => ({ file, ...count })),
  );
  const within = (maxWidth: number) => counts.filter(({ min, max }) => max - min <= maxWidth).length;
  return {
    counts: counts.length,
    exact: within(0),
    withinOne: within(1),
    contradicted: counts
      .filter(({ contradicted }) => contradicted)
      .map(({ file, slot, id, min, ordered }) => ({ file, slot, id, min, ordered })),
    hidden: sum(games.map(({ counts: { hidden } }) => hidden)),
    inBounds: sum(games.map(({ counts: { inBounds } }) => inBounds)),
  };
}

/** A copy of a game without certain objects: no order names them before the end, targets them or shows their kind. */
export const withoutObjects = (game: Game, isHidden: (number: number) => boolean): Game => ({
  ...game,
  ...(game.orders && {
    orders: game.orders.map((columns) => ({
      ...columns,
      targets: columns.targets.map((target) => (target > 0 && isHidden(target - 1) ? 0 : target)),
    })),
  }),
  objects: (game.objects ?? []).map((object, number) =>
    isHidden(number) ? { tag: object.tag, seen: [game.clockMs, game.clockMs] } : object,
  ),
});

/** Every third object is hidden. */
const EVERY = 3;

/**
 * Checks births with known orders: the interval left by the other births is right if the birth can be after its order
 * and before its sighting.
 */
export function checkHidden(game: Game): { hidden: number; inBounds: number } {
  const isHidden = (number: number) => number % EVERY === 1;
  const part = withoutObjects(game, isHidden);
  const read = intervals(part, ordersBySlot(part));
  const hidden = intervals(game, ordersBySlot(game)).filter(
    ({ number, slot, earliest }) => isHidden(number) && slot !== null && earliest > 0,
  );
  const inBounds = hidden.filter(({ number, earliest, object }) => {
    const { from, to } = read[number]!;
    return from <= object.seen[0] && to >= earliest;
  });
  return { hidden: hidden.length, inBounds: inBounds.length };
}
