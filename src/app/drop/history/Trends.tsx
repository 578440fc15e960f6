import type { ComponentChildren, VNode } from 'preact';
import { BarChart } from '../../../view/html/charts/BarChart.tsx';
import { SpreadChart } from '../../../view/html/charts/SpreadChart.tsx';
import { Section } from '../../../view/html/Section.tsx';
import { SaveChart } from '../save/SaveChart.tsx';
import { MINUTES, TREND_NAMES, TRENDS } from './facts.ts';
import { OneByOne } from './OneByOne.tsx';
import { APM, unitsBy } from './statistics-words.ts';
import { trendsSection, type TrendStep } from './trends.ts';

/** Key timings over time: a table, and charts once there are several steps to compare. */
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

/** A chart for each timing and number that occurs. */
export const trendCharts = (steps: readonly TrendStep[]): VNode[] => [
  ...TRENDS.flatMap((trend) => {
    const title = TREND_NAMES[trend];
    const rows = steps.flatMap(({ name, timings }) => {
      const spread = timings[trend];
      return spread ? [{ label: name, race: null, spread }] : [];
    });
    return rows.length === 0
      ? []
      : [
          <Trend key={title} title={title}>
            <SpreadChart chart={{ kind: 'spread', title, rows }} />
          </Trend>,
        ];
  }),
  ...MINUTES.flatMap((minute, at) =>
    bars(
      unitsBy(minute),
      steps.map(({ name, units }) => [name, units[at]?.medianSec]),
    ),
  ),
  ...bars(
    APM,
    steps.map(({ name, apm }) => [name, Math.round(apm.medianSec)]),
  ),
];

/** A number of each step as bars; empty if no step has it. */
function bars(
  title: string,
  numbers: readonly (readonly [step: string, count: number | undefined])[],
): VNode[] {
  const rows = numbers.flatMap(([label, count]) =>
    count === undefined ? [] : [{ label, race: null, count }],
  );
  if (rows.length === 0) return [];
  return [
    <Trend key={title} title={title}>
      <BarChart chart={{ kind: 'bars', title, rows }} />
    </Trend>,
  ];
}

const Trend = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <figure>
    <figcaption>{title}</figcaption>
    {children}
    <SaveChart name={title} />
  </figure>
);
