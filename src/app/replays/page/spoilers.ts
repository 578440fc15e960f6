/** Spoiler-free mode, which every page's script stores on the root element. */
export function watchSpoilers(changed: () => void): { hidden: () => boolean } {
  const root = document.documentElement;
  new MutationObserver(changed).observe(root, { attributeFilter: ['data-spoilers'] });
  return { hidden: () => root.dataset['spoilers'] === 'hidden' };
}
