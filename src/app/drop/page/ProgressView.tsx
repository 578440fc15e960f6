import { percent, type Progress } from '../session/progress.ts';

/** Shows which file is being read, and the progress. */
export function ProgressView({ progress, cancel }: { progress: Progress; cancel: () => void }) {
  const { number, total, path, phase } = progress;
  const done = percent(progress);
  return (
    <div class="progress">
      <progress max={100} value={done} aria-labelledby="progress-text" />
      <p id="progress-text">
        File {number} of {total}: <bdi>{path}</bdi>, {phase}, {done} % of all
      </p>
      <button type="button" onClick={cancel}>
        Cancel
      </button>
    </div>
  );
}
