/** Offers every chart on a page as a file. The code for making files is loaded on demand. */
import { CHART_WORDS } from './words.ts';

for (const chart of document.querySelectorAll(
  'svg:is([role=img], .map-card[role=group]):not(.bar, .route-map), .standing',
)) {
  const around = chart.closest('figure, section');
  // Placed next to the play button of a map, if there is one.
  const home = around?.querySelector(':scope > .play-bar') ?? around;
  if (!around || !home || home.querySelector(':scope > .save-chart')) continue;
  const buttons = (['SVG', 'PNG'] as const).map((format) => {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: format, ariaLabel: CHART_WORDS.saveAs(format) });
    button.addEventListener('click', async () => {
      const { saveCharts } = await import('./save-charts.ts');
      await saveCharts(around, format);
    });
    return button;
  });
  const row = Object.assign(document.createElement('span'), { className: 'save-chart' });
  row.append(CHART_WORDS.save, ...buttons);
  home.append(row);
}
