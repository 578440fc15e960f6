import type { Days } from '../../../game/derive/patches.ts';
import { parsePeriod, periodKey } from '../query/period.ts';
import { FILTER_WORDS } from './words.ts';

interface DateRangeProps {
  /** The period as in the query; null for all times. */
  period: string | null;
  choose: (period: string | null) => void;
}

/**
 * The year of the game's release. Earlier years are ignored, because the field contains years such as 2, 20 and 201
 * while a visitor types.
 */
const FIRST_YEAR = '2002';

/**
 * Fields for the first and last day on which games may have been played; if a year is chosen, its first and last
 * days.
 */
export function DateRange({ period, choose }: DateRangeProps) {
  const days = parsePeriod(period ?? '');
  const field = (end: keyof Days, label: string) => (
    <div class="field">
      <label for={`browse-${end}`}>{label}</label>
      <input
        id={`browse-${end}`}
        type="date"
        value={days[end] ?? ''}
        onChange={({ currentTarget: { value } }) => {
          if (value === '' || value >= FIRST_YEAR) choose(periodKey({ ...days, [end]: value }));
        }}
      />
    </div>
  );
  return [field('from', FILTER_WORDS.playedFrom), field('to', FILTER_WORDS.playedTo)];
}
