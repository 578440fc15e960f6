/** Explains the basis of a count. */
import type { AnalysedMade } from '../../game/made-schema.ts';
import { formatClock } from '../../game/clock.ts';
import { COUNT_LOSSES, type CountLoss } from '../../game/vocabulary.ts';
import { listed, spanText } from '../words.ts';

/** Where evidence is shown: opened in its row, always open, or on a separate page. */
export type Evidence = 'opens' | 'open' | { page: string };

/** Reasons for the minimum and maximum, a sentence each; then the orders and the confirmed objects. */
export const evidenceOf = (count: AnalysedMade): string[] =>
  [reasonOf(count), orders(count), objects(count)].filter(Boolean);

/** "At least 14: 12 seen, 2 by orders pressed alone. At most 16: 20 orders asked for 22; 6 cancelled." */
export const reasonOf = (count: AnalysedMade): string =>
  [least(count), most(count)].filter(Boolean).join(' ');

function least({ min, births, basis: weakest }: AnalysedMade): string {
  if (min === 0) return 'No object proves that one was made.';
  if (weakest === 'needed') return `At least ${min}: units that need it are confirmed.`;
  const seen = births.filter(({ basis }) => basis === 'seen').length;
  const parts = [
    [seen, 'seen'],
    [births.length - seen, 'fitting nothing else'],
    [min - births.length, 'by orders pressed alone'],
  ] as const;
  return `At least ${min}: ${listed(parts.flatMap(([number, how]) => (number > 0 ? [`${number} ${how}`] : [])))}.`;
}

function most({ type, ordered, min, max, orders: orderList, lost, contradicted }: AnalysedMade): string {
  if (contradicted)
    return 'More are proven than the orders allow, so we misread one or the other. The maximum is the proven number.';
  if (type === 'hero' && max > 0)
    return ordered > max ? 'Each hero is trained once. Later orders revive it.' : '';
  const losses = Object.entries(lost) as [CountLoss, number][];
  const gone = losses.map(([why, number]) => `${number} ${COUNT_LOSSES[why]}`);
  const possible =
    orderList.reduce((sum, { may }) => sum + may, 0) + losses.reduce((sum, [, number]) => sum + number, 0);
  if (possible === max && max === min) return '';
  const words = `${ordered} ${ordered === 1 ? 'order' : 'orders'}`;
  const several =
    possible > ordered && type === 'unit'
      ? `${words}, some to several buildings, asked for ${possible}`
      : words;
  return `At most ${max}: ${several}${gone.length > 0 ? `; of these ${listed(gone)}` : ''}.`;
}

/** "Orders: 3:10 to Barracks #45 and #52; 3:25 to Barracks #45, twice". */
function orders({ orders: orderList }: AnalysedMade): string {
  const words = orderList.map(({ ms, maker, makers }) => {
    const to = makers.map((number) => `#${number}`);
    return `${formatClock(ms)}${maker && to.length > 0 ? ` to ${maker.name} ${listed(to)}` : ''}`;
  });
  const texts = [...Map.groupBy(words, (word) => word)].map(([word, same]) =>
    same.length > 1 ? `${word} (${same.length} presses)` : word,
  );
  return `Orders: ${texts.join('; ')}.`;
}

/** "Objects: #101 born 3:41–3:52, first seen 3:58, ordered at 3:10 in #45". */
export function objects({ type, births }: Pick<AnalysedMade, 'births'> & { type?: string }): string {
  if (births.length === 0) return '';
  const begins = type === 'building' ? 'begun' : 'born';
  const words = births.map(({ object, seen, from, to, basis, ordered, maker, standing, forms = [] }) => {
    const order =
      ordered === null ? '' : `, ordered at ${formatClock(ordered)}${maker === null ? '' : ` in #${maker}`}`;
    const slot = basis === 'slot' ? ', kind not seen' : '';
    const done = standing ? `, done ${spanText(standing)}` : '';
    const became = forms.map(({ name, done: by }) => `, upgraded to ${name} ${spanText(by)}`).join('');
    return `#${object} ${begins} ${spanText({ from, to })}${done}${became}, first seen ${formatClock(seen)}${order}${slot}`;
  });
  return `Objects: ${words.join('; ')}.`;
}
