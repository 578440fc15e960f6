/** Links from a report to other kept games, which have no address of their own. */
import { goTo } from '../history/go-to.ts';

const LINK = /^#kept=([^&]+)(?:&sec=(\d+))?$/;

/** How long the page may take to show the other game. */
const MOST_LOOKS = 100;
const LOOK_MS = 50;

/** The link to a kept game, or to its moment in seconds. */
export const keptLink = (fingerprint: string, sec: number | null): string =>
  `#kept=${encodeURIComponent(fingerprint)}${sec === null ? '' : `&sec=${sec}`}`;

/** The game and moment of such a link; null for other links. */
export function readKeptLink(href: string): { fingerprint: string; sec: number | null } | null {
  const [, fingerprint, sec] = LINK.exec(href) ?? [];
  return fingerprint === undefined
    ? null
    : { fingerprint: decodeURIComponent(fingerprint), sec: sec === undefined ? null : Number(sec) };
}

/**
 * Opens the game of such a link, then goes to its moment. `open` says whether the game is still kept. `from` is the
 * link in a displayed report; without it, the link is the page's address.
 */
export async function followKept(
  href: string,
  open: (fingerprint: string) => Promise<boolean>,
  from?: Element,
): Promise<void> {
  const target = readKeptLink(href);
  if (!target || !(await open(target.fingerprint)) || target.sec === null) return;
  // The game is opened before the page draws it.
  for (let looks = 0; from?.isConnected; looks++) {
    if (looks === MOST_LOOKS) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  await goTo(target.sec * 1000);
}
