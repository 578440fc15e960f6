/**
 * Plays the front page's fight once it is visible, where visitors allow motion, don't save data, and don't hide results.
 * Where they hide results, the map doesn't show the place of the fight either: it is the whole ground.
 */
import { hidesResults } from './spoiler-free.ts';

/** Share of the map that must be visible. */
const IN_VIEW = 0.6;

const root = document.querySelector<HTMLElement>('.stage.hero');
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
const still = matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData;

if (root) {
  const map = root.querySelector<SVGSVGElement>('.map-card.close')!;
  const closeView = map.getAttribute('viewBox')!;
  const fit = () => {
    if (root.matches('.played')) return;
    const hides = hidesResults(root);
    map.classList.toggle('close', !hides);
    map.setAttribute('viewBox', hides ? map.dataset['whole']! : closeView);
    map.setAttribute('preserveAspectRatio', hides ? 'xMidYMid' : 'xMidYMid slice');
  };
  fit();
  // After the preference has changed and playback has ended, or the button that shows results was pressed.
  for (const event of ['change', 'click']) addEventListener(event, fit);
}

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
