/** Offers to save each chart, but not those of the home page, where rows that come late would move what is read. */
for (const chart of document.querySelectorAll(
  'svg:is([role=img], .map-card[role=group]):not(.bar, .route-map, .home *), .standing',
)) {
  const around = chart.closest('figure, section');
  // Placed next to the play button of a map, if there is one.
  const home = around?.querySelector(':scope > .play-bar') ?? around;
  if (!around || !home || home.querySelector(':scope > .save-chart')) continue;
  const buttons = (['SVG', 'PNG'] as const).map((format) => {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: format, ariaLabel: `Save chart as ${format}` });
    button.addEventListener('click', async () => {
      const { saveCharts } = await import('./save-charts.ts');
      await saveCharts(around, format);
    });
    return button;
  });
  const row = Object.assign(document.createElement('span'), { className: 'save-chart' });
  row.append('Save ', ...buttons);
  home.append(row);
}

// Makes this file a module.
export {};
