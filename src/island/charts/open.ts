/** Offers every chart of a page as a file. What makes the file is loaded when somebody asks for one. */
const CHARTS = '.map-card, .game-line, .bands > svg, .chart:not(.standing), .lanes > svg';
const FORMATS = ['SVG', 'PNG'] as const;
export type Format = (typeof FORMATS)[number];

/** Where the buttons of a chart belong: beside its play button, else in its figure or section. */
const homeOf = (chart: Element): Element | null | undefined =>
  chart.closest('figure')?.querySelector('.play-bar') ?? chart.closest('figure, section');

for (const chart of document.querySelectorAll(CHARTS)) {
  const home = homeOf(chart);
  if (!home || home.querySelector(':scope > .save-chart')) continue;
  const buttons = FORMATS.map((format) => {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: format, ariaLabel: `Save chart as ${format}` });
    button.addEventListener('click', () => void saveAll(home, format));
    return button;
  });
  const row = Object.assign(document.createElement('span'), { className: 'save-chart' });
  row.append('Save ', ...buttons);
  home.append(row);
}

/** Saves what is drawn at one home as one picture. */
async function saveAll(home: Element, format: Format): Promise<void> {
  const around = home.closest('figure, section')!;
  const charts = [...around.querySelectorAll<SVGSVGElement>(CHARTS)].filter((one) => homeOf(one) === home);
  const { saveCharts } = await import('./save-charts.ts');
  await saveCharts(around, charts, format);
}
