import type { Days } from '../../../game/derive/patches.ts';
import { parsePeriod, periodKey } from '../query/period.ts';

interface DateRangeProps {
  /** As in the query; null for all times. */
  period: string | null;
  choose: (period: string | null) => void;
}

/** The game's release year. While typing a year, its field contains "2", "20", "201". */
const FIRST_YEAR = '2002';

/** First and last day on which games may have been played; a chosen year is shown as its days. */
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
  return [field('from', 'Played from'), field('to', 'Played until')];
}
