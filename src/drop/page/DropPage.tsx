import { hasEnded } from '../session/entry.ts';
import type { State } from '../session/state.ts';
import type { Actions } from './actions.ts';
import { EntryView } from './EntryView.tsx';
import { Intake } from './Intake.tsx';
import { ListView } from './ListView.tsx';
import { ProgressView } from './ProgressView.tsx';

export interface ViewProps {
  state: State;
  actions: Actions;
}

/** Everything on the page that changes. The build draws its first state, the browser takes it from there. */
export function DropPage({ state, actions }: ViewProps) {
  const { view, entries, progress, notices, announcement, copyByHand } = state;
  const entry = view.kind === 'entry' ? entries.find(({ id }) => id === view.id) : undefined;
  return (
    <>
      <p class="unseen" role="status">
        {announcement}
      </p>
      {view.kind === 'start' && <Welcome />}
      {view.kind === 'list' && <ListView state={state} actions={actions} />}
      {entry && hasEnded(entry) && (
        <EntryView entry={entry} alone={entries.length === 1} copyByHand={copyByHand} actions={actions} />
      )}
      {entry && !hasEnded(entry) && (
        <h1 tabIndex={-1}>
          Reading <bdi>{entry.path}</bdi>
        </h1>
      )}
      {notices.length > 0 && (
        <ul class="notices">
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      {progress && <ProgressView progress={progress} cancel={() => actions.cancel()} />}
      <Intake actions={actions} started={view.kind !== 'start'} />
      <p class="drop-here" aria-hidden="true">
        Drop it anywhere: it is read on your device.
      </p>
    </>
  );
}

const Welcome = () => (
  <>
    <h1 tabIndex={-1}>Drop a replay</h1>
    <p class="lead">
      Drop Warcraft III replays or whole folders anywhere on this page, or paste them. They are read on your own
      device and never leave it: no upload, no account.
    </p>
  </>
);
