/** What is said of many games at once. */
import { PERCENTILES_FROM } from '../../../archive/count/distribution.ts';
import { counted } from '../../../game/counted.ts';
import { amountText } from '../advice/work-on.ts';
import type { Measure } from '../measure.ts';
import type { Against, Pattern } from './patterns.ts';

export const TOGETHER_WORDS = {
  one: 'The one thing',
  notYou: 'Not you?',
  games: 'Games of',
  who: 'Which player are you?',
  few: (games: number): string =>
    `${counted(games, '1v1 game')} of yours so far. From ${PERCENTILES_FROM} games with one race on, this page ` +
    'says what you do later or less often than winners.',
  none: (games: number): string =>
    `In most of these ${counted(games, 'game')}, you were as early and had as much as winners of your matchups.`,
  legend: 'won, ○ lost · band: middle half of winners in the archive · stroke: their median',
  tiles: 'Your games',
  computers: (games: number): string => `${counted(games, 'game')} against computers, in the list below`,
};

const lower = (name: string): string => name[0]!.toLowerCase() + name.slice(1);

/** How a worse value differs: a later time, or a number on the wrong side. */
const difference = ({ unit, worse }: Measure): string =>
  unit === 'clock' ? 'later' : worse === 'less' ? 'lower' : 'higher';

/** "Your first creep camp comes later than most winners’." */
export const headline = ({ measure }: Pattern): string =>
  measure.unit === 'clock'
    ? `Your ${lower(measure.name)} comes later than most winners’.`
    : `${measure.name}: ${difference(measure)} than most winners’.`;

/** "In 9 of 11 games later than the middle half of winners; not at all in 2 of them." */
export const support = ({ measure, beyond, of, missed }: Pattern): string =>
  `In ${beyond} of ${counted(of, 'game')} ${difference(measure)} than the middle half of winners` +
  `${missed > 0 ? `; not at all in ${missed} of them` : ''}.`;

/** All values of a plot's row, for screen readers. */
export function rowText(measure: Measure, { winners, spread, games }: Against): string {
  const values = games.map(({ value, game: { result } }) =>
    [value === null ? 'not at all' : amountText(measure, value), result].filter(Boolean).join(' '),
  );
  const [from, to] = [spread.lowerSec, spread.upperSec].map((amount) => amountText(measure, amount));
  return `${values.join(', ')}; middle half of ${winners}: ${from} to ${to}`;
}
