import { CopyByHand } from '../../island/CopyByHand.tsx';
import type { EndedEntry } from '../session/entry.ts';
import type { Actions } from './actions.ts';
import { LoadedReport } from './LoadedReport.tsx';
import { OnRequest } from './OnRequest.tsx';

interface Props {
  entry: EndedEntry;
  /** Whether there is no list to go back to. */
  alone: boolean;
  copyByHand: string | null;
  actions: Actions;
}

/** One file: the report of its game, or the code for why there is none. */
export function EntryView({ entry, alone, copyByHand, actions }: Props) {
  const { id, outcome } = entry;
  return (
    <>
      {!outcome.ok && (
        <p class="quiet">
          Reason <code>{outcome.failure.code}</code>
        </p>
      )}
      <div class="tools" role="group" aria-label="This file">
        <button type="button" onClick={() => actions.back()}>
          {alone ? 'Start over' : 'Back to the list'}
        </button>
        {outcome.ok && (
          <>
            <button type="button" onClick={() => actions.copyLink(id)}>
              Copy share link
            </button>
            <button type="button" onClick={() => actions.copyShortLink(id)}>
              Copy link to the first ten minutes
            </button>
            <button type="button" onClick={() => actions.compare(id)}>
              Compare, or find the closest tournament game (new tab)
            </button>
            <button type="button" onClick={() => actions.copyBuildOrders(id)}>
              Copy build orders
            </button>
            <button type="button" onClick={() => actions.save(id, 'savePage')}>
              Save report (HTML)
            </button>
            <button type="button" onClick={() => actions.save(id, 'saveSummary')}>
              Save summary (JSON)
            </button>
            <button type="button" onClick={() => actions.save(id, 'saveAnalysis')}>
              Save analysis (JSON)
            </button>
          </>
        )}
      </div>
      {copyByHand !== null && <CopyByHand what="text" rows={8} text={copyByHand} />}
      {/* Another game is another report: nothing of the old one may stay. */}
      {outcome.ok && (
        <LoadedReport key={id} game={outcome.value.analysis} onMap={outcome.value.onMap} file={entry} />
      )}
      {outcome.ok && (
        <OnRequest
          key={`among ${id}`}
          label="What to work on, by the archive"
          what="What the archive knows"
          load={async () => (await import('../among/Insight.tsx')).Insight}
          given={{ game: outcome.value.analysis }}
        />
      )}
    </>
  );
}
