import { formatClock } from '../../game/clock.ts';

/** A game time as `m:ss`; a dash if there is none. */
export const Time = ({ ms }: { ms: number | null }) =>
  ms === null ? <span class="none">–</span> : <span class="time">{formatClock(ms)}</span>;
