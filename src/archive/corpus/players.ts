import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile } from './json-file.ts';
import { PLAYERS_FILE } from './layout.ts';

/** What is wrong with a source that is none. */
export const NO_SENTENCE = 'must be a sentence';

const knownPlayerSchema = z.strictObject({
  name: z.string().trim().min(1).describe('Display name.'),
  aliases: z
    .array(z.string().min(1))
    .min(1)
    .describe('Names exactly as recorded, including the number of a BattleTag.'),
  unlisted: z
    .literal(true)
    .exactOptional()
    .describe('This person doesn’t want to be listed: `name` replaces every recorded name.'),
  source: z
    .string()
    .regex(/^\S.*\.$/s, NO_SENTENCE)
    .describe(
      'One sentence: our source for the fact that all of these names belong to one person, or who ' +
        'asked not to be listed.',
    ),
});

/** The schema of `players.json`. */
export const knownPlayersSchema = z.array(knownPlayerSchema).superRefine((players, context) => {
  const names = new Set<string>();
  const aliases = new Set<string>();
  const once = (taken: Set<string>, text: string, path: (string | number)[]) => {
    if (taken.has(text)) context.addIssue({ code: 'custom', path, message: `"${text}" is listed twice` });
    taken.add(text);
  };
  for (const [index, player] of players.entries()) {
    once(names, player.name, [index, 'name']);
    for (const [place, alias] of player.aliases.entries()) once(aliases, alias, [index, 'aliases', place]);
  }
});

export type KnownPlayer = z.infer<typeof knownPlayerSchema>;

/**
 * People with several known names, in file order; empty if the file is missing. Throws with file and field if the file
 * is invalid.
 */
export const readPlayers = (root: string): KnownPlayer[] =>
  readJsonFile(join(root, PLAYERS_FILE), knownPlayersSchema) ?? [];
