/** Several files on the drop page: what they show together, and their table. */
import { useMemo, useEffect, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { notLoaded } from '../../shell/words.ts';
import { COLUMNS, gameFacts, sortRows } from '../../tables/columns.ts';
import { GamesTable } from '../../tables/GamesTable.tsx';
import { LIBRARY_WORDS } from '../../library/words.ts';
import { lazyPart } from '../../shell/island/lazy-part.tsx';
import { currentPlayer, rememberPlayer, useArchiveDocument } from '../../library/advice/SeenFrom.tsx';
import { fileDates } from '../../library/dates.ts';
import {
  factsOf,
  libraryGames,
  allNames,
  peopleIn,
  toPlayedGames,
  type HistoryFacts,
  guessName,
} from '../../library/history/games.ts';
import { readNotes } from '../../library/store/notes.ts';
import { useGamesSearch } from '../../library/GamesSearch.tsx';
import { inOrder } from '../../library/together/over-time.ts';
import { Together } from '../../library/together/Together.tsx';
import { finishedEntries, type DropState, rowsOf } from '../session/state.ts';
import type { EndedEntry } from '../session/entry.ts';
import type { DroppedGame } from '../worker/messages.ts';
import type { DropActions } from './actions.ts';

const SEARCH = { id: 'read', things: 'names, races, heroes, maps, results' };

const COMPARE_TWO = lazyPart(
  async () => (await import('./CompareTwo.tsx')).CompareTwo,
  notLoaded('The comparison'),
);

/** All files of this visit in one table. */
export function ListView({ state, actions }: { state: DropState; actions: DropActions }) {
  const ended = useMemo(() => finishedEntries(state), [state.entries]);
  const rows = useMemo(() => rowsOf(ended), [ended]);
  const games = useDroppedGames(ended);
  const { field, found, isSearching } = useGamesSearch(games.listed, games.mine, COLUMNS, SEARCH);
  const shown = useMemo(() => {
    const ids = new Set(found.map(({ added }) => added));
    const sorted = sortRows(isSearching ? rows.filter(({ id }) => ids.has(id)) : rows, state.sorting);
    if (state.sorting.by !== null) return sorted;
    const places = new Map(games.newest.map(({ added }, index) => [added, index]));
    // Files without a game come first, because something has to be done about them.
    return sorted.toSorted((a, b) => (places.get(a.id) ?? -1) - (places.get(b.id) ?? -1));
  }, [rows, state.sorting, found, isSearching]);
  const reading = state.progress !== null;
  // Memoized: hundreds of options needn't be redrawn with every file or new sort order.
  const compared = useMemo(
    () => !reading && ended.length > 1 && <COMPARE_TWO.Part entries={ended} compare={actions.compare} />,
    [ended, reading],
  );
  const canKeep = state.library !== null && !state.library.on;
  return (
    <>
      <DroppedGames {...games} actions={actions}>
        <div class="tools" role="group" aria-label="The whole list">
          {canKeep && (
            <button type="button" class="main" onClick={() => void actions.library.library.turnOn()}>
              {LIBRARY_WORDS.offer.turnOn}
            </button>
          )}
          <button type="button" disabled={ended.length === 0} onClick={() => actions.saveTable()}>
            Save table as CSV
          </button>
          <button type="button" onClick={() => actions.clear()}>
            Empty the list
          </button>
        </div>
      </DroppedGames>
      {games.listed.length > 1 && field}
      {ended.length > 0 && (
        <GamesTable
          caption="Files read on this device"
          rows={shown}
          sorting={state.sorting}
          sort={(key) => actions.sort(key)}
          open={(id) => actions.open(id)}
          from={state.view.kind === 'list' ? state.view.from : undefined}
        />
      )}
      {compared}
    </>
  );
}

/** Facts are read once for each answer of the worker. */
const known = new WeakMap<DroppedGame, HistoryFacts>();

function factsIn(game: DroppedGame): HistoryFacts {
  const facts = known.get(game) ?? factsOf(game.analysis, game.decoder, game.onMap?.chronicle ?? null);
  known.set(game, facts);
  return facts;
}

/** The games of these files in the form in which the library lists them, and those of the player they are about. */
function useDroppedGames(entries: readonly EndedEntry[]) {
  const [me, choose] = useState<readonly string[]>(() => [currentPlayer() ?? []].flat());
  useEffect(() => {
    void readNotes().then(
      (notes) => choose((current) => (current.length > 0 ? current : notes.me)),
      () => undefined,
    );
  }, []);
  const games = useMemo(() => gamesOf(entries), [entries]);
  const aliases = useArchiveDocument()?.aliases;
  const { facts, people } = useMemo(() => {
    const read = games.map((game) => game.facts);
    return { facts: read, people: peopleIn(read, aliases) };
  }, [games, aliases]);
  const here = allNames(people, me);
  const who = here.length > 0 ? here : guessName(facts, aliases);
  const { listed, newest, mine } = useMemo(() => {
    const kept = games.map(({ game }) => game);
    const all = libraryGames(kept, { me: who, words: [] }, facts);
    const { games: inPlay, isOfPlay } = inOrder(all.toSorted((a, b) => a.when - b.when));
    // Files whose dates don't tell when their games were played stay in the order in which they were given.
    return { listed: all, newest: isOfPlay ? inPlay.toReversed() : [], mine: toPlayedGames(all) };
  }, [games, who.join()]);
  return { listed, newest, mine, who, people, choose };
}

interface DroppedProps extends ReturnType<typeof useDroppedGames> {
  actions: DropActions;
  /** What can be done with the games. */
  children: ComponentChildren;
}

function DroppedGames({ listed, mine, who, people, choose, actions, children }: DroppedProps) {
  if (listed.length < 2) return <>{children}</>;
  const open = (fingerprint: string) => {
    const found = listed.find((game) => game.fingerprint === fingerprint);
    if (found) actions.open(found.added);
    return Promise.resolve(found !== undefined);
  };
  const choosePlayer = (names: readonly string[]) => {
    rememberPlayer(names[0]!);
    choose(names);
  };
  return (
    <Together mine={mine} total={listed.length} me={who} people={people} choose={choosePlayer} open={open}>
      {children}
    </Together>
  );
}

/** Each game once, in the form in which the library lists games. */
function gamesOf(entries: readonly EndedEntry[]) {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const { id, path: name, outcome } = entry;
    if (!outcome.ok || seen.size === seen.add(outcome.value.analysis.fingerprint).size) return [];
    const { analysis, decoder } = outcome.value;
    const dated = fileDates(entry, outcome.value);
    const game = {
      ...{ fingerprint: analysis.fingerprint, durationMs: analysis.durationMs, name, added: id },
      ...dated,
      ...{ size: 0, isWhole: false, facts: gameFacts(analysis), decoder },
    };
    return [{ game, facts: factsIn(outcome.value) }];
  });
}
