/** `errata.json`: values that are known to be doubtful, each with what is wrong. */
import { z } from 'zod';
import { TIER_DOUBTS } from '../../replay/vocabulary.ts';
import type { Archive } from '../../archive/archive.ts';

export const errataSchema = z.array(
  z.strictObject({
    replayId: z.string(),
    pointer: z.string().describe('JSON Pointer into /data/games/{replayId}.json.'),
    sentence: z.string().describe('What is doubtful about it.'),
  }),
);

/** Counts that contradict themselves, tiers in doubt, and recordings that break off, in the order of the games. */
export const errataDocument = ({ games }: Archive): z.input<typeof errataSchema> =>
  games.flatMap(({ replayId, analysis }) => [
    ...(analysis.incomplete
      ? [{ replayId, pointer: '/incomplete', sentence: analysis.incomplete.sentence }]
      : []),
    ...analysis.players.flatMap(({ handle, tiers, made }, player) => [
      ...tiers.flatMap(({ doubt }, index) =>
        doubt
          ? [{ replayId, pointer: `/players/${player}/tiers/${index}`, sentence: TIER_DOUBTS[doubt] }]
          : [],
      ),
      ...made.flatMap(({ contradicted, name }, index) =>
        contradicted
          ? [
              {
                replayId,
                pointer: `/players/${player}/made/${index}`,
                sentence: `${handle}: more of ${name} are proven than the orders allow, so the most was raised to the least.`,
              },
            ]
          : [],
      ),
    ]),
  ]);
