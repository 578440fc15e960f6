import { GameReport } from '../../view/print/html/GameReport.tsx';
import { compareBuilds } from '../rows.ts';
import type { Side } from '../side.ts';
import { remarks } from './remarks.ts';
import { Rows } from './Rows.tsx';
import { compareSections } from './sections.ts';

/** Two sides next to one another: timings, skills, counts, upgrades, and the build orders row by row. */
export const CompareReport = ({ a, b }: { a: Side; b: Side }) => (
  <>
    <ul class="remarks">
      {remarks(a, b).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    <GameReport sections={compareSections(a, b)} />
    <Rows rows={compareBuilds(a, b)} />
  </>
);
