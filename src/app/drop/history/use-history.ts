import { useEffect, useMemo, useState } from 'preact/hooks';
import type { OwnWords } from '../../../game/stored/history.ts';
import type { KeptGame } from '../../../game/stored/kept.ts';
import { readKept } from '../game-reader.ts';
import { libraryError } from '../library/failure.ts';
import { getContents } from '../library/store.ts';
import { areCurrent, factsOf, type HistoryFacts } from './facts.ts';
import { keepFacts, keepGoals, keepMe, keepWords, readHistory, type Kept } from './store.ts';
import { Writes } from './writes.ts';

/** Games read between two updates of the display. */
const SHOW_EVERY = 20;

export interface HistoryState {
  /** Data about the games; null at first. */
  kept: Kept | null;
  /** Number of games still to read. */
  left: number;
  /** Why nothing can be stored; empty while it works. */
  failure: string;
  /** Reads all games even before the visitor has chosen a name. */
  begin: () => void;
  choose: (me: readonly string[]) => void;
  setGoals: (goals: readonly string[]) => void;
  say: (words: OwnWords) => void;
}

/**
 * Data about the saved games and the visitor. Loading starts when the list is complete, as `whole` says. Games are
 * read once the visitor's name is known.
 */
export function useHistory(games: readonly KeptGame[], whole: boolean): HistoryState {
  const [kept, setKept] = useState<Kept | null>(null);
  const [failure, setFailure] = useState('');
  const [left, setLeft] = useState(games.length);
  const [begun, setBegun] = useState(false);
  const writes = useMemo(() => new Writes(), []);
  useEffect(() => {
    if (!whole) return;
    const visit = { over: false };
    readAll(games, begun, visit, writes, setKept, setLeft).catch((error: unknown) =>
      setFailure(libraryError(error).message),
    );
    return () => {
      visit.over = true;
    };
  }, [games, whole, begun]);
  const say = (words: OwnWords) => {
    if (!kept) return;
    setKept((now) => {
      const others = (now ?? kept).words.filter(({ fingerprint }) => fingerprint !== words.fingerprint);
      return { ...(now ?? kept), words: [...others, words] };
    });
    void writes.add(() => keepWords(words));
  };
  const choose = (me: readonly string[]) => {
    setKept((now) => now && { ...now, me });
    void writes.add(() => keepMe(me));
  };
  // If the visitor's name is known, all games have already been read.
  const begin = () => setBegun(!kept?.me.length);
  const setGoals = (goals: readonly string[]) => {
    setKept((now) => now && { ...now, goals });
    void writes.add(() => keepGoals(goals));
  };
  return { kept, left, failure, begin, choose, setGoals, say };
}

/** Reads games without current facts one at a time, and updates the display at intervals. */
async function readAll(
  games: readonly KeptGame[],
  begun: boolean,
  visit: { over: boolean },
  writes: Writes,
  show: (kept: Kept) => void,
  tell: (left: number) => void,
): Promise<void> {
  const kept = await writes.settled(readHistory);
  const keptFacts = new Map(kept.facts.map((facts) => [facts.fingerprint, facts]));
  const facts: HistoryFacts[] = [];
  const unread: KeptGame[] = [];
  for (const game of games) {
    const factsOfGame = keptFacts.get(game.fingerprint);
    if (areCurrent(factsOfGame, game.decoder)) facts.push(factsOfGame);
    else unread.push(game);
  }
  const update = async (left: number) => {
    const { me, words, goals } = await writes.settled(readHistory);
    if (!visit.over) show({ me, words, goals, facts: [...facts] });
    tell(left);
  };
  show({ ...kept, facts: [...facts] });
  tell(unread.length);
  if (!begun && kept.me.length === 0) return;
  for (const [place, { fingerprint, decoder }] of unread.entries()) {
    if (visit.over) return;
    const [content] = (await getContents(fingerprint)) ?? [];
    const read = content && (await readKept(content));
    if (read?.ok && !visit.over) {
      const newFacts = factsOf(read.value.analysis, decoder, read.value.onMap?.chronicle);
      facts.push(newFacts);
      await keepFacts(newFacts);
    }
    const left = unread.length - place - 1;
    if (left % SHOW_EVERY === 0) await update(left);
  }
}
