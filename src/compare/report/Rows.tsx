import { Component } from 'preact';
import type { AnalysedStep } from '../../replay/analysis.ts';
import { Time } from '../../report/Time.tsx';
import { GAPS, type Row } from '../rows.ts';
import { Ahead, SideTable } from './Cells.tsx';
import { ROW_KIND_NAMES, ROW_KINDS, rowName, rowsOfKinds, type RowKind } from './row-kinds.ts';

/** Rows drawn at first, and more of them with every turn: the longest games have over a thousand. */
const ROWS_AT_ONCE = 150;

interface State {
  shown: ReadonlySet<RowKind>;
  /** Whether rows that only one side has are left out. */
  common: boolean;
  most: number;
}

/** The build orders row by row, with a choice of what is shown. Workers are left out at first: all have them. */
export class Rows extends Component<{ rows: readonly Row[] }, State> {
  override state: State = {
    shown: new Set(ROW_KIND_NAMES.filter((kind) => kind !== 'workers')),
    common: false,
    most: ROWS_AT_ONCE,
  };

  override render({ rows }: { rows: readonly Row[] }, { shown, common, most }: State) {
    const chosen = rowsOfKinds(rows, shown).filter(({ gap }) => !common || gap === null);
    return (
      <SideTable
        id="row-by-row"
        title="Row by row"
        of="Made"
        intro="The fourth Footman of A stands beside the fourth of B, whatever came in between. Orders that were
        cancelled whole are left out. ≈ marks numbers that rest on a burst of key presses."
        above={
          <fieldset class="kinds">
            <legend>Show</legend>
            {ROW_KIND_NAMES.filter((kind) => rows.some(ROW_KINDS[kind].has)).map((kind) => (
              <label key={kind}>
                <input
                  type="checkbox"
                  checked={shown.has(kind)}
                  onChange={({ currentTarget }) => this.#show(kind, currentTarget.checked)}
                />{' '}
                {ROW_KINDS[kind].name}
              </label>
            ))}
            <label>
              <input
                type="checkbox"
                checked={common}
                onChange={({ currentTarget }) => this.setState({ common: currentTarget.checked })}
              />{' '}
              Only what both made
            </label>
          </fieldset>
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

  #show(kind: RowKind, on: boolean): void {
    const shown = new Set(this.state.shown);
    if (on) shown.add(kind);
    else shown.delete(kind);
    this.setState({ shown });
  }
}

const RowView = ({ row }: { row: Row }) => (
  <tr>
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
