/** Reads notes and facts of kept games for the page, game by game. */
import { useEffect, useState } from 'preact/hooks';
import type { KeptGame } from '../../../game/stored/library-game.ts';
import { getContents, type ReadContent } from '../store/games.ts';
import { putFacts, readFacts, readNotes, type Notes } from '../store/notes.ts';
import { libraryError } from '../store/database.ts';
import { areCurrent, factsOf, type HistoryFacts } from './games.ts';

/** Games read between two updates of the display. */
const SHOW_EVERY = 20;

/** What is known of the visitor's games so far, and what the page can do with it. */
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
    const visit = { isOver: false };
    void attempt(async () => {
      const stored = await readFacts();
      const storedNotes = await readNotes();
      if (visit.isOver) return;
      const { known, unread } = splitByFacts(games, stored);
      const show = (shown: readonly HistoryFacts[], unreadGames: number) => {
        setFacts(shown);
        setLeft(unreadGames);
      };
      setNotes(storedNotes);
      show(known, unread.length);
      if (!begun && storedNotes.me.length === 0) return;
      await readUnread(unread, { readContent, isOver: () => visit.isOver }, (read, unreadGames) =>
        show([...known, ...read], unreadGames),
      );
    });
    return () => {
      visit.isOver = true;
    };
  }, [games, begun]);
  return {
    notes,
    facts,
    left,
    failure,
    // If the visitor's name is known, all games have already been read.
    begin: () => setBegun(!notes?.me.length),
    change: (change) =>
      attempt(async () => {
        await change;
        setNotes(await readNotes());
      }),
  };
}

/** The current facts of games, and the games that have none. */
function splitByFacts(games: readonly KeptGame[], stored: readonly HistoryFacts[]) {
  const byFingerprint = new Map(stored.map((entry) => [entry.fingerprint, entry]));
  const known: HistoryFacts[] = [];
  const unread: KeptGame[] = [];
  for (const game of games) {
    const facts = byFingerprint.get(game.fingerprint);
    if (areCurrent(facts, game.decoder)) known.push(facts);
    else unread.push(game);
  }
  return { known, unread };
}

/**
 * Reads games and stores their facts. Calls `onRead` with all facts so far and the number of games that are left, every
 * few games and at the end. Games that can't be read have no facts; the list of games says why. Rejects like the library.
 */
async function readUnread(
  games: readonly KeptGame[],
  { readContent, isOver }: { readContent: ReadContent; isOver: () => boolean },
  onRead: (facts: readonly HistoryFacts[], left: number) => void,
): Promise<void> {
  const read: HistoryFacts[] = [];
  for (const [place, { fingerprint, decoder }] of games.entries()) {
    const [content] = (await getContents(fingerprint)) ?? [];
    const game = content && (await readContent(content));
    if (isOver()) return;
    if (game?.ok) {
      const facts = factsOf(game.value.analysis, decoder, game.value.onMap?.chronicle);
      read.push(facts);
      await putFacts(facts);
    }
    const left = games.length - place - 1;
    if (left % SHOW_EVERY === 0) onRead(read, left);
  }
}
