import type { LengthSpan } from '../query/query.ts';
import { FILTER_WORDS } from './words.ts';

interface LengthRangeProps {
  /** The span as in the query; null for any length. */
  span: LengthSpan | null;
  choose: (span: LengthSpan | null) => void;
}

/** Maximum minutes in an address. */
const MOST_MINUTES = 999;

/** Fields for the minimum and maximum length in whole minutes, for lengths that the list of choices doesn't have. */
export function LengthRange({ span, choose }: LengthRangeProps) {
  const bounds = span ?? { from: null, below: null };
  const field = (end: keyof LengthSpan, label: string) => (
    <div class="field">
      <label for={`browse-length-${end}`}>{label}</label>
      <input
        id={`browse-length-${end}`}
        type="number"
        min="0"
        max={MOST_MINUTES}
        step="1"
        inputMode="numeric"
        value={bounds[end] ?? ''}
        onChange={({ currentTarget }) => {
          if (!currentTarget.checkValidity()) return;
          const changed = {
            ...bounds,
            [end]: currentTarget.value === '' ? null : Number(currentTarget.value),
          };
          choose(changed.from === null && changed.below === null ? null : changed);
        }}
      />
    </div>
  );
  return [field('from', FILTER_WORDS.minutesFrom), field('below', FILTER_WORDS.minutesBelow)];
}
