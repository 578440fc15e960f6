import { EXAMPLES } from '../intake/examples.ts';
import type { Actions } from './actions.ts';

/** Preact knows no such attribute; browsers do. */
const FOLDER = { webkitdirectory: true };

/** The ways to give files that need no dragging. */
export function Intake({ actions, started }: { actions: Actions; started: boolean }) {
  const choose = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    actions.give([...(currentTarget.files ?? [])]);
    // Choosing the same file once more is a change again.
    currentTarget.value = '';
  };
  return (
    <div
      class={started ? 'intake started' : 'intake'}
      role="group"
      aria-label={started ? 'Read more replays' : 'Choose replays'}
      onPointerEnter={() => actions.intend()}
      onFocusIn={() => actions.intend()}
    >
      <label class="button main">
        Choose files
        <input type="file" class="unseen" multiple accept=".w3g,.nwg" onChange={choose} />
      </label>
      <label class="button">
        Choose a folder
        <input type="file" class="unseen" multiple {...FOLDER} onChange={choose} />
      </label>
      {EXAMPLES.map(({ file, label }) => (
        <button key={file} type="button" onClick={() => actions.example(file)}>
          {label}
        </button>
      ))}
    </div>
  );
}
