/** `errata.json`: values that are known to be doubtful, each with what is wrong. */
import { z } from 'zod';
import { TIER_DOUBTS } from '../../../game/vocabulary.ts';
import type { Archive } from '../../../archive/count/archive.ts';
import { toldOf } from '../../../archive/count/maps.ts';
import { urls } from '../../../urls.ts';

export const errataSchema = z.array(
  z.strictObject({
    replayId: z.string(),
    pointer: z.string().describe('JSON Pointer into /data/games/{replayId}.json.'),
    sentence: z.string().describe('What is doubtful about it.'),
  }),
);

/**
 * Counts that contradict themselves, tiers in doubt, and recordings that break off, in the order of the games, and then what a
 * person entered. Throws for an entry that points at nothing.
 */
export const errataDocument = (archive: Archive): z.input<typeof errataSchema> => [
  ...archive.games.flatMap(foundIn),
  ...archive.errata.map((erratum) => {
    const game = archive.gameOf(erratum.replayId);
    if (pointedAt({ ...game.analysis, ...toldOf(archive, game) }, erratum.pointer) === undefined)
      throw new Error(`errata.json: ${erratum.pointer} leads nowhere in ${urls.analysis(erratum.replayId)}`);
    return erratum;
  }),
];

const pointedAt = (document: unknown, pointer: string): unknown =>
  pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], document);

const foundIn = ({ replayId, analysis }: Archive['games'][number]): z.input<typeof errataSchema> => [
  ...(analysis.incomplete
    ? [{ replayId, pointer: '/incomplete', sentence: analysis.incomplete.sentence }]
    : []),
  ...analysis.players.flatMap((analysed, player) => [
    ...analysed.tiers.flatMap(({ doubt }, index) =>
      doubt ? [{ replayId, pointer: `/players/${player}/tiers/${index}`, sentence: TIER_DOUBTS[doubt] }] : [],
    ),
    ...analysed.made.flatMap(({ contradicted, name }, place) =>
      contradicted
        ? [
            {
              replayId,
              pointer: `/players/${player}/made/${place}`,
              sentence: `${analysed.handle}: more of ${name} are proven than the orders allow, so the most was raised to the least.`,
            },
          ]
        : [],
    ),
  ]),
];
