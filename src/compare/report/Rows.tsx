import { Component } from 'preact';
import type { AnalysedStep } from '../../replay/analysis.ts';
import { Time } from '../../view/print/html/Time.tsx';
import { GAPS, rowName, type Row } from '../rows.ts';
import { Ahead, SideTable } from './Cells.tsx';

/** Rows drawn at first; the longest games have over a thousand. */
const ROWS_AT_ONCE = 250;

interface State {
  /** Whether rows that only one side has are left out. */
  common: boolean;
  most: number;
}

/** The build orders row by row. The boxes at the timeline hide kinds of rows here as well. */
export class Rows extends Component<{ rows: readonly Row[] }, State> {
  override state: State = { common: false, most: ROWS_AT_ONCE };

  override render({ rows }: { rows: readonly Row[] }, { common, most }: State) {
    const chosen = common ? rows.filter(({ gap }) => gap === null) : rows;
    return (
      <SideTable
        id="row-by-row"
        title="Row by row"
        of="Made"
        revealing
        intro="The fourth Footman of A stands beside the fourth of B, whatever came in between. Orders that were
        cancelled whole are left out. ≈ marks numbers that rest on a burst of key presses. The boxes at the time
        axis hide rows here as well."
        above={
          <label class="common">
            <input
              type="checkbox"
              checked={common}
              onChange={({ currentTarget }) => this.setState({ common: currentTarget.checked })}
            />{' '}
            Only what both made
          </label>
        }
        below={
          chosen.length > most && (
            <button type="button" onClick={() => this.setState({ most: chosen.length })}>
              Show the other {chosen.length - most} rows
            </button>
          )
        }
      >
        {chosen.slice(0, most).map((row) => (
          <RowView key={`${row.name} ${row.from} ${row.a?.id} ${row.b?.id}`} row={row} />
        ))}
      </SideTable>
    );
  }
}

const RowView = ({ row }: { row: Row }) => (
  <tr class={row.kind}>
    <th scope="row">{rowName(row)}</th>
    <StepCell step={row.a} row={row} />
    <StepCell step={row.b} row={row} />
    <Ahead seconds={row.ahead} why={row.a ? 'only A' : 'only B'} />
  </tr>
);

/** The time, and what exactly it was where the row's name does not say; in a gap the reason for it. */
function StepCell({ step, row }: { step: AnalysedStep | null; row: Row }) {
  if (!step) return <td class="quiet">{row.gap && GAPS[row.gap]}</td>;
  return (
    <td>
      <Time ms={step.ms} />
      {step.name !== row.name && <span class="note">{step.name}</span>}
    </td>
  );
}
