import { SingleBar } from 'cli-progress';

/** Between two lines where no person watches, as in the log of a job. */
const EVERY_MS = 5000;
/** Fewer are done before anybody asks. */
const MANY = 20;

export interface ProgressLine {
  /** How much is done, of how much. */
  onDone: (done: number, of: number) => void;
  stop: () => void;
}

/** Says on stderr how far something has come and how long it will take: with a bar on a terminal, else in a line now and then. */
export function progress(what: string): ProgressLine {
  if (process.stderr.isTTY) {
    const format = `${what} [{bar}] {value} of {total}, {eta_formatted} left`;
    const bar = new SingleBar({ format, clearOnComplete: true });
    bar.start(1, 0);
    const onDone = (done: number, of: number) => {
      bar.setTotal(of);
      bar.update(done);
    };
    return { onDone, stop: () => bar.stop() };
  }
  const started = Date.now();
  let lastPrinted = started;
  const onDone = (done: number, of: number) => {
    const now = Date.now();
    if (of < MANY || now - lastPrinted < EVERY_MS) return;
    lastPrinted = now;
    const left = Math.ceil((((now - started) / done) * (of - done)) / 1000);
    console.error(`${what}: ${done} of ${of}, ${left} s left`);
  };
  return { onDone, stop: () => undefined };
}
