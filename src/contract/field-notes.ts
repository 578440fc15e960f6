/** The index's `fieldNotes`: how to interpret a field, and how not to. Numbers are calculated from the index. */
import { formatClock } from '../game/clock.ts';
import { RACE_NAMES } from '../game/derive/race.ts';
import { RACES } from '../game/summary.ts';
import { TIMING_FIELDS, type TimingField, type TimingStatistics } from './timing-statistics.ts';
import { medianText, mediansText, OTHER_NOTES, TIMING_NOTES } from './words/field-notes.ts';

export { timingStatistics } from './timing-statistics.ts';
export type { TimingStatistics } from './timing-statistics.ts';

/** The first word of every note, before a colon. Clients may branch on it, so words are only ever added. */
export const NOTE_KINDS = ['RELIABLE', 'INFERRED', 'APPROXIMATE', 'DEFINITION'] as const;

/**
 * The caveats for both documents, by field name. Each text starts with one of `NOTE_KINDS`. Notes on the index's timing
 * fields end with the medians per race in this corpus.
 */
export const fieldNotes = (stats: TimingStatistics): Record<string, string> => ({
  ...Object.fromEntries(TIMING_FIELDS.map((field) => [field, TIMING_NOTES[field](medians(stats, field))])),
  ...OTHER_NOTES,
});

/** A sentence with the median for every race. */
const medians = (stats: TimingStatistics, field: TimingField): string =>
  mediansText(
    RACES.map((race) => {
      const { n, medianSec: seconds } = stats[race][field];
      const median = seconds === null ? null : { clock: formatClock(seconds * 1000), seconds, n };
      return medianText(RACE_NAMES[race], median);
    }),
  );
