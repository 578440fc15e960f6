/** The tool for a player's build order. */
import { z } from 'zod';
import { formatClock } from '../../game/clock.ts';
import { counted } from '../../game/counted.ts';
import { stepText, supplyText } from '../../view/words.ts';
import { errataOf } from './documents.ts';
import { analysisOf } from './moments.ts';
import { errata, gameId, slot, tool } from './tool.ts';

const seconds = z.int().min(0);

export const buildOrder = tool({
  name: 'get_build_order',
  title: 'Read a build order',
  description:
    'Gives the build order of one player, one line per step with the time and, if known, the supply (such as ' +
    '14/22). By default, you get the first ten minutes. An order doesn’t prove that the unit was made.',
  input: {
    replay_id: gameId,
    slot,
    from_seconds: seconds.default(0),
    until_seconds: seconds.default(600),
  },
  output: {
    steps: z.array(z.looseObject({ seconds, supply: z.string().nullable(), what: z.string() })),
    of: z.number().describe('Number of steps in the whole build order.'),
    next_from_seconds: seconds.nullable().describe('Start of the next steps; null at the end.'),
    errata,
  },
  answer: async (documents, { replay_id, slot: seat, from_seconds, until_seconds }) => {
    const { players } = await analysisOf(documents, replay_id);
    const player = players.find((candidate) => candidate.slot === String(seat));
    if (!player)
      throw new Error(
        `No player has slot ${seat}. The slots are ${players.map((occupied) => occupied.slot).join(', ')}.`,
      );
    const second = ({ ms }: { ms: number }) => Math.floor(ms / 1000);
    const later = player.build.filter((step) => second(step) > until_seconds);
    const steps = player.build.filter(
      (step) => second(step) >= from_seconds && second(step) <= until_seconds,
    );
    const next = later[0] ? second(later[0]) : null;
    const lines = steps.map((step) =>
      [formatClock(step.ms), supplyText(step), stepText(step)].filter(Boolean).join(' '),
    );
    const more =
      next === null ? [] : [`(${counted(later.length, 'more step')}; ask again with from_seconds ${next}.)`];
    return {
      data: {
        steps: steps.map((step) => ({
          seconds: second(step),
          supply: supplyText(step) || null,
          what: stepText(step),
        })),
        of: player.build.length,
        next_from_seconds: next,
        errata: await errataOf(documents, replay_id),
      },
      text: [...lines, ...more].join('\n'),
    };
  },
});
