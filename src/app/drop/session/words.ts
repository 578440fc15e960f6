/** Texts about the visitor's files: how many were read, left out or already known. */
import { counted } from '../../../game/counted.ts';
import type { EndedEntry } from './entry.ts';

export const SESSION_WORDS = {
  reading: (files: number): string => `Reading ${counted(files, 'file')}.`,
  emptied: 'The list is empty.',
  /** The result of reading: "3 files read: 2 games, 1 without a game." */
  read: (files: number, games: number): string =>
    `${counted(files, 'file')} read: ` +
    [
      ...(games > 0 ? [counted(games, 'game')] : []),
      ...(files > games ? [`${files - games} without a game`] : []),
    ].join(', ') +
    '.',
  cancelled: (files: number): string => `${counted(files, 'file')} not read, because you cancelled.`,
  nothingRead: 'Nothing was read.',
  linkAgain: 'The game from the link is already here and was not read again.',
  fileAgain: (name: string): string => `“${name}” is already here and was not read again.`,
  filesAgain: (files: number): string =>
    `${counted(files, 'file')} are already here and were not read again.`,
  leftOut: (files: number): string =>
    files === 1
      ? 'Left out: 1 file that is neither .w3g, .nwg, .zip nor a map.'
      : `Left out: ${counted(files, 'file')} that are neither .w3g, .nwg, .zip nor a map.`,
  noReplay: 'There was no replay among the files you added.',
};

/** "3 files read: 2 games, 1 without a game. 5 files not read, because you cancelled." */
export function tallyText(entries: readonly EndedEntry[]): string {
  const games = entries.filter(({ outcome }) => outcome.ok).length;
  const unread = entries.filter(wasCancelled).length;
  const read = entries.length - unread;
  const sentences = [
    ...(read > 0 ? [SESSION_WORDS.read(read, games)] : []),
    ...(unread > 0 ? [SESSION_WORDS.cancelled(unread)] : []),
  ];
  return sentences.join(' ') || SESSION_WORDS.nothingRead;
}

const wasCancelled = ({ outcome }: EndedEntry): boolean =>
  !outcome.ok && outcome.failure.code === 'cancelled';
