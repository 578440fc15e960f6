import { lazyPart } from '../shell/lazy-part.tsx';
import { notLoaded } from '../shell/words.ts';
import { librarySize, type LibraryActions, type LibraryState } from './store/library.ts';
import type { EndedFile } from './store/visit.ts';
import { LIBRARY_PARTS, LIBRARY_WORDS as WORDS, MY_GAMES } from './words.ts';

const GAMES = lazyPart(
  async () => (await import('./GamesView.tsx')).GamesView,
  notLoaded(LIBRARY_PARTS.games),
);

interface Props {
  library: LibraryState;
  /** The file on display; if there is one, the list of games is hidden. */
  entry: EndedFile | undefined;
  /** Whether the page already lists games, so that this part only leads to its own. */
  isElsewhere: boolean;
  actions: LibraryActions;
}

/** The saved games, or an offer to start saving games. */
export function LibraryView({ library, entry, isElsewhere, actions }: Props) {
  // The list above has its own button.
  if (isElsewhere && !library.on) return null;
  return (
    <section class="library" aria-labelledby="library">
      <h2 id="library" tabIndex={-1}>
        {library.on ? WORDS.title : WORDS.offer.title}
      </h2>
      {library.on && isElsewhere && library.problem === null ? (
        <p>
          <a href={MY_GAMES}>{WORDS.mine}</a>: {librarySize(library)}.
        </p>
      ) : !library.on ? (
        <>
          <p>{WORDS.offer.note}</p>
          <button type="button" onClick={() => void actions.library.turnOn()}>
            {WORDS.offer.turnOn}
          </button>
        </>
      ) : entry ? (
        <OneGame library={library} entry={entry} actions={actions} />
      ) : (
        <GAMES.Part library={library} actions={actions} />
      )}
    </section>
  );
}

function OneGame({ library, entry, actions }: Omit<Props, 'isElsewhere'>) {
  if (!entry?.outcome.ok) return <p>{librarySize(library)}.</p>;
  const { fingerprint } = entry.outcome.value.analysis;
  return library.games.some((game) => game.fingerprint === fingerprint) ? (
    <p>This game is kept. In all: {librarySize(library)}.</p>
  ) : (
    <button type="button" onClick={() => actions.keep(entry.id)}>
      Keep this game
    </button>
  );
}
