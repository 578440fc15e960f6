import { momentOf } from './moments-of-page.ts';

/** The time of the key moment whose pin has a number, in ms, where the page shows it; null without one. */
export function pinTime(root: HTMLElement, number: number): number | null {
  const row = [...root.querySelectorAll<HTMLElement>('.moments-list > li')].find(
    (candidate) =>
      candidate.querySelector('.pin')?.textContent.trim() === String(number) && candidate.offsetParent,
  );
  return momentOf(row?.querySelector('a')?.getAttribute('href') ?? '');
}
