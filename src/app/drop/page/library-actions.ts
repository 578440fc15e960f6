import type { LibraryActions } from '../../library/store/library.ts';
import { LIBRARY_WORDS } from '../../library/words.ts';
import { pickKept } from '../input/packed-files.ts';
import { finishedEntries } from '../session/state.ts';
import type { Visit } from './visit.ts';

/** The visitor's library actions that involve the session of this visit. */
export function libraryActions(visit: Visit): LibraryActions {
  const { session, library } = visit;
  /** Reads a kept game like a dropped file. False if it is no longer kept, or can't be read from storage. */
  const openKept = async (fingerprint: string) => {
    const kept = library.state.games.find((game) => game.fingerprint === fingerprint);
    const [content] = (kept && (await library.contents(fingerprint))) ?? [];
    if (!kept || !content) return false;
    await session.add({ files: [pickKept(content, kept.name, 'library', kept.modified)], leftOut: 0 });
    return true;
  };
  return {
    library,
    keep: (entry) => void library.keep(finishedEntries(session.state).filter(({ id }) => id === entry)),
    open: async (fingerprint) => {
      const here = finishedEntries(session.state).find(
        ({ outcome }) =>
          outcome.ok && outcome.value.onMap && outcome.value.analysis.fingerprint === fingerprint,
      );
      if (here) session.showEntry(here.id);
      const opened = !!here || (await openKept(fingerprint));
      if (!opened) session.notice(LIBRARY_WORDS.notKept);
      return opened;
    },
    read: async (content) => (await import('../worker/game-reader.ts')).readKept(content),
    saveAll: async () => {
      const contents = await library.contents();
      if (!contents) return;
      visit.withSaving(async ({ saveLibrary }) => {
        const missing = await saveLibrary(library.state, contents);
        if (missing > 0) session.notice(LIBRARY_WORDS.notSaved(missing));
      });
    },
  };
}

/** Opens the kept game that the page's address names, as in a new tab. */
export function followAddress({ open }: LibraryActions): void {
  const { hash, pathname } = location;
  if (!hash.startsWith('#kept=')) return;
  history.replaceState(history.state, '', pathname);
  void import('../../library/game-link.ts').then(
    ({ followLink }) => followLink(hash, open),
    // Without this code, which needs a connection once, the page opens as it does without a game.
    () => undefined,
  );
}
