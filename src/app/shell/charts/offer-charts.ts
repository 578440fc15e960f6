/** Offers to save each chart, but not those of the home page, where rows that come late would move what is read. */
import { makeElement, makeButton } from '../make-elements.ts';

for (const chart of document.querySelectorAll(
  'svg:is([role=img], .map-card[role=group]):not(.bar, .route-map, .home *), .standing',
)) {
  const around = chart.closest('figure, section');
  // Placed next to the play button of a map, if there is one.
  const home = around?.querySelector(':scope > .play-bar') ?? around;
  if (!around || !home || home.querySelector(':scope > .save-chart')) continue;
  const buttons = (['SVG', 'PNG'] as const).map((format) => {
    const save = async () => (await import('./save-charts.ts')).saveCharts(around, format);
    return Object.assign(makeButton(format, save), { ariaLabel: `Save chart as ${format}` });
  });
  home.append(makeElement('span', { className: 'save-chart' }, 'Save ', ...buttons));
}
