/** Kept games below the drop page: the offer to keep games, a link to them, or their list. */
import { lazyPart } from '../shell/island/lazy-part.tsx';
import { notLoaded } from '../shell/words.ts';
import { librarySize, type LibraryActions, type LibraryState } from './store/library.ts';
import type { EndedFile } from './store/visit.ts';
import { LIBRARY_WORDS as WORDS, MY_GAMES } from './words.ts';

const GAMES = lazyPart(
  async () => (await import('./GamesView.tsx')).GamesView,
  notLoaded('The list of your games'),
);

interface Props {
  library: LibraryState;
  /** The file on display; if there is one, the list of games is hidden. */
  entry: EndedFile | undefined;
  /** Whether the page already lists games, so that this part only leads to its own. */
  isElsewhere: boolean;
  /** Whether the page is about the kept games, so that its heading names them. */
  isPage: boolean;
  actions: LibraryActions;
}

/** The saved games, or an offer to start saving games. */
export function LibraryView({ library, entry, isElsewhere, isPage, actions }: Props) {
  // The visitor's list of dropped games, which stands above, has its own button.
  if (isElsewhere && !library.on) return null;
  return (
    <section class="library" aria-labelledby="library">
      <h2 id="library" class={isPage ? 'unseen' : undefined} tabIndex={-1}>
        {library.on ? WORDS.mine : WORDS.offer.title}
      </h2>
      <Content library={library} entry={entry} isElsewhere={isElsewhere} actions={actions} />
    </section>
  );
}

function Content({ library, entry, isElsewhere, actions }: Omit<Props, 'isPage'>) {
  if (!library.on)
    return (
      <>
        <p>{WORDS.offer.note}</p>
        <button type="button" onClick={() => void actions.library.turnOn()}>
          {WORDS.offer.turnOn}
        </button>
      </>
    );
  // The list itself says what the problem is.
  if (isElsewhere && library.problem === null)
    return (
      <p>
        <a href={MY_GAMES}>{WORDS.mine}</a>: {librarySize(library)}.
      </p>
    );
  if (entry) return <OneGame library={library} entry={entry} actions={actions} />;
  return <GAMES.Part library={library} actions={actions} />;
}

function OneGame({ library, entry, actions }: Omit<Props, 'isElsewhere' | 'isPage'>) {
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
