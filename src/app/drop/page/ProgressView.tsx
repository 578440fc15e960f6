import { percent, type Progress } from '../session/progress.ts';
import { PROGRESS_WORDS as WORDS } from './words.ts';

/** Shows which file is being read, and the progress. */
export function ProgressView({ progress, cancel }: { progress: Progress; cancel: () => void }) {
  const { number, total, path, phase } = progress;
  const done = percent(progress);
  return (
    <div class="progress">
      <progress max={100} value={done} aria-labelledby="progress-text" />
      <p id="progress-text">{WORDS.file(number, total, <bdi>{path}</bdi>, phase, done)}</p>
      <button type="button" onClick={cancel}>
        {WORDS.cancel}
      </button>
    </div>
  );
}
