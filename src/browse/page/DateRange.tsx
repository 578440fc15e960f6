import type { Days } from '../../replay/derive/patches.ts';
import { parsePeriod, periodKey } from '../query/period.ts';

interface DateRangeProps {
  /** As in the query; null for all times. */
  period: string | null;
  choose: (period: string | null) => void;
}

const ENDS = { from: 'Played from', to: 'Played until' } as const;
/** The year the game came out. Whoever is typing a year has said "2", "20", "201" before. */
const FIRST_YEAR = '2002';

/** First and last day that games may have been played on; a year that was chosen is shown as its days. */
export function DateRange({ period, choose }: DateRangeProps) {
  const days = parsePeriod(period ?? '');
  const set = (end: keyof Days, day: string) => {
    if (day === '' || day >= FIRST_YEAR) choose(periodKey({ ...days, [end]: day }));
  };
  return Object.entries(ENDS).map(([key, label]) => {
    const end = key as keyof typeof ENDS;
    return (
      <div key={end} class={days[end] === undefined ? 'field' : 'field chosen'}>
        <label for={`browse-${end}`}>{label}</label>
        <input
          id={`browse-${end}`}
          type="date"
          value={days[end] ?? ''}
          onChange={(event) => set(end, event.currentTarget.value)}
        />
      </div>
    );
  });
}
