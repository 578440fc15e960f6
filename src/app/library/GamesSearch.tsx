/** The search field above a list of games, kept or only read, with the number of games it finds. */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { ListColumns } from '../tables/columns.ts';
import type { LibraryGame, PlayedGame } from './history/games.ts';
import { useFound, useSuggestions } from './search.ts';

interface Searched {
  field: VNode;
  /** All games without a query, in the same order. */
  found: readonly LibraryGame[];
  isSearching: boolean;
}

/**
 * `id` begins the ids of its elements; `things` names what the columns hold. Words of the visitor's own games are
 * suggested.
 */
export function useGamesSearch(
  games: readonly LibraryGame[],
  mine: readonly PlayedGame[],
  columns: ListColumns<LibraryGame>,
  { id, things }: { id: string; things: string },
): Searched {
  const [query, setQuery] = useState('');
  const suggest = useSuggestions(mine, setQuery, `${id}-suggestions`);
  const found = useFound(games, query, columns);
  const isSearching = query.trim() !== '';
  const field = (
    <p class="tools">
      <label for={`${id}-search`}>Search {things}</label>
      <span class="suggested">
        <input
          id={`${id}-search`}
          type="search"
          value={query}
          autocomplete="off"
          onFocus={({ currentTarget }) => suggest(currentTarget)}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </span>
      <span role="status">{isSearching && `${found.length} of ${games.length}`}</span>
    </p>
  );
  return { field, found, isSearching };
}
