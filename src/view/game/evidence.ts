/** Explains the basis of a count. */
import type { AnalysedMade } from '../../game/made-schema.ts';
import { formatClock } from '../../game/clock.ts';
import { counted } from '../../game/counted.ts';
import { COUNT_LOSSES, type CountLoss } from '../../game/vocabulary.ts';
import { listed, spanText } from '../words.ts';

/** Where evidence is shown: opened in its row, always open, or on a separate page. */
export type Evidence = 'opens' | 'open' | { page: string };

/** Reasons for the minimum and maximum, a sentence each; then a line for each group of orders and each confirmed object. */
export const evidenceOf = (count: AnalysedMade): string[] => [
  reasonOf(count),
  ...orders(count),
  ...objects(count),
];

/** "At least 14: 12 seen and 2 known only from orders. At most 16: 20 orders for 22 units, because some went to several buildings (6 cancelled)." */
export const reasonOf = (count: AnalysedMade): string =>
  [least(count), most(count)].filter(Boolean).join(' ');

function least({ min, births, basis: weakest }: AnalysedMade): string {
  if (min === 0) return 'No object confirms that one was made.';
  if (weakest === 'needed') return `At least ${min}: units that need it are confirmed.`;
  const seen = births.filter(({ basis }) => basis === 'seen').length;
  const parts = [
    [seen, 'seen'],
    [births.length - seen, 'of unknown type that can be nothing else'],
    [min - births.length, 'known only from orders'],
  ] as const;
  return `At least ${min}: ${listed(parts.flatMap(([number, how]) => (number > 0 ? [`${number} ${how}`] : [])))}.`;
}

function most({ type, ordered, min, max, orders: orderList, lost, contradicted }: AnalysedMade): string {
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
  const words = counted(ordered, 'order');
  const several =
    possible > ordered && type === 'unit'
      ? `${words} for ${possible} units, because ${ordered === 1 ? 'it' : 'some'} went to several buildings`
      : words;
  return `At most ${max}: ${several}${gone.length > 0 ? ` (${listed(gone)})` : ''}.`;
}

/** The order times, a line for each building or group of buildings: "Orders to Barracks #45 and #52: 3:10, 3:25 (×2)." */
function orders({ orders: orderList }: AnalysedMade): string[] {
  const words = orderList.map(({ ms, maker, makers }) => ({
    time: formatClock(ms),
    to: maker && makers.length > 0 ? ` to ${maker.name} ${listed(makers.map(numbered))}` : '',
  }));
  return [...Map.groupBy(words, ({ to }) => to)].map(([to, group]) => {
    const times = [...Map.groupBy(group, ({ time }) => time)].map(([time, same]) =>
      same.length > 1 ? `${time} (×${same.length})` : time,
    );
    return `Orders${to}: ${times.join(', ')}.`;
  });
}

/** Each confirmed object, its order first and the rest in time order: "#101: ordered at 3:10 from #45, finished at 3:41–3:52, first seen at 3:58." */
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
