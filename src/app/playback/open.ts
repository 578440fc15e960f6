/** The small part of playback that every page with a map loads: it waits until somebody asks. */
const root = document.querySelector<HTMLElement>('[data-playback]');
const bar = root?.querySelector<HTMLElement>('.play-bar');

if (root && bar) {
  bar.hidden = false;
  const ask = async (hash: string) => {
    try {
      const { play } = await import('./start.ts');
      await play(root, hash);
    } catch (error) {
      bar.querySelector('output')!.value = String(error);
    }
  };
  const go = (hash: string) => {
    if (hash.startsWith('#t=')) void ask(hash);
  };
  bar.querySelector('button')!.addEventListener('click', () => void ask(''));
  addEventListener('hashchange', () => go(location.hash));
  // The link of a moment leads there again, also when the address shows it already.
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="#t="]');
    if (link?.hash === location.hash) go(link.hash);
  });
  go(location.hash);
}

export {};
