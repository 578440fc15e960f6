/** The small part of playback that every page with a map loads: it waits until somebody asks. */
import { momentOf } from './moments-of-page.ts';
import { opener } from './opener.ts';

const root = document.querySelector<HTMLElement>('[data-playback]');
const bar = root?.querySelector<HTMLElement>('.play-bar');

if (root && bar) {
  bar.hidden = false;
  const open = opener(root, async () => (await import('./start.ts')).startPlayback(root));
  const go = (hash: string) => {
    const ms = momentOf(hash);
    if (ms !== null) void open().then((player) => player?.seek(ms));
  };
  bar
    .querySelector('button')!
    .addEventListener('click', () => void open().then((player) => player?.toggle()));
  addEventListener('hashchange', () => go(location.hash));
  // The link of a moment leads there again, also when the address shows it already.
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="#t="]');
    if (link?.hash === location.hash) go(link.hash);
  });
  go(location.hash);
}
