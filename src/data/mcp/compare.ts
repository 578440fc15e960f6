/** Compares two players. */
import { z } from 'zod';
import { toSeconds } from '../../game/clock.ts';
import { columnName, type Cell } from '../../game/facts/fact.ts';
import { PLAYER_FACTS } from '../../game/facts/players.ts';
import type { GameLine, PlayerLine } from './documents.ts';

interface One {
  game: GameLine;
  slot: number;
}

const side = z.looseObject({ replay_id: z.string(), player: z.string().nullable() });
/** The parts of a comparison in the tool's answer. */
export const comparedSchema = {
  a: side,
  b: side,
  seconds: z.array(
    z.looseObject({
      moment: z.string(),
      a: z.number().nullable(),
      b: z.number().nullable(),
      b_later_by: z.number().nullable(),
    }),
  ),
};

/** Columns with order times. */
const TIMES = Object.entries(PLAYER_FACTS)
  .filter(([, fact]) => 'ordered' in fact)
  .map(([key]) => columnName(key) as keyof PlayerLine);

/** Times in seconds, and how much later B is; null if either is missing. Throws for a slot without a player. */
export function compared(a: One, b: One) {
  const [playerA, playerB] = [playerOf(a), playerOf(b)];
  return {
    a: named(playerA, a.game),
    b: named(playerB, b.game),
    seconds: TIMES.map((column) => {
      const [left, right] = [playerA, playerB].map((player) => secondsOf(player[column]));
      const later = left == null || right == null ? null : right - left;
      return { moment: column.replace(/_ms$/, ''), a: left ?? null, b: right ?? null, b_later_by: later };
    }),
  };
}

function playerOf({ game, slot }: One): PlayerLine {
  const player = game.players.find((candidate) => candidate.slot === slot);
  if (!player) throw new Error(`No player has slot ${slot} in ${game.replay_id}.`);
  return player;
}

const named = (
  { player, race, result, first_hero, second_hero, third_hero }: PlayerLine,
  game: GameLine,
) => ({
  replay_id: game.replay_id,
  player,
  race,
  result,
  heroes: [first_hero, second_hero, third_hero].filter((name) => name !== null),
});

const secondsOf = (ms: Cell): number | null => (typeof ms === 'number' ? toSeconds(ms) : null);
