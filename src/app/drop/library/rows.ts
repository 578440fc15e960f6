import { formatSize } from '../input/size.ts';
import type { GameFacts, ListRow } from '../table/row.ts';
import type { LibraryState } from './state.ts';
import { LIBRARY_WORDS } from './words.ts';

/** First row id, distinct from this visit's table on the same page. */
const FIRST_ID = 1_000_000;

/**
 * Row ids by fingerprint, which stay the same during a visit. New games come first in the list. If ids depended on
 * the position, a click on "Delete" could delete the game that has just moved there.
 */
const ids = new Map<string, number>();

function idOf(fingerprint: string): number {
  const id = ids.get(fingerprint) ?? FIRST_ID + ids.size;
  ids.set(fingerprint, id);
  return id;
}

/** The rows of the library with facts, latest first. */
export const libraryRows = <Facts extends GameFacts>(
  games: LibraryState['games'],
  facts: readonly Facts[],
): ListRow<Facts>[] =>
  games.map(({ fingerprint, name, added }, index) => ({
    id: idOf(fingerprint),
    file: name,
    game: facts[index]!,
    failure: null,
    sameGameAs: null,
    added,
  }));

/** The game in a row; undefined if it is no longer stored. */
export const keptAt = ({ games }: LibraryState, id: number): LibraryState['games'][number] | undefined =>
  games.find(({ fingerprint }) => ids.get(fingerprint) === id);

/** The number of games and the size of a saved file: "12 games, 34 kB packed". */
export const librarySize = ({ games }: Pick<LibraryState, 'games'>): string =>
  LIBRARY_WORDS.size(games.length, formatSize(games.reduce((sum, { size }) => sum + size, 0)));
