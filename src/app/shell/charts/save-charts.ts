/** Saves charts as SVG and PNG. */
import { save, saveBlob } from '../save.ts';
import { drawCharts } from './draw-charts.ts';

export type Format = 'SVG' | 'PNG';

/**
 * Everything that is drawn as a chart, with the names of lanes next to it, and what charts are shown in together. The ground of a
 * route is that of the card above it, which is saved itself.
 */
const DRAWN = 'svg:is([role=img], .map-card[role=group]):not(.bar, .route-map), .names, .standing';
const PLACE = 'figure, section';
/** Words beside charts that say whose they are. */
const LABELS = 'summary,.whose>span,.line-sides>span,.standings :is(caption,th,td)';
/** Pixels of a picture for one of the page, and how wide a picture can be. */
const SHARPNESS = 2;
const WIDEST = 16_000;

/** Where charts are shown, each place with all that is saved as one picture. */
export const chartPlaces = (root: ParentNode): Element[] => [
  ...new Set([...root.querySelectorAll(DRAWN)].flatMap((chart) => chart.closest(PLACE) ?? [])),
];

/** What a place shows. */
export const nameOf = (place: Element): string =>
  place.matches('figure:has(.map-card)')
    ? 'Map'
    : (place.querySelector('h2, h3, figcaption')?.textContent ?? 'Chart');

/** Saves what one place shows as one picture, named after the page and the place. */
export async function saveCharts(place: Element, format: Format): Promise<void> {
  const parts = `${location.pathname} ${nameOf(place)}`.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const name = `${parts.join('-')}.${format.toLowerCase()}`;
  // What is folded has no size to be drawn at.
  place.querySelector(':scope > details')?.setAttribute('open', '');
  const charts = [...place.querySelectorAll<SVGSVGElement>(DRAWN)].filter(
    (chart) => chart.closest(PLACE) === place,
  );
  const labels = [...place.querySelectorAll(LABELS)];
  const text = new XMLSerializer().serializeToString(await drawCharts(charts, labels));
  if (format === 'SVG') save({ name, type: 'image/svg+xml', text });
  else saveBlob(name, await toPng(text));
}

/** A picture as PNG. Rejects where it is too large. */
export async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const sharpness = Math.min(SHARPNESS, WIDEST / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width * sharpness, height: image.height * sharpness });
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.')))),
  );
}
