import { keptPick } from '../input/packed.ts';
import type { Library } from '../library/library.ts';
import { keptAt, librarySize } from '../library/rows.ts';
import type { DropSession } from '../session/session.ts';
import type { KeptGame } from '../../../game/stored/kept.ts';
import { endedEntries } from '../session/state.ts';
import { nextSorting } from '../table/sort.ts';
import type { LibraryActions } from './actions.ts';
import { saving } from './saving.ts';
import { LIBRARY_WORDS } from '../library/words.ts';

/** The visitor's library actions that involve the session of this visit. */
export function libraryActions(session: DropSession, library: Library): LibraryActions {
  const agreed = (question: (size: string) => string) =>
    library.state.games.length === 0 || confirm(question(librarySize(library.state)));
  const open = async (kept: KeptGame | undefined) => {
    const content = kept && (await library.content(kept.fingerprint));
    if (!content) return false;
    await session.add({ files: [keptPick(content, kept.name, 'library', kept.modified)], leftOut: 0 });
    return true;
  };
  return {
    turnOn: () => void library.turnOn(),
    turnOff: () => {
      if (agreed(LIBRARY_WORDS.confirmTurnOff)) void library.turnOff();
    },
    keep: (entry) => void library.keep(endedEntries(session.state).filter(({ id }) => id === entry)),
    open: (line) => void open(keptAt(library.state, line)),
    openGame: async (fingerprint) => {
      const here = endedEntries(session.state).find(
        ({ outcome }) =>
          outcome.ok && outcome.value.onMap && outcome.value.analysis.fingerprint === fingerprint,
      );
      if (here) session.open(here.id);
      const opened =
        !!here || (await open(library.state.games.find((game) => game.fingerprint === fingerprint)));
      if (!opened) session.notice(LIBRARY_WORDS.notKept);
      return opened;
    },
    remove: (line) => {
      const kept = keptAt(library.state, line);
      if (kept) void library.remove(kept.fingerprint);
    },
    restore: () => void library.restore(),
    sort: (by) => library.sort(nextSorting(library.state.sorting, by)),
    saveAll: async () => {
      const contents = await library.contents();
      if (contents) saving(session, ({ saveLibrary }) => saveLibrary(library.state.games, contents));
    },
    empty: () => {
      if (agreed(LIBRARY_WORDS.confirmEmpty)) void library.empty();
    },
  };
}

/** Opens the kept game that the page's address names, as in a new tab. */
export function followAddress({ openGame }: LibraryActions): void {
  const { hash, pathname } = location;
  if (!hash.startsWith('#kept=')) return;
  history.replaceState(history.state, '', pathname);
  void import('../insight/kept-link.ts').then(
    ({ followKept }) => followKept(hash, openGame),
    () => undefined,
  );
}
