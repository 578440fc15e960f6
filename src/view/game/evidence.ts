/** Explains the basis of a count. */
import type { AnalysedMade } from '../../game/made-schema.ts';
import { formatClock } from '../../game/clock.ts';
import { COUNT_LOSSES, type CountLoss } from '../../game/vocabulary.ts';
import { spanText } from '../step-text.ts';
import { listed } from '../phrases.ts';
import { counted } from '../../game/counted.ts';

/** Where evidence is shown: opened in its row, always open, or on a separate page. */
export type Evidence = 'folded' | 'in-full' | { page: string };

/**
 * One sentence each for the minimum and the maximum, then a line for each group of orders and each confirmed object.
 */
export const evidenceOf = (count: AnalysedMade): string[] => [
  reasonOf(count),
  ...orders(count),
  ...objects(count),
];

/**
 * Reasons for both bounds: "At least 14: 12 seen and 2 known only from orders. At most 16: 20 orders for 22 units,
 * because some went to several buildings (6 cancelled)."
 */
export const reasonOf = (count: AnalysedMade): string =>
  [minimumText(count), maximumWords(count)].filter(Boolean).join(' ');

function minimumText({ min, births, basis: weakest }: AnalysedMade): string {
  if (min === 0) return 'No object confirms that one was made.';
  if (weakest === 'needed')
    return `At least ${min}: ${min === 1 ? 'units that need it are confirmed' : 'units alive at the same time need their food'}.`;
  const seenCount = births.filter(({ basis }) => basis === 'seen').length;
  const [deducedCount, fromOrders] = [births.length - seenCount, min - births.length];
  const reasons = [
    seenCount > 0 ? `${seenCount} seen` : '',
    deducedCount > 0 ? `${deducedCount} of unknown type that can be nothing else` : '',
    fromOrders > 0 ? `${fromOrders} known only from orders` : '',
  ];
  return `At least ${min}: ${listed(reasons.filter(Boolean))}.`;
}

function maximumWords({
  type,
  ordered,
  min,
  max,
  orders: orderList,
  lost,
  contradicted,
}: AnalysedMade): string {
  if (contradicted)
    return 'The replay confirms more than the orders allow, so we misread one or the other. The maximum is the confirmed number.';
  if (type === 'hero' && max > 0)
    return ordered > max
      ? 'Each hero is trained once, so the other orders were repeated. Revivals are listed with the heroes.'
      : '';
  const losses = Object.entries(lost) as [CountLoss, number][];
  const gone = losses.map(([why, number]) => `${number} ${COUNT_LOSSES[why]}`);
  const possible =
    orderList.reduce((sum, { may }) => sum + may, 0) + losses.reduce((sum, [, number]) => sum + number, 0);
  if (possible === max && max === min) return '';
  const orderWords =
    possible > ordered && type === 'unit'
      ? `${counted(ordered, 'order')} for ${possible} units, because ${ordered === 1 ? 'it' : 'some'} went to several buildings`
      : counted(ordered, 'order');
  return `At most ${max}: ${orderWords}${gone.length > 0 ? ` (${listed(gone)})` : ''}.`;
}

/**
 * Order times, with a line for each building or group of buildings: "Orders to Barracks #45 and #52: 3:10, 3:25
 * (×2)."
 */
function orders({ orders: orderList }: AnalysedMade): string[] {
  const toWhich = ({ maker, makers }: (typeof orderList)[number]) =>
    maker && makers.length > 0 ? [maker.name, ...makers].join(' ') : '';
  return [...Map.groupBy(orderList, toWhich).values()].map((group) => {
    const times = [...Map.groupBy(group, ({ ms }) => formatClock(ms))].map(([time, { length }]) =>
      length > 1 ? `${time} (×${length})` : time,
    );
    const { maker, makers } = group[0]!;
    return maker && makers.length > 0
      ? `Orders to ${maker.name} ${listed(makers.map(numbered))}: ${times.join(', ')}.`
      : `Orders: ${times.join(', ')}.`;
  });
}

/**
 * A line for each confirmed object, with its order first, then its other events by time: "#101: ordered at 3:10 from
 * #45, finished at 3:41–3:52, first seen at 3:58."
 */
export const objects = ({ type, births }: Pick<AnalysedMade, 'births'> & { type?: string }): string[] => {
  const begins = type === undefined ? 'appeared' : type === 'building' ? 'begun' : 'finished';
  return births.map(({ object, seen, from, to, basis, ordered, maker, standing, forms = [] }) => {
    const order =
      ordered === null
        ? []
        : [`ordered at ${formatClock(ordered)}${maker === null ? '' : ` from #${maker}`}`];
    const events = [
      { ms: from, words: `${begins} at ${spanText({ from, to })}` },
      ...(standing ? [{ ms: standing.from, words: `finished at ${spanText(standing)}` }] : []),
      ...forms.map(({ name, done }) => ({
        ms: done.from,
        words: `upgraded to ${name} at ${spanText(done)}`,
      })),
      { ms: seen, words: `first seen at ${formatClock(seen)}` },
    ];
    const words = events.toSorted((a, b) => a.ms - b.ms).map((event) => event.words);
    return `#${object}: ${[...order, ...words, ...(basis === 'slot' ? ['type unknown'] : [])].join(', ')}.`;
  });
};

const numbered = (object: number): string => `#${object}`;
