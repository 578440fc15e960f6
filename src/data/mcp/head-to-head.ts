/** The tool that returns the head-to-head record of two people. */
import { z } from 'zod';
import type { PlayerLine } from './documents.ts';
import { gameAnswer, gameAnswerSchema, has } from './search.ts';
import { tool } from './tool.ts';

const name = z.string().min(1).describe('Words from the player’s name or from a recorded name.');

const isCalled =
  (words: string) =>
  ({ player, recorded_name, player_id }: PlayerLine): boolean =>
    has([player, recorded_name, player_id], words);

/** Maximum number of games listed in the answer; the totals cover all games. */
const MOST_GAMES = 50;

export const headToHeadTool = tool({
  name: 'head_to_head',
  title: 'Head to head',
  description:
    'Gives the games between two players and the number of wins for each. Winners are ' +
    'inferred. Games without a known winner count for neither player.',
  input: { a: name, b: name },
  output: {
    games: z.number(),
    wins_a: z.number(),
    wins_b: z.number(),
    undecided: z.number(),
    people: z.looseObject({ a: z.array(z.string()), b: z.array(z.string()) }),
    list: z.array(gameAnswerSchema),
    left_out: z
      .number()
      .describe('Number of games that are counted but not listed; search_games lists them all.'),
  },
  answer: async (documents, { a, b }) => {
    const met = (await documents.games()).flatMap((game) =>
      game.players.flatMap((left) => {
        const right = isCalled(a)(left)
          ? game.players.find((player) => player.team !== left.team && isCalled(b)(player))
          : undefined;
        return right ? [{ game, left, right }] : [];
      }),
    );
    if (met.length === 0)
      throw new Error(
        `No game has ${JSON.stringify(a)} against ${JSON.stringify(b)}. Use search_games to look for both names.`,
      );
    const winsOf = (side: 'left' | 'right') => met.filter((meeting) => meeting[side].result === 'won').length;
    const people = (side: 'left' | 'right') => [...new Set(met.map((meeting) => meeting[side].player))];
    const [winsA, winsB] = [winsOf('left'), winsOf('right')];
    return {
      data: {
        games: met.length,
        wins_a: winsA,
        wins_b: winsB,
        undecided: met.length - winsA - winsB,
        people: { a: people('left'), b: people('right') },
        list: await Promise.all(met.slice(0, MOST_GAMES).map(({ game }) => gameAnswer(documents, game))),
        left_out: Math.max(0, met.length - MOST_GAMES),
      },
    };
  },
});
