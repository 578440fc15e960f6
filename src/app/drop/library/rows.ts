import { formatSize } from '../input/size.ts';
import type { GameFacts, ListRow } from '../table/row.ts';
import type { LibraryState } from './state.ts';
import { LIBRARY_WORDS } from './words.ts';

/** First row id, distinct from this visit's table on the same page. */
const FIRST_ID = 1_000_000;

/** The rows of the library with facts, latest first. */
export const libraryRows = <Facts extends GameFacts>(
  games: LibraryState['games'],
  facts: readonly Facts[],
): ListRow<Facts>[] =>
  games.map(({ name, added }, index) => ({
    id: FIRST_ID + index,
    file: name,
    game: facts[index]!,
    failure: null,
    sameGameAs: null,
    added,
  }));

/** The game in a row. */
export const keptAt = ({ games }: LibraryState, id: number): LibraryState['games'][number] | undefined =>
  games[id - FIRST_ID];

/** "12 games, 34 kB packed": the size of a saved file. */
export const librarySize = ({ games }: Pick<LibraryState, 'games'>): string =>
  LIBRARY_WORDS.size(games.length, formatSize(games.reduce((sum, { size }) => sum + size, 0)));
