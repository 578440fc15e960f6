/** The archive for pages and endpoints. */
import { CODE } from 'virtual:code';
import { searchDocument } from '../view/ask/index/encode-search.ts';
import { archiveOf, type Archive, type ArchivedGame } from '../archive/count/archive.ts';
import { foughtIn } from '../archive/count/games-on-map.ts';
import { once } from '../archive/count/once.ts';
import { readInputs } from '../archive/corpus/inputs.ts';
import { GENERATED_AT } from '../site.ts';
import { keyOfGame } from '../view/cache-keys.ts';
import { library } from './_collections.ts';

let derived: Archive | undefined;

/**
 * The archive, read and derived once per build. During development, this module reloads after every change to the
 * corpus.
 */
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

/** The game of a route. Throws for an id without a path. */
export const gameOf = (replayId: string | undefined): ArchivedGame => archive().gameOf(replayId);

/**
 * Paths of a `[replayId]` route for the given games. Pages are cached by key, so a page may only show what its key covers.
 */
export const pathsOf = (games: readonly ArchivedGame[], keyOf = keyOfGame) =>
  Promise.all(
    games.map(async (game) => ({
      params: { replayId: game.replayId },
      cacheKey: await keyOf(archive(), game),
    })),
  );

/** Paths for all games. */
export const gamePaths = () => pathsOf(archive().games);

const searchDocumentOf = once(searchDocument);

/**
 * The data that the replay list searches. It is made only once, although both its file and the front page
 * need it.
 */
export const searchIndex = () => searchDocumentOf(archive());
