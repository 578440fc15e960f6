import { GameReport } from '../../../view/html/GameReport.tsx';
import { MapRace } from '../race/MapRace.tsx';
import { compareBuilds } from '../rows.ts';
import type { Side } from '../side.ts';
import { Rows } from './Rows.tsx';
import { compareSections, detailSections } from './sections.ts';

interface Props {
  a: Side;
  b: Side;
  /** Narrow screens show the tables before the race, collapse details, and draw fewer rows at first. */
  narrow?: boolean;
}

/** The comparison of two sides. */
export function CompareReport({ a, b, narrow = false }: Props) {
  const details = detailSections(a, b);
  return (
    <>
      {!narrow && <MapRace a={a} b={b} />}
      <div class="overview">
        <GameReport sections={compareSections(a, b)} />
      </div>
      {narrow && <MapRace a={a} b={b} />}
      {details.length > 0 && (
        <details class="fold reveals-length" open={!narrow}>
          <summary>Counts, skills, research and gold</summary>
          <div class="compared-details">
            <GameReport sections={details} />
          </div>
        </details>
      )}
      <Rows rows={compareBuilds(a, b)} atOnce={narrow ? 12 : 30} />
    </>
  );
}
