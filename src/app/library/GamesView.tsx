/** All kept games: their history, their list, and what can be done with all of them. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { counted } from '../../game/counted.ts';
import { lazyPart } from '../shell/island/lazy-part.tsx';
import { formatSize } from '../shell/size.ts';
import { notLoaded } from '../shell/words.ts';
import { libraryGames, namesIn, playedGames, guessedName } from './history/games.ts';
import { useHistory } from './history/use-history.ts';
import { librarySize, type LibraryActions, type LibraryState } from './store/library.ts';
import { LIBRARY_FAILURES } from './store/open.ts';
import { changeTexts } from './store/notes.ts';
import { HISTORY_TITLE, LIBRARY_PARTS } from './words.ts';
import { GamesList } from './GamesList.tsx';

export const GAMES_WORDS = {
  unread: (entries: number): string =>
    entries === 1
      ? 'This page can’t read 1 of the kept games. It stays here until you delete it.'
      : `This page can’t read ${entries} of the kept games. They stay here until you delete them.`,
  removeUnread: 'Delete what can’t be read',
  none: 'None yet. Games you open from now on are kept on this device only.',
  saveAll: 'Save all as one file',
  deleteAll: 'Delete all kept games',
  turnOff: 'Stop keeping games',
  history: HISTORY_TITLE,
};

/** Non-standard; only in Chromium. */
interface Estimate extends StorageEstimate {
  usageDetails?: { indexedDB?: number };
}

const HISTORY = lazyPart(
  async () => (await import('./history/History.tsx')).History,
  notLoaded(LIBRARY_PARTS.history),
);

interface Props {
  library: LibraryState;
  actions: LibraryActions;
}

/** All saved games, with actions for them. */
export function GamesView({ library, actions }: Props) {
  const { games, unread, problem, safe, deleted } = library;
  const none = games.length + unread === 0 && problem === null;
  /** How much of its storage the browser uses for games, in bytes; undefined if it doesn't say. */
  const [used, setUsed] = useState<number>();
  useEffect(() => {
    void navigator.storage?.estimate?.().then(
      ({ usageDetails }: Estimate) => setUsed(usageDetails?.indexedDB),
      () => undefined,
    );
  }, [games]);
  return (
    <>
      {none && <p>{GAMES_WORDS.none}</p>}
      {problem && <p class="notice">{LIBRARY_FAILURES[problem]}</p>}
      {unread > 0 && (
        <p class="notice">
          {GAMES_WORDS.unread(unread)}{' '}
          {!problem && (
            <button type="button" onClick={() => void actions.library.removeUnread()}>
              {GAMES_WORDS.removeUnread}
            </button>
          )}
        </p>
      )}
      {games.length > 0 && <HistoryAndList library={library} actions={actions} />}
      {!none && (
        <p>
          {`${librarySize(library)}, on this device only. ` +
            (used ? `The browser uses ${formatSize(used)} for them. ` : '') +
            (safe
              ? ''
              : 'The browser may clear them when the device runs out of space; you can restore them from a saved file.')}
        </p>
      )}
      <div class="tools" role="group" aria-label="All kept games">
        {deleted.length > 0 && (
          <button type="button" onClick={() => void actions.library.restore()}>
            Bring back {counted(deleted.length, 'deleted game')}
          </button>
        )}
        <button type="button" disabled={none} onClick={() => actions.saveAll()}>
          {GAMES_WORDS.saveAll}
        </button>
        <button type="button" disabled={none} onClick={() => void actions.library.empty()}>
          {GAMES_WORDS.deleteAll}
        </button>
        <button type="button" onClick={() => void actions.library.turnOff()}>
          {GAMES_WORDS.turnOff}
        </button>
      </div>
    </>
  );
}

const NOTHING = { me: [], words: [] };

/** Number of games that are read without asking, because that takes seconds. */
const READ_UNASKED = 200;

const TOGETHER = lazyPart(
  async () => (await import('./together/Together.tsx')).Together,
  notLoaded(LIBRARY_PARTS.history),
);

/** The history, once the visitor's name is known or asked for, and the list of games. */
function HistoryAndList({ library: { games: kept, sorting }, actions }: Props) {
  const history = useHistory(kept, actions.read);
  const { notes, facts, change } = history;
  const games = useMemo(() => libraryGames(kept, notes ?? NOTHING, facts), [kept, notes, facts]);
  const mine = useMemo(() => playedGames(games), [games]);
  const [isOpen, setOpen] = useState(false);
  const names = useMemo(() => namesIn(facts), [facts]);
  const me = notes && notes.me.length > 0 ? notes.me : guessedName(facts);
  const seen = useMemo(
    () => (me === notes?.me ? mine : playedGames(libraryGames(kept, { ...NOTHING, ...notes, me }, facts))),
    [mine, me.join()],
  );
  useEffect(() => {
    if (notes && kept.length <= READ_UNASKED) history.begin();
  }, [notes !== null]);
  return (
    <>
      {facts.length > 0 && (
        <TOGETHER.Part
          mine={seen}
          of={kept.length}
          me={me}
          names={names}
          choose={(name) => void change(changeTexts('names', () => [name]))}
          open={actions.open}
        />
      )}
      {isOpen ? (
        <HISTORY.Part games={kept} mine={mine} history={history} read={actions.read} />
      ) : (
        <p class="tools">
          <button type="button" onClick={() => setOpen(true)}>
            {GAMES_WORDS.history}
          </button>
        </p>
      )}
      <GamesList games={games} mine={mine} change={change} sorting={sorting} actions={actions} />
    </>
  );
}
