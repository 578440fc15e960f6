/** A history over time: win shares and key timings, a few games at a time. */
import { distribution, hasQuartiles, type Distribution } from '../../../archive/count/distribution.ts';
import { recordOf } from '../../../archive/count/records.ts';
import { winShare, type WinShare } from '../../../archive/count/win-share.ts';
import { formatClock } from '../../../game/clock.ts';
import { shareText } from '../../../view/hub/win-cells.ts';
import { quiet, table, type Section } from '../../../view/page.ts';
import type { Words } from '../../../view/rich-text.ts';
import { MINUTES, TREND_NAMES, TRENDS, type Trend } from './facts.ts';
import type { OwnGame } from './own.ts';
import { dayText, hasOwnDate } from './played-when.ts';
import { APM, RESULT_WORDS, TREND_WORDS, unitsBy } from './statistics-words.ts';

/** Games per step of a trend: few enough to see changes, enough for a median. */
const STEP = 10;
/** Maximum steps in a chart; longer histories get more games per step. */
const MOST_STEPS = 50;

export interface TrendStep {
  /** "Games 1 to 10". */
  name: string;
  /** Number of games. */
  games: number;
  /** The first and last day, such as "3 May 2026 to 5 May 2026"; null if no game's day is known. */
  days: string | null;
  /** Null without known results. */
  wins: WinShare | null;
  timings: Readonly<Record<Trend, Distribution | null>>;
  /** Confirmed units at each of `MINUTES`; null if unknown in all games. Numbers, not seconds. */
  units: readonly (Distribution | null)[];
  /** Actions per minute of all its games; numbers, not seconds. */
  apm: Distribution;
}

/** Groups games into steps of ten or a multiple; the last step may have fewer. */
export function trendSteps(games: readonly OwnGame[]): TrendStep[] {
  const size = STEP * Math.max(1, Math.ceil(games.length / (STEP * MOST_STEPS)));
  return Array.from({ length: Math.ceil(games.length / size) }, (_, index) => {
    const portion = games.slice(index * size, (index + 1) * size);
    const spread = (values: readonly (number | null)[]) =>
      distribution(values.flatMap((value) => (value === null ? [] : value * 1000)));
    const timings = TRENDS.map((trend) => [trend, spread(portion.map(({ timings }) => timings[trend]))]);
    return {
      name:
        portion.length === 1
          ? TREND_WORDS.game(games.length)
          : TREND_WORDS.step(index * size + 1, index * size + portion.length),
      games: portion.length,
      days: daysOf(portion),
      wins: winShare(recordOf(portion)),
      timings: Object.fromEntries(timings) as TrendStep['timings'],
      units: MINUTES.map((_, at) => spread(portion.map(({ units }) => units[at]!))),
      apm: spread(portion.map(({ apm }) => apm))!,
    };
  });
}

function daysOf(games: readonly OwnGame[]): string | null {
  const dated = games.filter(hasOwnDate);
  if (dated.length === 0) return null;
  const [first, last] = [dated[0]!, dated.at(-1)!].map(dayText) as [string, string];
  return first === last ? first : TREND_WORDS.days(first, last);
}

export const trendsSection = (steps: readonly TrendStep[]): Section => ({
  id: 'my-trends',
  title: TREND_WORDS.title,
  parts: [
    quiet(TREND_WORDS.note(Math.max(STEP, ...steps.map(({ games }) => games)))),
    table({
      columns: [
        { name: TREND_WORDS.games },
        { name: TREND_WORDS.played, label: TREND_WORDS.played.toLowerCase() },
        ...[RESULT_WORDS.share, ...TRENDS.map((trend) => TREND_NAMES[trend]), APM].map(number),
      ],
      rows: steps.map(({ name, days, wins, timings, apm }): Words[] => [
        name,
        days ?? { none: TREND_WORDS.noDay },
        wins ? shareText(wins) : { none: RESULT_WORDS.noResult },
        ...TRENDS.map((trend) => spreadText(timings[trend], (sec) => formatClock(sec * 1000))),
        spreadText(apm, (amount) => String(Math.round(amount))),
      ]),
    }),
    quiet(TREND_WORDS.unitsNote),
    table({
      columns: [{ name: TREND_WORDS.games }, ...MINUTES.map((minute) => number(unitsBy(minute)))],
      rows: steps.map(({ name, units }): Words[] => [
        name,
        ...units.map((spread) => spreadText(spread, String)),
      ]),
    }),
  ],
});

const number = (name: string) => ({ name, label: name.toLowerCase(), numeric: true });

/** "1:05, 1:01 to 1:12 (9)": the median, the middle half if there are enough values, and their number. */
function spreadText(spread: Distribution | null, text: (amount: number) => string): Words {
  if (!spread) return { none: TREND_WORDS.none };
  const { n, lowerSec, medianSec, upperSec } = spread;
  const range = hasQuartiles(spread) ? [text(lowerSec), text(upperSec)] : null;
  return TREND_WORDS.spread(text(medianSec), range, n);
}
