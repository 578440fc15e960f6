/** What is said of many games at once. */
import type { WinRecord } from '../../../archive/count/records.ts';
import { PERCENTILES_FROM } from '../../../archive/count/distribution.ts';
import { counted } from '../../../game/counted.ts';
import { amountText } from '../advice/work-on.ts';
import type { Measure } from '../measure.ts';
import type { Against, Pattern } from './patterns.ts';

/** Texts of the page about many games. */
export const TOGETHER_WORDS = {
  one: 'The one thing',
  notYou: 'Not you?',
  games: 'Games of',
  who: 'Which player are you?',
  /** `race` is that of most 1v1 games, of which there are `games` among `duels`. */
  few: (duels: number, games: number, race: string | null): string => {
    const ofRace = games < duels && race ? `, ${games} of them as ${race}` : '';
    const soFar = duels === 0 ? 'No 1v1 games yet' : `${counted(duels, 'game')} in 1v1 so far${ofRace}`;
    return (
      `${soFar}. From ${PERCENTILES_FROM} 1v1 games with one race on, this page says what you do later or ` +
      'less often than winners.'
    );
  },
  none: (games: number): string =>
    `In most of these ${counted(games, 'game')}, you were as early and had as much as winners of your matchups.`,
  mixed: (games: number): string => `No one thing stands out in these ${counted(games, '1v1 game')}.`,
  mixedWhy: 'What sets you apart from winners below came more often in games that you won.',
  legend:
    'won, ○ lost · higher is earlier, or better · band: middle half of the winners of that matchup in the archive · stroke: their median',
  plotted: (games: number): string => ` · last ${games} games`,
  inPlay: 'from first to last game',
  inNames: 'by file name, because the dates tell no order of play',
  newest: 'Your games, newest first',
  byNames: 'Your games',
  noOrder:
    'The dates of these files don’t say in which order you played, so earlier and later games aren’t compared.',
  overTime: 'Earlier and later',
  better:
    'Better: more games won, earlier orders and more actions. Earlier isn’t always better. n: games that show it.',
  /** `games` is a number with its kind, such as "7 1v1 games as Orc"; each half needs `half` games. */
  tooFew: (games: string, half: number): string =>
    `From ${2 * half} games of one size and race on, this page says whether your later games are better. So far: ${games}.`,
  computers: (games: number): string => `${counted(games, 'game')} against computers, in the list below`,
  short: (games: number): string => `${counted(games, 'game')} under two minutes left out`,
  merged: ' · one player in the archive, here as',
};

/** A name inside a sentence. */
export const lower = (name: string): string => name[0]!.toLowerCase() + name.slice(1);

/** How a worse value differs: a later time, or a number on the wrong side. */
function difference({ unit, worse }: Measure): string {
  if (unit === 'clock') return 'later';
  return worse === 'less' ? 'lower' : 'higher';
}

/** "Your first creep camp comes later than most winners’." */
export const headline = ({ measure }: Pattern): string =>
  measure.unit === 'clock'
    ? `Your ${lower(measure.name)} comes later than most winners’.`
    : `${measure.name}: ${difference(measure)} than most winners’.`;

/** "11 won, 1 lost, 1 unknown". */
export const endings = ({ won, lost, unknown }: WinRecord): string =>
  `${won} won, ${lost} lost${unknown > 0 ? `, ${unknown} unknown` : ''}`;

/**
 * "In 9 of 11 games later than the middle half of winners (3 won, 6 lost); not at all in 2 of them. The other 2: 2 won,
 * 0 lost."
 */
export const support = ({ measure, beyond, of, missed, results }: Pattern): string =>
  `In ${beyond} of ${counted(of, 'game')} ${difference(measure)} than the middle half of winners ` +
  `(${endings(results.beyond)})${missed > 0 ? `; not at all in ${missed} of them` : ''}.` +
  (beyond < of ? ` The other ${of - beyond}: ${endings(results.others)}.` : '');

/** All values of a plot's row, for screen readers. */
export function rowText(measure: Measure, { winners, spread, games }: Against): string {
  const values = games.map(({ value, game: { result } }) =>
    [value === null ? 'not at all' : amountText(measure, value), result].filter(Boolean).join(' '),
  );
  const [from, to] = [spread.lower, spread.upper].map((amount) => amountText(measure, amount));
  return `${values.join(', ')}; middle half of ${winners}: ${from} to ${to}`;
}
