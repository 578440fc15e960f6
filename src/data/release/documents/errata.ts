/** `errata.json`: doubtful values, with the reason for each. */
import { z } from 'zod';
import type { Archive } from '../../../archive/count/archive.ts';
import { contradictions, enteredErrata } from '../../../archive/count/errata.ts';

export const errataSchema = z.array(
  z.strictObject({
    replayId: z.string(),
    pointer: z.string().describe('JSON Pointer into /data/games/{replayId}.json.'),
    sentence: z.string().describe('The reason why the value is doubtful.'),
  }),
);

/**
 * Contradictory counts, doubtful tiers and truncated recordings in game order, followed by entries from people. Throws
 * for a pointer that leads nowhere.
 */
export const errataDocument = (archive: Archive): z.input<typeof errataSchema> =>
  [contradictions, (game: Archive['games'][number]) => enteredErrata(archive, game)].flatMap((errataIn) =>
    archive.games.flatMap((game) =>
      errataIn(game).map((erratum) => ({ replayId: game.replayId, ...erratum })),
    ),
  );
