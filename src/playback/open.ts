/** The small part of playback that every page with a map loads: it waits until somebody asks. */
import { momentOf } from './moments-of-page.ts';

const root = document.querySelector<HTMLElement>('[data-playback]');
const bar = root?.querySelector<HTMLElement>('.play-bar');
const button = bar?.querySelector('button');
const said = bar?.querySelector('output');

if (root && bar && button && said) {
  bar.hidden = false;
  let started: ReturnType<typeof load> | undefined;
  const load = async () => (await import('./start.ts')).startPlayback(root);
  const open = async () => {
    try {
      said.value = '';
      return await (started ??= load());
    } catch (error) {
      started = undefined;
      said.value = error instanceof Error ? error.message : String(error);
      return undefined;
    }
  };
  const go = (hash: string) => {
    const ms = momentOf(hash);
    if (ms !== null) void open().then((player) => player?.seek(ms));
  };
  button.addEventListener('click', () => void open().then((player) => player?.toggle()));
  addEventListener('hashchange', () => go(location.hash));
  // The link of a moment leads there again, also when the address shows it already.
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="#t="]');
    if (link?.hash === location.hash) go(link.hash);
  });
  go(location.hash);
}
