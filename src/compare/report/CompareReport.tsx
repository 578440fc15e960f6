import { GameReport } from '../../view/print/html/GameReport.tsx';
import { compareBuilds } from '../rows.ts';
import type { Side } from '../side.ts';
import { Rows } from './Rows.tsx';
import { compareSections } from './sections.ts';

/** Two sides next to one another. */
export const CompareReport = ({ a, b }: { a: Side; b: Side }) => (
  <>
    <GameReport sections={compareSections(a, b)} />
    <Rows rows={compareBuilds(a, b)} />
  </>
);
