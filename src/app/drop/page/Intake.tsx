import { FileButton } from '../../shell/FileButton.tsx';
import { DROPPED_FILES } from '../input/picked.ts';
import { EXAMPLES } from '../input/examples.ts';
import type { DropActions } from './actions.ts';

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
      aria-label={started ? 'Read more replays' : 'Choose replays'}
      aria-describedby={started ? undefined : ACCEPTED}
      onPointerEnter={() => actions.intend()}
      onFocusIn={() => actions.intend()}
    >
      <FileButton label="Choose files" look="main" give={actions.give} multiple accept={DROPPED_FILES} />
      <FileButton label="Choose a folder" give={actions.give} multiple {...FOLDER} />
      {!started && <span class="no-file">No replay handy? Try an example</span>}
      {EXAMPLES.map(({ file, label }) => (
        <button key={file} type="button" onClick={() => actions.example(file)}>
          {label}
        </button>
      ))}
      {!started && (
        <p id={ACCEPTED} class="quiet">
          <code>.w3g</code> and <code>.nwg</code>, also in ZIP and tar files, from patch 1.03 to Reforged, 1v1
          to 4v4 and free for all; map files (<code>.w3x</code>, <code>.w3m</code>) show the real terrain
        </p>
      )}
    </div>
  );
}
