/**
 * Plays the front page's fight once it is visible, where visitors allow motion, don't save data, and don't hide results.
 */
import { hidesResults } from './shown.ts';

/** Share of the map that must be visible. */
const IN_VIEW = 0.6;

const root = document.querySelector<HTMLElement>('.stage.hero');
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
const still = matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData;

if (root && !still && !hidesResults(root)) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry!.isIntersecting) return;
      observer.disconnect();
      if (!root.matches('.ready')) root.querySelector<HTMLElement>('.play')?.click();
    },
    { threshold: IN_VIEW },
  );
  // Everything else on the page comes first.
  addEventListener('load', () => observer.observe(root.querySelector('.map-box')!));
}
