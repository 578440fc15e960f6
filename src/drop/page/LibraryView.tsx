import { counted } from '../../replay/counted.ts';
import type { LibraryState } from '../library/library.ts';
import { librarySize, libraryRows } from '../library/rows.ts';
import type { EndedEntry } from '../session/entry.ts';
import { Table } from '../table/Table.tsx';
import type { LibraryActions } from './actions.ts';
import { OnRequest } from './OnRequest.tsx';

interface Props {
  library: LibraryState;
  /** The file on the screen, if there is one: then the list of games would be in the way. */
  entry: EndedEntry | undefined;
  actions: LibraryActions;
}

/** The games kept in this browser, or the offer to keep some. */
export const LibraryView = ({ library, entry, actions }: Props) => (
  <section class="library" aria-labelledby="library">
    <h2 id="library" tabIndex={-1}>
      {library.on ? 'Games kept in this browser' : 'Keep my games'}
    </h2>
    {!library.on ? (
      <Offer actions={actions} />
    ) : entry ? (
      <OneKept library={library} entry={entry} actions={actions} />
    ) : (
      <AllKept library={library} actions={actions} />
    )}
  </section>
);

const Offer = ({ actions }: Pick<Props, 'actions'>) => (
  <>
    <p>
      This browser can keep the games you open here and list them on your next visit: on this device, for this
      page, and nowhere else. Nothing is kept unless you turn it on.
    </p>
    <button type="button" onClick={() => actions.turnOn()}>
      Keep my games in this browser
    </button>
  </>
);

function OneKept({ library, entry, actions }: Props) {
  if (!entry?.outcome.ok) return <p>{librarySize(library)}.</p>;
  const { fingerprint } = entry.outcome.value.analysis;
  return library.games.some((game) => game.fingerprint === fingerprint) ? (
    <p>This game is kept, with {librarySize(library)} in all.</p>
  ) : (
    <button type="button" onClick={() => actions.keep(entry.id)}>
      Keep this game
    </button>
  );
}

function AllKept({ library, actions }: Omit<Props, 'entry'>) {
  const none = library.games.length === 0;
  return (
    <>
      <p>
        {none
          ? 'None yet. Games you open from now on are kept, on this device alone.'
          : `${librarySize(library)}, on this device alone. `}
        {!none &&
          !library.safe &&
          'The browser may clear them when the device runs out of room; a file saved here can be dropped on this page again.'}
      </p>
      {!none && (
        <Table
          caption="Games kept in this browser"
          rows={libraryRows(library)}
          sorting={library.sorting}
          sort={actions.sort}
          open={actions.open}
          remove={actions.remove}
        />
      )}
      {!none && (
        <OnRequest
          label="My history"
          what="What counts your games"
          load={async () => (await import('../history/History.tsx')).History}
          given={library}
        />
      )}
      <div class="tools" role="group" aria-label="All kept games">
        {library.deleted.length > 0 && (
          <button type="button" onClick={() => actions.restore()}>
            Bring back {counted(library.deleted.length, 'deleted game')}
          </button>
        )}
        <button type="button" disabled={none} onClick={() => actions.saveAll()}>
          Save all as one file
        </button>
        <button type="button" disabled={none} onClick={() => actions.empty()}>
          Delete all kept games
        </button>
        <button type="button" onClick={() => actions.turnOff()}>
          Stop keeping games
        </button>
      </div>
    </>
  );
}
