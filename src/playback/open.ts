/** The small part of playback that every page with a map loads: it waits until somebody asks. */
import { momentOf } from './moments-of-page.ts';

const root = document.querySelector<HTMLElement>('[data-playback]');
const bar = root?.querySelector<HTMLElement>('.play-bar');
const button = bar?.querySelector('button');

if (root && bar && button) {
  bar.hidden = false;
  let started: ReturnType<typeof load> | undefined;
  const load = async () => (await import('./start.ts')).startPlayback(root);
  const open = async () => {
    try {
      return await (started ??= load());
    } catch (error) {
      started = undefined;
      bar.append(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  button.addEventListener('click', () => void open().then((player) => player?.toggle()));
  const go = () => {
    const ms = momentOf(location.hash);
    if (ms !== null) void open().then((player) => player?.seek(ms));
  };
  addEventListener('hashchange', go);
  go();
}
