import { formatClock } from '../../game/clock.ts';
import { markMoments } from '../playback/moments-of-page.ts';

/** How often to look whether the report is there. */
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

/** How long the page may take to show the other game. */
const MAX_LOOKS = 100;

/** The link to a kept game, or to its moment in seconds. */
export const gameLink = (fingerprint: string, sec: number | null): string =>
  `#kept=${encodeURIComponent(fingerprint)}${sec === null ? '' : `&sec=${sec}`}`;

/** The game and moment of such a link; null for other links. A damaged link has no game. */
export function readGameLink(href: string): { fingerprint: string; sec: number | null } | null {
  const parts = new URLSearchParams(href.slice(1));
  const [fingerprint, sec] = [parts.get('kept'), parts.get('sec')];
  return fingerprint === null ? null : { fingerprint, sec: sec === null ? null : Number(sec) || 0 };
}

/**
 * Opens the game of such a link, then goes to its moment. `open` says whether the game is still kept. `from` is the
 * link in a displayed report; without it, the link is the page's address.
 */
export async function followLink(
  href: string,
  open: (fingerprint: string) => Promise<boolean>,
  from?: Element,
): Promise<void> {
  const target = readGameLink(href);
  if (!target || !(await open(target.fingerprint)) || target.sec === null) return;
  // The game is opened before the page draws it.
  for (let looks = 0; from?.isConnected; looks++) {
    if (looks === MAX_LOOKS) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  await goTo(target.sec * 1000);
}
