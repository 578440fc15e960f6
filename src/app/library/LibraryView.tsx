import { part } from '../shell/part.tsx';
import { notLoaded } from '../shell/words.ts';
import { librarySize, type LibraryActions, type LibraryState } from './store/library.ts';
import type { EndedFile } from './store/visit.ts';
import { LIBRARY_PARTS, LIBRARY_WORDS as WORDS } from './words.ts';

const GAMES = part(async () => (await import('./GamesView.tsx')).GamesView, notLoaded(LIBRARY_PARTS.games));

interface Props {
  library: LibraryState;
  /** The file on display; if there is one, the list of games is hidden. */
  entry: EndedFile | undefined;
  actions: LibraryActions;
}

/** The saved games, or an offer to start saving games. */
export const LibraryView = ({ library, entry, actions }: Props) => (
  <section class="library" aria-labelledby="library">
    <h2 id="library" tabIndex={-1}>
      {library.on ? WORDS.title : WORDS.offer.title}
    </h2>
    {!library.on ? (
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

function OneGame({ library, entry, actions }: Required<Props>) {
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
