/** The evidence of a file for the date of its game. */
import type { GameAnalysis } from '../../../game/analysis.ts';
import type { KeptGame } from '../../../game/stored/kept.ts';
import type { Setting } from '../../../view/game/facts.ts';
import { playedBasis } from '../../../view/played.ts';
import type { Entry } from '../session/entry.ts';
import type { DroppedGame } from '../worker/messages.ts';
import { dayText, whenOf } from './played-when.ts';
import { WHEN_WORDS } from './when-words.ts';

type FileOf = Pick<Entry, 'path' | 'from' | 'file' | 'inside' | 'added'>;
type Dates = Pick<DroppedGame, 'path' | 'modified'>;

/**
 * Path and last change (in ms since 1970) of a game's file, inside its archive if it is in one. An example was never
 * the visitor's file, a packed game may have no date, and the date of an archive isn't that of its files.
 */
export function datedFile(
  { path: dropped, from, file, inside }: FileOf,
  { path, modified }: Dates,
): Pick<KeptGame, 'name' | 'modified'> {
  const name = path ?? dropped;
  const ofFile = inside || path !== null ? null : file.lastModified || null;
  return { name, modified: from === 'example' ? null : (modified ?? ofFile) };
}

/**
 * The date for a report, if the file has one and the recording doesn't. A date in the name replaces the range of days.
 * The last change only follows it, because it is often the day of a download.
 */
export function dateByFile(file: FileOf, dates: Dates, { played, patch }: GameAnalysis): Setting['dated'] {
  const { at: playedAt = null, from: playedFrom = null } = played;
  const kept = { ...datedFile(file, dates), added: file.added ?? Date.now() };
  const when = whenOf(kept, { playedAt, playedFrom });
  if (when.whenBasis === 'name') return { day: dayText(when), basis: WHEN_WORDS.byName };
  if (when.whenBasis !== 'entry' && when.whenBasis !== 'file') return undefined;
  return { basis: WHEN_WORDS.lastChange[when.whenBasis](playedBasis(played, patch), dayText(when)) };
}
