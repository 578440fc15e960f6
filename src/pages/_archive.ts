/** The archive as pages and endpoints get it. */
import { CODE } from 'virtual:code';
import { archiveOf, type Archive, type ArchivedGame } from '../archive/count/archive.ts';
import { readInputs } from '../archive/corpus/inputs.ts';
import { GENERATED_AT } from '../site.ts';
import { library } from './_builds.ts';

let derived: Archive | undefined;

/** The archive, read and derived once for a build; while developing this module is loaded again after every change of the corpus. */
export function archive(): Archive {
  derived ??= archiveOf({
    ...readInputs(
      library.map(({ id }) => id),
      CODE,
    ),
    builds: library,
    generatedAt: GENERATED_AT,
  });
  return derived;
}

/** The game a route is about. Throws for an id that no path was made for. */
export const gameOf = (replayId: string | undefined): ArchivedGame => archive().gameOf(replayId);

/** One path of a route `[replayId]` for each game; pages look the game up again by its id. */
export const gamePaths = (): { params: { replayId: string } }[] =>
  archive().games.map(({ replayId }) => ({ params: { replayId } }));
