/** The report of a comparison: race, tables, and both build orders row by row. */
import { useState } from 'preact/hooks';
import { GameReport } from '../../../view/html/GameReport.tsx';
import type { AnalysedStep } from '../../../game/analysis.ts';
import type { Words } from '../../../view/rich-text.ts';
import { Table } from '../../../view/html/Table.tsx';
import { MapRace } from '../race/MapRace.tsx';
import { compareBuilds, rowName, type OrderRow } from '../rows.ts';
import type { Side } from '../side.ts';
import { GAPS } from '../difference.ts';
import { compareSections, detailSections } from './sections.ts';
import { ahead, onlyOne, sideTable } from './side-table.ts';

interface Props {
  a: Side;
  b: Side;
  /** Narrow screens show the tables before the race, collapse details, and draw fewer rows at first. */
  narrow?: boolean;
  /** Whether the race on the map begins by itself. */
  racing?: boolean;
}

/** The comparison of two sides. */
export function CompareReport({ a, b, narrow = false, racing = false }: Props) {
  const details = detailSections(a, b);
  return (
    <>
      {!narrow && <MapRace a={a} b={b} racing={racing} />}
      <div class="overview">
        <GameReport sections={compareSections(a, b)} />
      </div>
      {narrow && <MapRace a={a} b={b} racing={racing} />}
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

interface RowsProps {
  rows: readonly OrderRow[];
  /** Rows drawn at first; the longest games have over a thousand. */
  atOnce: number;
}

/** The build orders row by row. The timeline's checkboxes hide kinds of rows here too. */
function Rows({ rows, atOnce }: RowsProps) {
  /** Whether rows with only one side are left out. */
  const [common, setCommon] = useState(false);
  const [maxRows, setMost] = useState(atOnce);
  const chosen = common ? rows.filter(({ gap }) => gap === null) : rows;
  const visible = chosen.slice(0, maxRows);
  return (
    <section class="reveals-length" aria-labelledby="row-by-row">
      <h2 id="row-by-row">Row by row</h2>
      <p class="quiet">
        {'The fourth Footman order of A is next to the fourth of B, whatever came in between. Several presses at once count ' +
          'as one order. Cancelled orders are left out. The timeline checkboxes filter this table too.'}
      </p>
      <label class="common">
        <input
          type="checkbox"
          checked={common}
          onChange={({ currentTarget }) => setCommon(currentTarget.checked)}
        />{' '}
        Only what both ordered
      </label>
      <div class="scroll" role="group" aria-labelledby="row-by-row" tabIndex={0}>
        <Table
          table={{ ...sideTable('Ordered', visible.map(cells)), looks: visible.map(({ kind }) => kind) }}
        />
      </div>
      {chosen.length > maxRows && (
        <button type="button" onClick={() => setMost(chosen.length)}>
          {`Show the other ${chosen.length - maxRows} rows`}
        </button>
      )}
    </section>
  );
}

const cells = (row: OrderRow): Words[] => [
  rowName(row),
  stepCell(row.a, row),
  stepCell(row.b, row),
  ahead(row.ahead, onlyOne(row)),
];

/** The time, with the exact object if the row's name is general; in a gap, the reason. */
const stepCell = (step: AnalysedStep | null, row: OrderRow): Words =>
  step
    ? [{ ms: step.ms }, ...(step.name === row.name ? [] : [{ note: step.name }])]
    : { words: row.gap ? GAPS[row.gap] : '', as: 'quiet' };
