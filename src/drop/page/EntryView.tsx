import { GameReport } from '../../report/GameReport.tsx';
import type { EndedEntry } from '../session/entry.ts';
import { sidesOf } from '../table/row.ts';
import { Sides } from '../table/Sides.tsx';
import type { Actions } from './actions.ts';

interface Props {
  entry: EndedEntry;
  /** Whether there is nothing to go back to. */
  alone: boolean;
  copyByHand: string | null;
  actions: Actions;
}

/** One file: the report of its game, or why there is none. */
export function EntryView({ entry: { id, path, outcome }, alone, copyByHand, actions }: Props) {
  const back = (
    <button type="button" onClick={() => actions.back()}>
      {alone ? 'Start over' : 'Back to the list'}
    </button>
  );
  if (!outcome.ok) {
    return (
      <>
        <h1 tabIndex={-1}>
          No game in <bdi>{path}</bdi>
        </h1>
        <p class="lead">{outcome.failure.sentence}</p>
        <p class="quiet">
          Reason <code>{outcome.failure.code}</code>
        </p>
        <div class="tools">{back}</div>
      </>
    );
  }
  const { analysis } = outcome.value;
  const sides = sidesOf(analysis.players).map((side) => side.map(({ handle }) => handle));
  return (
    <>
      <h1 tabIndex={-1}>
        <Sides sides={sides} />
        {analysis.map && (
          <>
            {' on '}
            <bdi>{analysis.map}</bdi>
          </>
        )}
      </h1>
      <p class="quiet">
        Read on this device from <bdi>{path}</bdi>
      </p>
      <div class="tools" role="group" aria-label="This game">
        {back}
        <button type="button" onClick={() => actions.copyBuildOrders(id)}>
          Copy build orders
        </button>
        <button type="button" onClick={() => actions.saveSummary(id)}>
          Save summary (JSON)
        </button>
        <button type="button" onClick={() => actions.saveAnalysis(id)}>
          Save analysis (JSON)
        </button>
      </div>
      {copyByHand !== null && (
        <label class="by-hand">
          The browser does not let this page use the clipboard. Copy the text yourself:
          <textarea readOnly rows={8} value={copyByHand} />
        </label>
      )}
      <div class="report">
        <GameReport game={analysis} />
      </div>
    </>
  );
}
