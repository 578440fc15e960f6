/** `errata.json`: values that are known to be doubtful, each with what is wrong. */
import { z } from 'zod';
import type { Archive } from '../../../archive/count/archive.ts';
import { contradictions, enteredErrata } from '../../../archive/count/errata.ts';

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
export const errataDocument = (archive: Archive): z.input<typeof errataSchema> =>
  [contradictions, (game: Archive['games'][number]) => enteredErrata(archive, game)].flatMap((errataIn) =>
    archive.games.flatMap((game) =>
      errataIn(game).map((erratum) => ({ replayId: game.replayId, ...erratum })),
    ),
  );
