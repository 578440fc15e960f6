/** Keeps the current second of a published game in the page's address, so that the address can be copied. */
import { formatClock } from '../../game/clock.ts';
import type { Stage } from './stage.ts';

/** Delay in ms before the address follows a jump, and the interval between updates during playback. */
const HOLD_MS = 250;
const HOLD_PLAYING_MS = 3000;

/** Updates the address with the time, but not in every frame. A dropped game has no address. */
export function addressOf({ track }: Stage): (ms: number, playing: boolean) => void {
  let [heldMs, timer] = [0, 0];
  return (ms, playing) => {
    if (!track.startsWith('/') || ms === 0) return;
    const write = () => {
      heldMs = performance.now();
      history.replaceState(history.state, '', `#t=${formatClock(ms)}`);
    };
    if (playing && performance.now() - heldMs <= HOLD_PLAYING_MS) return;
    if (playing) return write();
    clearTimeout(timer);
    timer = Number(setTimeout(write, HOLD_MS));
  };
}
