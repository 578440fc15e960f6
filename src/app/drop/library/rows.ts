import { counted } from '../../../game/counted.ts';
import { formatSize } from '../input/size.ts';
import type { GameFacts, ListRow } from '../table/row.ts';
import type { LibraryState } from './state.ts';

/** Lines of this table and of the table of this visit stand on one page. */
const FIRST_ID = 1_000_000;

/** The lines of the library, with what is said of each game; those added last come first. */
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

/** The game of a line. */
export const keptAt = ({ games }: LibraryState, id: number): LibraryState['games'][number] | undefined =>
  games[id - FIRST_ID];

/** "12 games, 34 kB packed": what is in them, as in a saved file. */
export const librarySize = ({ games }: Pick<LibraryState, 'games'>): string =>
  `${counted(games.length, 'game')}, ${formatSize(games.reduce((sum, { size }) => sum + size, 0))} packed`;
