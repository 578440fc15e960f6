import { SingleBar } from 'cli-progress';
import { PROGRESS_WORDS } from './words.ts';

/** Interval between lines if there is no terminal, for example in a job's log. */
const EVERY_MS = 5000;
/** Minimum number of items for a progress display; fewer are done too soon. */
const MANY = 20;

export interface ProgressLine {
  /** Called with the number of finished items and the total. */
  onDone: (done: number, of: number) => void;
  stop: () => void;
}

/** Shows the progress and the remaining time on stderr: as a bar on a terminal, otherwise as a line now and then. */
export function progress(what: string): ProgressLine {
  if (process.stderr.isTTY) {
    const format = `${what} [{bar}] {value} of {total}, {eta_formatted} left`;
    const bar = new SingleBar({ format, clearOnComplete: true });
    bar.start(1, 0);
    const onDone = (done: number, total: number) => {
      bar.setTotal(total);
      bar.update(done);
    };
    return { onDone, stop: () => bar.stop() };
  }
  const started = Date.now();
  let lastPrinted = started;
  const onDone = (done: number, total: number) => {
    const now = Date.now();
    if (total < MANY || now - lastPrinted < EVERY_MS) return;
    lastPrinted = now;
    const left = Math.ceil((((now - started) / done) * (total - done)) / 1000);
    console.error(PROGRESS_WORDS.line(what, done, total, left));
  };
  return { onDone, stop: () => undefined };
}
