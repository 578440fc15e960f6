/** Decides which games the archive keeps and in which order, without touching files. */
import { whenPlayed } from '../../game/derive/played.ts';
import type { Game } from '../../game/game.ts';
import { fingerprint } from '../../game/identity.ts';
import type { Recording } from '../../game/stored/record.ts';
import type { TournamentEvent } from './events.ts';
import { compareText, type CorpusFile } from './layout.ts';
import { PROBLEM_WORDS, type Problem } from './problem.ts';

/** A game in the archive. */
export interface CorpusGame {
  /** Id under which the game is published. */
  replayId: string;
  /** Id of the game's event; null if unknown. */
  tournamentId: string | null;
  recording: Recording;
  game: Game;
  /** Path of the game's record or recording inside the corpus. */
  file: string;
}

/** A game found in the corpus, before we decide whether to keep it. */
export type CorpusCopy = CorpusGame & Pick<CorpusFile, 'kind'>;

/**
 * Sorts recordings of one game: longest game time first, then most bytes. The other criteria make the order the same
 * everywhere.
 */
export const longerFirst = (a: CorpusCopy, b: CorpusCopy): number =>
  b.game.clockMs - a.game.clockMs ||
  b.recording.bytes - a.recording.bytes ||
  compareText(a.recording.sha256, b.recording.sha256) ||
  Number(a.kind === 'recording') - Number(b.kind === 'recording') ||
  compareText(a.file, b.file);

/**
 * Decides which games the archive contains. It keeps the longest recording of a game, with the event of any recording
 * of the game. If different games share an id, it keeps the first by path. Everything else is reported. Games are in
 * index order.
 */
export function arrangeCopies(
  candidates: readonly CorpusCopy[],
  events: readonly TournamentEvent[],
): { games: CorpusGame[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const kept = Map.groupBy(candidates, ({ game }) => fingerprint(game))
    .values()
    .map(keepLongest(problems));
  const byPath = [...kept].sort((a, b) => compareText(a.file, b.file));
  const games = new Map<string, CorpusGame>();
  for (const game of byPath) {
    const holder = games.get(game.replayId);
    if (!holder) games.set(game.replayId, game);
    else
      problems.push({
        file: game.file,
        code: 'same-id',
        sentence: PROBLEM_WORDS.sameId(game.replayId, holder.file),
      });
  }
  return { games: [...games.values()].sort(newestEventFirst(events, games.values())), problems };
}

const keepLongest =
  (problems: Problem[]) =>
  (recordings: readonly CorpusCopy[]): CorpusGame => {
    const [best, ...others] = recordings.toSorted(longerFirst);
    const kept = toGame(best!);
    for (const { file, tournamentId } of others) {
      problems.push({
        file,
        code: 'duplicate',
        sentence: PROBLEM_WORDS.duplicate(kept.file),
      });
      kept.tournamentId ??= tournamentId;
      const event = kept.tournamentId;
      if (event !== null && tournamentId !== null && tournamentId !== event)
        problems.push({
          file,
          code: 'two-events',
          sentence: `The same game is in ${kept.file} too; it is listed under ${event} only.`,
        });
    }
    return kept;
  };

const toGame = ({ replayId, tournamentId, recording, game, file }: CorpusCopy): CorpusGame => ({
  replayId,
  tournamentId,
  recording,
  game,
  file,
});

/**
 * Index order: newest event first, and by id within an event; games without an event last, newest first. An event without
 * a date uses the earliest possible day of its last game, and so does a game without an event.
 */
function newestEventFirst(events: readonly TournamentEvent[], games: Iterable<CorpusGame>) {
  const dates = new Map<string, string>();
  for (const { tournamentId, game } of games) {
    const day = dayOf(game);
    if (tournamentId !== null && day > (dates.get(tournamentId) ?? '')) dates.set(tournamentId, day);
  }
  for (const { id, date } of events) if (date !== null) dates.set(id, date);
  const dateOf = ({ tournamentId, game }: CorpusGame) =>
    tournamentId === null ? dayOf(game) : (dates.get(tournamentId) ?? '');
  // Compares in reverse: later dates come first, missing dates last.
  return (a: CorpusGame, b: CorpusGame): number =>
    Number(a.tournamentId === null) - Number(b.tournamentId === null) ||
    compareText(dateOf(b), dateOf(a)) ||
    compareText(a.tournamentId ?? '', b.tournamentId ?? '') ||
    compareText(a.replayId, b.replayId);
}

/** The earliest possible day of a game; empty if nothing bounds it. */
function dayOf(game: CorpusGame['game']): string {
  const { at, from = '' } = whenPlayed(game);
  return at ?? from;
}
