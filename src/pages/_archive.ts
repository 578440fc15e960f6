/** The archive as pages and endpoints get it. */
import { archiveOf, type Archive, type ArchivedGame } from '../archive/count/archive.ts';
import { corpusChange } from '../archive/corpus/change.ts';
import { readInputs } from '../archive/corpus/inputs.ts';
import { GENERATED_AT } from '../site.ts';
import { library } from './_builds.ts';

let held: { archive: Archive; change: number } | undefined;

/** The archive, read and derived once for a build, and once for every change of the corpus while developing. */
export function archive(): Archive {
  const change = corpusChange();
  if (held?.change !== change) {
    const inputs = readInputs(library.map(({ id }) => id));
    held = { archive: archiveOf({ ...inputs, builds: library, generatedAt: GENERATED_AT }), change };
  }
  return held.archive;
}

/** The game a route is about. Throws for an id that no path was made for. */
export const gameOf = (replayId: string | undefined): ArchivedGame => archive().gameOf(replayId);

/** One path of a route `[replayId]` for each game; pages look the game up again by its id. */
export const gamePaths = (): { params: { replayId: string } }[] =>
  archive().games.map(({ replayId }) => ({ params: { replayId } }));
