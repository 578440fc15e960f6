import { compareBuilds } from '../rows.ts';
import type { Side } from '../side.ts';
import { compareCounts } from '../timings/counts.ts';
import { compareTimings } from '../timings/compare.ts';
import { compareResearch } from '../timings/research.ts';
import { compareSkills } from '../timings/skills.ts';
import { remarks } from './remarks.ts';
import { Counts } from './Counts.tsx';
import { OneAxis } from './OneAxis.tsx';
import { Research } from './Research.tsx';
import { Rows } from './Rows.tsx';
import { Skills } from './Skills.tsx';
import { Timings } from './Timings.tsx';

/** Two sides next to one another: timings, skills, counts, upgrades, and the build orders row by row. */
export function CompareReport({ a, b }: { a: Side; b: Side }) {
  return (
    <>
      <ul class="remarks">
        {remarks(a, b).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <OneAxis a={a} b={b} />
      <Timings timings={compareTimings(a, b)} />
      <Counts rows={compareCounts(a, b)} />
      <Skills orders={compareSkills(a, b)} />
      <Research rows={compareResearch(a, b)} />
      <Rows rows={compareBuilds(a, b)} />
    </>
  );
}
