import { formatClock } from '../replay/clock.ts';
import type { BasedTime } from '../replay/analysis.ts';

/** What the basis of a number means, for the legend of a report. */
export const BASIS_MEANINGS: Readonly<Record<BasedTime['basis'], string>> = {
  order: 'the command is in the recording',
  derived: 'an order plus the known 140 s of a town hall upgrade',
  observed: 'first seen in a selection, so true by then at the latest',
};

/** A game time as `m:ss`; a dash where there is none. */
export const Time = ({ ms }: { ms: number | null }) =>
  ms === null ? <span class="none">–</span> : <span class="time">{formatClock(ms)}</span>;

/** A game time with the word for what it rests on. */
export const TimeWithBasis = ({ time }: { time: BasedTime | null }) =>
  time === null ? (
    <Time ms={null} />
  ) : (
    <>
      <Time ms={time.ms} /> <span class="basis">{time.basis}</span>
    </>
  );
