/** What the count of a kind rests on, in words. */
import type { AnalysedMade } from '../../replay/analysis.ts';
import { formatClock } from '../../replay/clock.ts';

/** The orders, the objects that prove themselves, and what the bounds add or take away: a sentence each. */
export const evidenceOf = (made: AnalysedMade): string[] =>
  [orders(made), proven(made), pressed(made), ceiling(made), contradiction(made)].filter(Boolean);

/** "Orders: 3:10, 3:25 to 2 buildings, 4:00 ×3." */
function orders({ orders: all }: AnalysedMade): string {
  const words = all.map(({ ms, makers }) => formatClock(ms) + (makers > 1 ? ` to ${makers} buildings` : ''));
  return `Orders: ${[...Map.groupBy(words, (word) => word)]
    .map(([word, same]) => (same.length > 1 ? `${word} ×${same.length}` : word))
    .join(', ')}.`;
}

/** "Proven: #12 3:30–3:41, #15 4:02 (slot)": the number of each in the record, and the times it was born between. */
function proven({ births }: AnalysedMade): string {
  if (births.length === 0) return '';
  const words = births.map(({ from, to, basis, object }) => {
    const [first, last] = [formatClock(from), formatClock(to)];
    return `#${object} ${first === last ? first : `${first}–${last}`}${basis === 'slot' ? ' (slot)' : ''}`;
  });
  return `Proven: ${words.join(', ')}.`;
}

/** What lone presses add to the objects that prove themselves. */
const pressed = ({ min, births }: AnalysedMade): string =>
  min > births.length ? `${min - births.length} more by orders pressed alone.` : '';

/** Why no more, or more, can have been made than there are orders. */
function ceiling({ type, ordered, max, orders: all, contradicted }: AnalysedMade): string {
  if (contradicted) return '';
  if (type === 'hero') return ordered > max ? 'A hero is made once.' : '';
  const asked = all.reduce((sum, { makers }) => sum + makers, 0);
  const lost = asked - max;
  const several = asked > ordered ? `Sent to several buildings, ${ordered} orders may make ${asked}. ` : '';
  const less =
    lost > 0 ? `${lost} of ${asked} cannot have been made: cancelled, moved, or not done in time.` : '';
  return (several + less).trim();
}

const contradiction = ({ contradicted }: AnalysedMade): string =>
  contradicted
    ? 'More are proven than the orders allow, so one of the two is read wrong; the maximum follows what is proven.'
    : '';
