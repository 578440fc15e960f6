import { momentOf } from './moments-of-page.ts';

/** The time in ms of the key moment with a pin number, if the page shows it; otherwise null. */
export function pinTime(root: HTMLElement, number: number): number | null {
  const row = [...root.querySelectorAll<HTMLElement>('.moments-list > li')].find(
    (candidate) =>
      candidate.querySelector('.pin')?.textContent.trim() === String(number) && candidate.offsetParent,
  );
  return momentOf(row?.querySelector('a')?.getAttribute('href') ?? '');
}
