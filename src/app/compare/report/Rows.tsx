import { useState } from 'preact/hooks';
import type { AnalysedStep } from '../../../game/analysis.ts';
import type { Words } from '../../../view/rich-text.ts';
import { Table } from '../../../view/html/Table.tsx';
import { rowName, type OrderRow } from '../rows.ts';
import { GAPS } from '../words.ts';
import { ahead, onlyOne, sideTable } from './side-table.ts';
import { COMPARED_WORDS } from './words.ts';

const WORDS = COMPARED_WORDS.rows;

interface Props {
  rows: readonly OrderRow[];
  /** Rows drawn at first; the longest games have over a thousand. */
  atOnce: number;
}

/** The build orders row by row. The timeline's checkboxes hide kinds of rows here too. */
export function Rows({ rows, atOnce }: Props) {
  /** Whether rows with only one side are left out. */
  const [common, setCommon] = useState(false);
  const [most, setMost] = useState(atOnce);
  const chosen = common ? rows.filter(({ gap }) => gap === null) : rows;
  const visible = chosen.slice(0, most);
  return (
    <section class="reveals-length" aria-labelledby="row-by-row">
      <h2 id="row-by-row">{WORDS.title}</h2>
      <p class="quiet">{WORDS.intro}</p>
      <label class="common">
        <input
          type="checkbox"
          checked={common}
          onChange={({ currentTarget }) => setCommon(currentTarget.checked)}
        />{' '}
        {WORDS.common}
      </label>
      <div class="scroll" role="group" aria-labelledby="row-by-row" tabIndex={0}>
        <Table
          table={{ ...sideTable(WORDS.of, visible.map(cells)), looks: visible.map(({ kind }) => kind) }}
        />
      </div>
      {chosen.length > most && (
        <button type="button" onClick={() => setMost(chosen.length)}>
          {WORDS.more(chosen.length - most)}
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
