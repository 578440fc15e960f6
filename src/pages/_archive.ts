/** The archive as pages and endpoints get it. */
import { CODE } from 'virtual:code';
import { searchDocument } from '../view/ask/index/encode-search.ts';
import { archiveOf, type Archive, type ArchivedGame } from '../archive/count/archive.ts';
import { foughtIn } from '../archive/count/fought.ts';
import { once } from '../archive/count/once.ts';
import { readInputs } from '../archive/corpus/inputs.ts';
import { GENERATED_AT } from '../site.ts';
import { keyOfGame } from '../view/cache-keys.ts';
import { library } from './_collections.ts';

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
    foughtIn,
  });
  return derived;
}

/** The game a route is about. Throws for an id that no path was made for. */
export const gameOf = (replayId: string | undefined): ArchivedGame => archive().gameOf(replayId);

/** One path of a route `[replayId]` for each of some games, for a page that shows nothing but what its key reads. */
export const pathsOf = (games: readonly ArchivedGame[], keyOf = keyOfGame) =>
  Promise.all(
    games.map(async (game) => ({
      params: { replayId: game.replayId },
      cacheKey: await keyOf(archive(), game),
    })),
  );

/** The same of all games. */
export const gamePaths = () => pathsOf(archive().games);

const searchDocumentOf = once(searchDocument);

/** The data that the list of replays searches. Made once: it stands in a file of its own, and the front page searches it too. */
export const searchIndex = () => searchDocumentOf(archive());
