import type { ReplayIndex } from './index-schema.ts';
import type { ReplaySummaryDocument } from './summary-document.ts';

/** Games in an example of the index. */
const ENTRIES = 2;
/** Entries of each list in an example. */
const LIST_ITEMS = 3;

/** The index cut to its first two entries, with a matching `count`; all other fields are kept. */
export function exampleIndex(index: ReplayIndex): ReplayIndex {
  const replays = index.replays.slice(0, ENTRIES);
  return { ...index, count: replays.length, replays };
}

/** The summary, with every list of every player cut to three items. */
export function exampleSummary(summary: ReplaySummaryDocument): ReplaySummaryDocument {
  const shorten = (value: unknown) => (Array.isArray(value) ? value.slice(0, LIST_ITEMS) : value);
  const players = Object.entries(summary.players).map(([slot, player]) => [
    slot,
    Object.fromEntries(Object.entries(player).map(([field, value]) => [field, shorten(value)])),
  ]);
  return { ...summary, players: Object.fromEntries(players) as ReplaySummaryDocument['players'] };
}
