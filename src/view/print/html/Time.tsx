import { formatClock } from '../../../replay/clock.ts';
import type { BasedTime } from '../../../replay/analysis.ts';

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
