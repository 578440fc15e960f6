import type { LibraryState } from '../library/state.ts';
import { librarySize } from '../library/rows.ts';
import type { EndedEntry } from '../session/entry.ts';
import type { LibraryActions } from './actions.ts';
import { KEPT_GAMES_PART } from './parts.ts';
import { LIBRARY_WORDS as WORDS } from '../library/words.ts';

interface Props {
  library: LibraryState;
  /** The file on display; if there is one, the list of games is hidden. */
  entry: EndedEntry | undefined;
  actions: LibraryActions;
}

/** The saved games, or an offer to start saving games. */
export const LibraryView = ({ library, entry, actions }: Props) => (
  <section class="library" aria-labelledby="library">
    <h2 id="library" tabIndex={-1}>
      {library.on ? WORDS.title : WORDS.offer.title}
    </h2>
    {!library.on ? (
      <Offer actions={actions} />
    ) : entry ? (
      <OneKept library={library} entry={entry} actions={actions} />
    ) : (
      <KEPT_GAMES_PART.Part library={library} actions={actions} />
    )}
  </section>
);

const Offer = ({ actions }: Pick<Props, 'actions'>) => (
  <>
    <p>{WORDS.offer.note}</p>
    <button type="button" onClick={() => actions.turnOn()}>
      {WORDS.offer.turnOn}
    </button>
  </>
);

function OneKept({ library, entry, actions }: Props) {
  if (!library.whole) return null;
  if (!entry?.outcome.ok) return <p>{librarySize(library)}.</p>;
  const { fingerprint } = entry.outcome.value.analysis;
  return library.games.some((game) => game.fingerprint === fingerprint) ? (
    <p>{WORDS.kept(librarySize(library))}</p>
  ) : (
    <button type="button" onClick={() => actions.keep(entry.id)}>
      {WORDS.keep}
    </button>
  );
}
