/** Goes to a moment of the displayed game. */
import { formatClock } from '../../../game/clock.ts';
import { markMoments } from '../../playback/moments-of-page.ts';

const LOOK_MS = 50;

/** Waits for the report, then goes to the moment on the map or, without a map, to the last row before it. */
export async function goTo(ms: number): Promise<void> {
  let report: Element | null;
  while (!(report = document.querySelector('.report[aria-busy=false]:not(.history)')))
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  const map = report.querySelector('[data-playback]');
  if (map) {
    // The report reacts to clicks on links inside it.
    const link = Object.assign(document.createElement('a'), { href: `#t=${formatClock(ms)}`, hidden: true });
    map.append(link);
    link.click();
    link.remove();
  } else markMoments(report)(ms);
  const row = report.querySelector('[aria-current=time]');
  const fold = map ? null : row?.closest('details');
  if (fold) fold.open = true;
  (map ?? row)?.scrollIntoView({ block: 'center' });
}
