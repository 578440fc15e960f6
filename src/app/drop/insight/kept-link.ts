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

/** Opens the game of a link, then goes to its moment. */
export async function followKeptLink(
  link: Element,
  open: (fingerprint: string) => Promise<void>,
): Promise<void> {
  const target = readKeptLink(link.getAttribute('href') ?? '');
  if (!target) return;
  await open(target.fingerprint);
  if (target.sec === null) return;
  // The game is opened before the page draws it. If it has been deleted, this report stays.
  for (let looks = 0; link.isConnected; looks++) {
    if (looks === MOST_LOOKS) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  await goTo(target.sec * 1000);
}
