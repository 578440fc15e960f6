/** The search field above a list of games, kept or only read, with the number of games it finds. */
import type { VNode } from 'preact';
import { useState, useEffect, useMemo, useRef } from 'preact/hooks';
import type { ListColumns } from '../tables/columns.ts';
import type { LibraryGame, PlayedGame } from './history/games.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { listedFacts } from '../../game/facts/listed-values.ts';
import type { OwnGame } from '../../search/own.ts';
import { completeFrom, type Complete, type Suggestible } from '../../search/suggest.ts';

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

/** Everything that a search finds a game by, in lower case. */
export const searchText = (game: LibraryGame, columns: ListColumns<LibraryGame>): string =>
  [...Object.values(columns).map(({ text }) => text(game)), game.file, game.mine?.patch]
    .join(' ')
    .toLowerCase();

/** A game for the search of the archive. Games whose facts aren't read yet have no players. */
const toOwnGame = ({
  fingerprint,
  players,
  when,
  sides,
  matchup,
  map,
  patch,
  ...facts
}: LibraryGame): OwnGame => ({
  ...{ ...listedFacts(facts), id: fingerprint, map, patch },
  played: { from: new Date(when).toISOString().slice(0, 10) },
  sides: sides.map(({ length }) => length).join('v'),
  matchup: players.length === 2 ? matchup : null,
  players: players.map(({ handle, team, race, result, heroes, values }) => ({
    ...{ name: handle, team, race, result, heroes, apm: values['apm'] ?? 0 },
    ...{ hero: values['first-hero'] ?? null, tier2: values['tier-2'] ?? null, tier3: null },
    expansion: values['expansion'] ?? null,
  })),
});

const NONE: ReadonlySet<string> = new Set();

/**
 * The games that have all words of a text. If there are none, the games that the search of the archive reads in it, such
 * as "orc beats undead"; its code loads on demand.
 */
function useFound(
  games: readonly LibraryGame[],
  query: string,
  columns: ListColumns<LibraryGame>,
): readonly LibraryGame[] {
  const having = useMemo(() => {
    const words = query.toLowerCase().split(/\s+/);
    return games.filter((game) => {
      const text = searchText(game, columns);
      return words.every((word) => text.includes(word));
    });
  }, [games, columns, query]);
  const [read, setRead] = useState(NONE);
  useEffect(() => {
    if (having.length > 0) return;
    let over = false;
    const find = async () => {
      const { searchOver } = await import('../../search/own.ts');
      const search = searchOver(games.map(toOwnGame), new Date().toISOString().slice(0, 10));
      const parts = search.readTyped(query);
      const isKnown = parts.every(({ key }) => key !== 'unknown');
      const found = isKnown ? search.find(parts).games.map((index) => games[index]!.fingerprint) : [];
      if (!over) setRead(new Set(found));
    };
    void find().catch(() => undefined);
    return () => {
      over = true;
    };
  }, [having, query]);
  return having.length > 0 ? having : games.filter(({ fingerprint }) => read.has(fingerprint));
}

/** Kinds of suggested words, and those of a game. */
const KINDS: readonly (readonly [kind: string, words: (game: PlayedGame) => readonly (string | null)[]])[] = [
  ['Opponent', ({ opponents }) => opponents],
  ['Map', ({ map }) => [map]],
  ['Hero', ({ heroes }) => heroes],
  ['Your race', ({ race }) => [race && RACE_NAMES[race]]],
  ['Matchup', ({ matchup }) => [matchup]],
  ['Result', ({ result }) => [result]],
  ['Tag', ({ tags }) => tags],
];

/** The suggestions for these games. A word that belongs to two kinds is suggested only once. */
function suggestionsFor(games: readonly PlayedGame[]): Suggestible[] {
  const byWord = new Map<string, Suggestible & { games: number }>();
  for (const [kind, wordsIn] of KINDS)
    for (const name of games.flatMap((game) => [...new Set(wordsIn(game))])) {
      if (name === null || name === '') continue;
      const entry = byWord.get(name) ?? { name, kind, games: 0 };
      if (entry.kind === kind) entry.games++;
      byWord.set(name, entry);
    }
  return [...byWord.values()].sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1));
}

/**
 * Returns the focus handler of the field; `listId` is the id of its list. The code for suggestions loads with the first focus, and the suggestions
 * are updated with the games. If it doesn't load, the field works without suggestions.
 */
function useSuggestions(
  games: readonly PlayedGame[],
  choose: (text: string) => void,
  listId: string,
): (input: HTMLInputElement) => void {
  const complete = useRef<Complete>(() => []);
  const served = useRef<HTMLInputElement | null>(null);
  const update = () => (complete.current = completeFrom(suggestionsFor(games)));
  useEffect(() => {
    if (served.current) update();
  }, [games]);
  return (input) => {
    if (served.current === input) return;
    served.current = input;
    update();
    import('../shell/suggest.ts').then(
      ({ suggestFrom }) =>
        suggestFrom(
          input,
          (text) => complete.current(text),
          () => choose(input.value),
          listId,
        ),
      () => (served.current = null),
    );
  };
}
