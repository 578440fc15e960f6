/** The visitor's history and the list of kept games. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { lazyPart } from '../shell/island/lazy-part.tsx';
import { notLoaded } from '../shell/words.ts';
import { libraryGames, peopleIn, toPlayedGames, guessName } from './history/games.ts';
import { useArchiveDocument } from './advice/SeenFrom.tsx';
import { useHistory } from './history/use-history.ts';
import type { LibraryActions, LibraryState } from './store/library.ts';
import { changeTexts } from './store/notes.ts';
import { HISTORY_TITLE, LIBRARY_PARTS } from './words.ts';
import { GamesList } from './GamesList.tsx';

const NO_NOTES = { me: [], words: [] };

/** Number of games that are read without asking, because that takes seconds. */
const MAX_GAMES_READ_AT_ONCE = 200;

const HISTORY = lazyPart(
  async () => (await import('./history/History.tsx')).History,
  notLoaded(LIBRARY_PARTS.history),
);

/** What many games have in common. */
const TOGETHER = lazyPart(
  async () => (await import('./together/Together.tsx')).Together,
  notLoaded(LIBRARY_PARTS.history),
);

interface Props {
  library: LibraryState;
  actions: LibraryActions;
}

/** The history, once the visitor's name is known or asked for, and the list of games. */
export function HistoryAndList({ library: { games: kept, sorting }, actions }: Props) {
  const history = useHistory(kept, actions.read);
  const { notes, facts, change } = history;
  const games = useMemo(() => libraryGames(kept, notes ?? NO_NOTES, facts), [kept, notes, facts]);
  const mine = useMemo(() => toPlayedGames(games), [games]);
  const [isOpen, setOpen] = useState(false);
  const aliases = useArchiveDocument()?.aliases;
  const people = useMemo(() => peopleIn(facts, aliases), [facts, aliases]);
  const me = notes && notes.me.length > 0 ? notes.me : guessName(facts, aliases);
  // Without notes on who the visitor is, the games of the most frequent name.
  const gamesOfMe = useMemo(
    () => (me === notes?.me ? mine : toPlayedGames(libraryGames(kept, { ...NO_NOTES, ...notes, me }, facts))),
    // A guessed list of names is a new one each time.
    [mine, me.join()],
  );
  useEffect(() => {
    if (notes && kept.length <= MAX_GAMES_READ_AT_ONCE) history.begin();
    // Once, when the notes have been read.
  }, [notes !== null]);
  return (
    <>
      {facts.length > 0 && (
        <TOGETHER.Part
          mine={gamesOfMe}
          total={kept.length}
          me={me}
          people={people}
          choose={(names) => void change(changeTexts('names', () => [...names]))}
          open={actions.open}
        />
      )}
      {isOpen ? (
        <HISTORY.Part games={kept} mine={mine} history={history} read={actions.read} />
      ) : (
        <p class="tools">
          <button type="button" onClick={() => setOpen(true)}>
            {HISTORY_TITLE}
          </button>
        </p>
      )}
      <GamesList games={games} mine={mine} change={change} sorting={sorting} actions={actions} />
    </>
  );
}
