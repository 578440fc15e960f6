/** The archive for pages and endpoints. */
import { CODE } from 'virtual:code';
import { buildRows } from '../search/rows/build-rows.ts';
import { buildWords } from '../search/words/build-words.ts';
import { pageSuggestions } from '../search/words/pages.ts';
import { archiveOf, type Archive, type ArchivedGame } from '../archive/count/archive.ts';
import { fightFactsIn } from '../archive/count/games-on-map.ts';
import { memoize } from '../archive/count/memoize.ts';
import { readInputs } from '../archive/corpus/inputs.ts';
import { GENERATED_AT } from '../site.ts';
import { keyOfGame } from '../view/cache-keys.ts';
import { type FightPage, fightPages } from '../view/game/fight-pages.ts';
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
    fightFactsIn,
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

/** Paths of a `[replayId]/[clock]` route: the fights of the given games that have pages. */
export const fightPathsOf = async (
  games: readonly ArchivedGame[],
  keyOf: typeof keyOfGame,
  isWanted: (page: FightPage) => boolean = () => true,
) =>
  (await pathsOf(games, keyOf)).flatMap(({ params, cacheKey }) =>
    fightPages(archive(), gameOf(params.replayId))
      .filter(isWanted)
      .map(({ clockInPath }) => ({ params: { ...params, clock: clockInPath }, cacheKey })),
  );

/** Paths for all games. */
export const gamePaths = () => pathsOf(archive().games);

const rowsOf = memoize(buildRows);

/** The rows that are searched. They are made only once, although their file and the front page need them. */
export const searchRows = () => rowsOf(archive());

const wordsOf = memoize((whole: Archive) => ({
  ...buildWords(searchRows(), {
    aliases: new Map(whole.catalogue.people.map(({ person }) => [person.slug, person.recorded])),
    nicknames: whole.nicknames,
    maps: whole.mapFiles.map(({ name }) => name),
  }),
  pages: pageSuggestions(whole),
}));

/** The vocabulary of the search. */
export const searchWords = () => wordsOf(archive());
