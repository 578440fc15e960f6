/** How far counts of what was made are certain, and whether births are where the rest of a game says. */
import { births } from '../../game/derive/births/births.ts';
import { intervals, ordersBySlot } from '../../game/derive/births/intervals.ts';
import type { Game } from '../../game/game.ts';
import { findObject } from '../../game/objects/table.ts';
import type { Examined } from './examine.ts';
import type { AuditPlace } from './place.ts';
import { sum } from './statistics.ts';

export interface CountAudit {
  /** Counts of units that fight, one for each kind of each player, and those whose bounds are one number, or two in a row. */
  counts: number;
  exact: number;
  withinOne: number;
  /** Where more are proven than the orders allow. */
  contradicted: (AuditPlace & { id: string; min: number; ordered: number })[];
  /** Births that were hidden, every third of those whose orders are known; and those within what all others leave. */
  hidden: number;
  inBounds: number;
}

/** What the counts of one game show. Plain JSON. */
export interface GameCounts {
  /** Of units that fight, each with its bounds. */
  counts: { slot: number; id: string; min: number; max: number; ordered: number; contradicted: boolean }[];
  hidden: number;
  inBounds: number;
}

/** Counts what each player made once more, and reads the game once more with a third of its objects hidden. */
export function countGame({ game, players }: Examined): GameCounts {
  const steps = new Map(players.map(({ player, facts }) => [player.slot, facts.steps]));
  const counts = [...births(game, steps)].flatMap(([slot, { counts: ofPlayer }]) =>
    ofPlayer
      .filter(({ id, type, max }) => type === 'unit' && !findObject(id)?.worker && max > 0)
      .map(({ id, min, max, ordered, contradicted }) => ({ slot, id, min, max, ordered, contradicted })),
  );
  return { counts, ...checkHidden(game) };
}

/** Puts the counts of games together. */
export function auditCounts(games: readonly { file: string; counts: GameCounts }[]): CountAudit {
  const counts = games.flatMap(({ file, counts: { counts: gameCounts } }) =>
    gameCounts.map((count) => ({ file, ...count })),
  );
  const within = (most: number) => counts.filter(({ min, max }) => max - min <= most).length;
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

/** The game as if nobody had ever named some of its objects before the end, nor seen what they are. */
export const hide = (game: Game, isHidden: (number: number) => boolean): Game => ({
  ...game,
  objects: (game.objects ?? []).map((object, number) =>
    isHidden(number) ? { tag: object.tag, seen: [game.clockMs, game.clockMs] } : object,
  ),
});

const EVERY = 3;

/** Births whose orders are known: an interval that the others leave holds one if it lets it be after its order and before its sight. */
export function checkHidden(game: Game): { hidden: number; inBounds: number } {
  const isHidden = (number: number) => number % EVERY === 1;
  const part = hide(game, isHidden);
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
