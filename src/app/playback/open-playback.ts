/** The small part of playback that every page with a map loads: it waits until playback is first used. */
import { readStored } from '../shell/storage.ts';
import { commandOf, oneStopEach, pressShare, showStage, type Command } from './controls/keys.ts';

const root = document.querySelector<HTMLElement>('[data-playback]');
const bar = root?.querySelector<HTMLElement>('.play-bar');

if (root && bar) {
  bar.hidden = false;
  oneStopEach(root);
  const show = () => showStage(root);
  const ask = async (hash: string | { command: Command }) => {
    try {
      const { obey, play } = await import('./start.ts');
      await (typeof hash === 'string' ? play(root, hash) : obey(root, hash.command));
    } catch (error) {
      bar.querySelector('output')!.value = String(error);
    }
  };
  const go = (hash: string) => {
    if (!hash.startsWith('#t=')) return;
    show();
    void ask(hash);
  };
  bar.querySelector('.play')!.addEventListener('click', () => void ask(''));
  for (const button of bar.querySelectorAll<HTMLButtonElement>('[value]'))
    button.addEventListener('click', () => {
      show();
      void ask({ command: button.value as Command });
    });
  addEventListener('hashchange', () => go(location.hash));
  // The page doesn't scroll: a link to a moment moves the map, the timeline and the list.
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement | SVGAElement>('a[href^="#t="]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    const hash = link.getAttribute('href')!;
    history.replaceState(history.state, '', hash);
    go(hash);
  });
  // The first key pressed for the stage loads the code for all others.
  const pressFirstKey = (event: KeyboardEvent) => {
    const command = commandOf(event, root);
    if (!command || command === 'leave' || root.classList.contains('ready')) return;
    event.preventDefault();
    if (command === 'share') pressShare(root);
    else void ask({ command });
  };
  document.addEventListener('keydown', pressFirstKey);
  // Tooltips load when a visitor first points at a mark or focuses it, and begin with where he is once they are here.
  const waiting = new AbortController();
  let latest: Event | undefined;
  const wait = (event: Event) => {
    if (!latest)
      void import('./controls/tips.ts').then(({ serveTips }) => {
        waiting.abort();
        serveTips(root, latest!);
      });
    latest = event;
  };
  for (const event of ['pointerover', 'focusin'] as const) root.addEventListener(event, wait, waiting);
  const video = root.querySelector<HTMLDetailsElement>('.video');
  if (video) void offerVideo(video, (hash) => void ask(hash));
  go(location.hash);
  // Runs after the page has its final height.
  if (location.hash.startsWith('#t=')) addEventListener('load', show);
}

/**
 * Offers links between the game and a video. The code is loaded when this part of the page is opened, or at once if it
 * was used before.
 */
async function offerVideo(fold: HTMLDetailsElement, seek: (hash: string) => void): Promise<void> {
  fold.hidden = false;
  const hasVideo = location.search.includes('video=') || readStored(`video ${location.pathname}`) !== null;
  if (!hasVideo) await new Promise((resolve) => fold.addEventListener('toggle', resolve, { once: true }));
  const { serveVideo } = await import('./controls/video.ts');
  serveVideo(fold, seek);
}
