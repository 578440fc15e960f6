import type { ComponentChildren } from 'preact';
import { TIMINGS } from '../../replay/key-timings.ts';
import { BarChart } from '../../view/print/html/charts/BarChart.tsx';
import { SpreadChart } from '../../view/print/html/charts/SpreadChart.tsx';
import { Section } from '../../view/print/html/Section.tsx';
import { SaveChart } from '../save/SaveChart.tsx';
import { MINUTES, TRENDS } from './facts.ts';
import { trendsSection, unitsBy, type TrendStep } from './totals.ts';

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
        {MINUTES.map((minute, at) => (
          <Numbers
            key={minute}
            title={unitsBy(minute)}
            numbers={steps.map(({ name, units }) => [name, units[at]?.medianSec])}
          />
        ))}
        <Numbers title="Actions per minute" numbers={steps.map(({ name, apm }) => [name, apm])} />
      </div>
    )}
  </>
);

const rowsOf = (steps: readonly TrendStep[], trend: (typeof TRENDS)[number]) =>
  steps.flatMap(({ name, timings }) => {
    const spread = timings[trend];
    return spread ? [{ label: name, race: null, spread }] : [];
  });

interface NumbersProps {
  title: string;
  numbers: readonly (readonly [step: string, count: number | undefined])[];
}

/** A number of each step that has one, as bars; nothing where none has. */
function Numbers({ title, numbers }: NumbersProps) {
  const rows = numbers.flatMap(([label, count]) =>
    count === undefined ? [] : [{ label, race: null, count }],
  );
  return rows.length === 0 ? null : (
    <Trend title={title}>
      <BarChart chart={{ kind: 'bars', title, rows }} />
    </Trend>
  );
}

const Trend = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <figure>
    <figcaption>{title}</figcaption>
    {children}
    <SaveChart name={title} />
  </figure>
);
