import { FileButton } from '../../shell/FileButton.tsx';
import { DROPPED_FILES } from '../input/picked.ts';
import { EXAMPLES } from '../input/examples.ts';
import type { DropActions } from './actions.ts';
import { INTAKE_WORDS as WORDS } from './words.ts';

/** An attribute that browsers know but Preact doesn't. */
const FOLDER = { webkitdirectory: true };

/** Id of the line that lists the accepted files. */
const ACCEPTED = 'accepted';

/** Ways to add files without dragging. */
export function Intake({ actions, started }: { actions: DropActions; started: boolean }) {
  return (
    <div
      class={started ? 'intake started' : 'intake'}
      role="group"
      aria-label={started ? WORDS.more : WORDS.group}
      aria-describedby={started ? undefined : ACCEPTED}
      onPointerEnter={() => actions.intend()}
      onFocusIn={() => actions.intend()}
    >
      <FileButton label={WORDS.files} look="main" give={actions.give} multiple accept={DROPPED_FILES} />
      <FileButton label={WORDS.folder} give={actions.give} multiple {...FOLDER} />
      {!started && <span class="no-file">{WORDS.noFile}</span>}
      {EXAMPLES.map(({ file, label }) => (
        <button key={file} type="button" onClick={() => actions.example(file)}>
          {label}
        </button>
      ))}
      {!started && (
        <p id={ACCEPTED} class="quiet">
          {WORDS.accepted(<code>.w3g</code>, <code>.nwg</code>, <code>.w3x</code>, <code>.w3m</code>)}
        </p>
      )}
    </div>
  );
}
