import type { ComponentChildren } from 'preact';
import { TIMINGS } from '../../replay/key-timings.ts';
import { BarChart } from '../../view/print/html/charts/BarChart.tsx';
import { SpreadChart } from '../../view/print/html/charts/SpreadChart.tsx';
import { Section } from '../../view/print/html/Section.tsx';
import { TRENDS } from './facts.ts';
import { trendsSection, type TrendStep } from './totals.ts';

/** How key timings went over time: a table, and charts as soon as there is more than one step to compare. */
export const Trends = ({ steps }: { steps: readonly TrendStep[] }) => (
  <>
    <Section section={trendsSection(steps)} />
    {steps.length > 1 && (
      <div class="trends">
        {TRENDS.filter((trend) => rowsOf(steps, trend).length > 0).map((trend) => (
          <Trend key={trend} title={TIMINGS[trend]}>
            <SpreadChart chart={{ kind: 'spread', title: TIMINGS[trend], rows: rowsOf(steps, trend) }} />
          </Trend>
        ))}
        <Trend title="Actions per minute">
          <BarChart
            chart={{
              kind: 'bars',
              title: 'Actions per minute',
              rows: steps.map(({ name, apm }) => ({ label: name, race: null, count: apm })),
            }}
          />
        </Trend>
      </div>
    )}
  </>
);

const rowsOf = (steps: readonly TrendStep[], trend: (typeof TRENDS)[number]) =>
  steps.flatMap(({ name, timings }) => {
    const spread = timings[trend];
    return spread ? [{ label: name, race: null, spread }] : [];
  });

const Trend = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <figure>
    <figcaption>{title}</figcaption>
    {children}
  </figure>
);
