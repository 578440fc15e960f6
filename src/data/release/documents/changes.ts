/** `changes.ndjson`: the history of the tables, followed by each game with a digest of its rows, newest first. */
import { z } from 'zod';
import { compareText } from '../../../archive/corpus/layout.ts';
import { TABLE_CHANGES } from '../version.ts';
import type { GameDigest } from '../write-tables.ts';

const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('tables'),
    version: z.string().describe('The first two numbers of the releases with this change.'),
    since: z.iso.date().describe('Day of the first release with this change.'),
    text: z.string().describe('What changed, in one sentence.'),
  }),
  z.strictObject({
    kind: z.literal('game'),
    replayId: z.string().describe('Id of the game.'),
    added: z.iso
      .datetime()
      .nullable()
      .describe('Time at which the game was added to the archive; null if unknown.'),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('Digest of all the game’s rows, except for the series number, which depends on other games.'),
  }),
]);

/** The schema of a line. */
export const changeLineSchema = (): object => ({
  ...z.toJSONSchema(changeSchema),
  title: 'A line of changes.ndjson',
  description: 'A change of the tables, or a game with a digest of its rows.',
});

/** Makes the lines. A line that doesn't fit the schema stops the build. */
export function changeLines(digests: readonly GameDigest[]): object[] {
  const newest = digests.toSorted(
    (a, b) => compareText(b.added ?? '', a.added ?? '') || compareText(a.replayId, b.replayId),
  );
  return [
    ...TABLE_CHANGES.map((change) => changeSchema.parse({ kind: 'tables', ...change })),
    ...newest.map((game) => changeSchema.parse({ kind: 'game', ...game })),
  ];
}
