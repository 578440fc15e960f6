/** A history over time: win shares and measures, a few games at a time. */
import { toChildArray, type ComponentChildren, type VNode } from 'preact';
import { hasQuartiles } from '../../../archive/count/distribution.ts';
import { recordOf } from '../../../archive/count/records.ts';
import { winShare, type WinShare } from '../../../archive/count/win-share.ts';
import { formatClock } from '../../../game/clock.ts';
import { BarChart } from '../../../view/html/charts/BarChart.tsx';
import { SpreadChart } from '../../../view/html/charts/SpreadChart.tsx';
import { Section } from '../../../view/html/Section.tsx';
import { quiet, table, type Section as SectionData } from '../../../view/page.ts';
import type { Words } from '../../../view/rich-text.ts';
import { SaveChart } from '../../shell/charts/SaveChart.tsx';
import { useGrowing } from '../../shell/island/growing.ts';
import { dayText, hasOwnDate } from '../dates.ts';
import { onAxis, spreadOf, type Measure, type Spread } from '../measure.ts';
import { HISTORY_MEASURES, HISTORY_UNITS } from '../measures.ts';
import type { PlayedGame } from './games.ts';
import { SHARE_OF_WINS, numberColumn, shareCell } from './results.ts';

/** Games per step of a trend: few enough to see changes, enough for a median. */
const STEP = 10;
/** Maximum steps in a chart; longer histories get more games per step. */
const MAX_STEPS = 50;

interface TrendStep {
  /** "Games 1 to 10". */
  name: string;
  /** Number of games. */
  games: number;
  /** The first and last day, such as "3 May 2026 to 5 May 2026"; null if no game's day is known. */
  days: string | null;
  /** Null without known results. */
  wins: WinShare | null;
  /** By id of the measure, in seconds or numbers; null if no game has a value. */
  spreads: Readonly<Record<string, Spread | null>>;
}

/** Groups games into steps of ten or a multiple; the last step may have fewer. */
export function trendSteps(games: readonly PlayedGame[]): TrendStep[] {
  const size = STEP * Math.max(1, Math.ceil(games.length / (STEP * MAX_STEPS)));
  return Array.from({ length: Math.ceil(games.length / size) }, (_, index) => {
    const first = index * size;
    const portion = games.slice(first, first + size);
    const last = first + portion.length;
    const spreads = HISTORY_MEASURES.map(({ id }) => [id, spreadOf(portion.map(({ values }) => values[id]))]);
    return {
      name: portion.length === 1 ? `Game ${last}` : `Games ${first + 1} to ${last}`,
      games: portion.length,
      days: daysOf(portion),
      wins: winShare(recordOf(portion)),
      spreads: Object.fromEntries(spreads) as TrendStep['spreads'],
    };
  });
}

function daysOf(games: readonly PlayedGame[]): string | null {
  const dated = games.filter(hasOwnDate);
  if (dated.length === 0) return null;
  const [first, last] = [dated[0]!, dated.at(-1)!].map(dayText) as [string, string];
  return first === last ? first : `${first} to ${last}`;
}

const inMain = HISTORY_MEASURES.filter((measure) => !HISTORY_UNITS.includes(measure));

/** The section that shows measures over time. */
export const trendsSection = (steps: readonly TrendStep[]): SectionData => ({
  id: 'my-trends',
  title: 'Over time',
  parts: [
    quiet(
      `Medians of ${Math.max(STEP, ...steps.map(({ games }) => games))} games at a time, the earliest first, each with ` +
        'the range of the middle half and the number of games that got that far. Win shares have their 95 % confidence ' +
        'interval. Earlier isn’t always better.',
    ),
    table({
      columns: [
        { name: 'Games' },
        { name: 'Played', label: 'played' },
        ...[SHARE_OF_WINS, ...inMain.map(({ name }) => name)].map(numberColumn),
      ],
      rows: steps.map(({ name, days, wins, spreads }): Words[] => [
        name,
        days ?? { none: 'not known' },
        shareCell(wins),
        ...inMain.map((measure) => spreadText(measure, spreads)),
      ]),
    }),
    quiet(
      'Units certainly made by the end of a minute, without workers. More units were possible. Medians and middle halves ' +
        'are those of the games that lasted that long and whose replays show it.',
    ),
    table({
      columns: [{ name: 'Games' }, ...HISTORY_UNITS.map(({ name }) => numberColumn(name))],
      rows: steps.map(({ name, spreads }): Words[] => [
        name,
        ...HISTORY_UNITS.map((measure) => spreadText(measure, spreads)),
      ]),
    }),
  ],
});

/** "1:05, 1:01–1:12 (9)": the median, the middle half if there are enough values, and their number. */
function spreadText({ id, unit }: Measure, spreads: TrendStep['spreads']): Words {
  const spread = spreads[id];
  if (!spread) return { none: 'none' };
  const text = (amount: number) => (unit === 'clock' ? formatClock(amount * 1000) : String(amount));
  const range = hasQuartiles(spread) ? `, ${text(spread.lower)}–${text(spread.upper)}` : '';
  return `${text(spread.median)}${range} (${spread.n})`;
}

/** Draws the first child at once and one more after each paint, because together they would block the page. */
export function OneByOne({ children }: { children: ComponentChildren }) {
  const parts = toChildArray(children);
  return <>{parts.slice(0, useGrowing(parts.length, 1, 1))}</>;
}

/** Measures over time: a table, and charts once there are several steps to compare. */
export const Trends = ({ steps }: { steps: readonly TrendStep[] }) => (
  <>
    <Section section={trendsSection(steps)} />
    {steps.length > 1 && (
      <div class="trends">
        <OneByOne>{trendCharts(steps)}</OneByOne>
      </div>
    )}
  </>
);

/** A chart for each measure that occurs. */
export const trendCharts = (steps: readonly TrendStep[]): VNode[] =>
  HISTORY_MEASURES.flatMap(({ id, name: title, unit }) => {
    const rows = steps.flatMap(({ name, spreads }) => {
      const spread = spreads[id];
      return spread ? [{ label: name, race: null, spread: onAxis(spread), count: spread.median }] : [];
    });
    if (rows.length === 0) return [];
    return [
      <figure key={title}>
        <figcaption>{title}</figcaption>
        {unit === 'clock' ? (
          <SpreadChart chart={{ kind: 'spread', title, rows }} />
        ) : (
          <BarChart chart={{ kind: 'bars', title, rows }} />
        )}
        <SaveChart name={title} />
      </figure>,
    ];
  });
