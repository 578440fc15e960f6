/** Reads notes and facts of kept games for the page, game by game. */
import { useEffect, useState } from 'preact/hooks';
import type { KeptGame } from '../../../game/stored/library-game.ts';
import { getContents, type ReadContent } from '../store/games.ts';
import { putFacts, readFacts, readNotes, type Notes } from '../store/notes.ts';
import { libraryError } from '../store/database.ts';
import { areCurrent, factsOf, type HistoryFacts } from './games.ts';

/** Games read between two updates of the display. */
const SHOW_EVERY = 20;

export interface HistoryState {
  /** The visitor's notes; null at first. */
  notes: Notes | null;
  /** The facts of the games that were read. */
  facts: readonly HistoryFacts[];
  /** Number of games still to read. */
  left: number;
  /** Why nothing can be stored; empty while it works. */
  failure: string;
  /** Reads all games even before the visitor has chosen a name. */
  begin: () => void;
  /** Shows the notes after a change, which must be atomic, because the notes shown may be older. */
  change: (change: Promise<unknown>) => Promise<void>;
}

/** The visitor's notes and the facts of the games, which are read once the visitor's name is known. */
export function useHistory(games: readonly KeptGame[], readContent: ReadContent): HistoryState {
  const [notes, setNotes] = useState<Notes | null>(null);
  const [facts, setFacts] = useState<readonly HistoryFacts[]>([]);
  const [failure, setFailure] = useState('');
  const [left, setLeft] = useState(games.length);
  const [begun, setBegun] = useState(false);
  const attempt = (work: () => Promise<void>) =>
    work().catch((error: unknown) => setFailure(libraryError(error).message));
  useEffect(() => {
    const visit = { over: false };
    void attempt(async () => {
      const stored = new Map((await readFacts()).map((entry) => [entry.fingerprint, entry]));
      const now = await readNotes();
      if (visit.over) return;
      const [known, unread] = [[] as HistoryFacts[], [] as KeptGame[]];
      for (const game of games) {
        const ofGame = stored.get(game.fingerprint);
        if (areCurrent(ofGame, game.decoder)) known.push(ofGame);
        else unread.push(game);
      }
      setNotes(now);
      setFacts([...known]);
      setLeft(unread.length);
      if (!begun && now.me.length === 0) return;
      for (const [place, { fingerprint, decoder }] of unread.entries()) {
        const [content] = (await getContents(fingerprint)) ?? [];
        const game = content && (await readContent(content));
        if (visit.over) return;
        if (game?.ok) {
          known.push(factsOf(game.value.analysis, decoder, game.value.onMap?.chronicle));
          await putFacts(known.at(-1)!);
        }
        const remaining = unread.length - place - 1;
        if (remaining % SHOW_EVERY > 0) continue;
        setFacts([...known]);
        setLeft(remaining);
      }
    });
    return () => {
      visit.over = true;
    };
  }, [games, begun]);
  return {
    ...{ notes, facts, left, failure },
    // If the visitor's name is known, all games have already been read.
    begin: () => setBegun(!notes?.me.length),
    change: (change) =>
      attempt(async () => {
        await change;
        setNotes(await readNotes());
      }),
  };
}
