/** Saves charts as SVG and PNG. */
import { save, saveBlob } from '../save.ts';
import { drawCharts } from './draw-charts.ts';

export type Format = 'SVG' | 'PNG';

/**
 * Selects everything drawn as a chart, the lane names next to charts, and the containers of charts. A route's ground
 * belongs to the card above, which is saved separately.
 */
const DRAWN = 'svg:is([role=img], .map-card[role=group]):not(.bar, .route-map), .names, .standing';
const PLACE = 'figure, section';
/** Text labels next to charts that name the charts' subject. */
const LABELS = 'summary,.whose>span,.line-sides>span,.standings :is(caption,th,td)';
/** Pixel density of a picture. */
const SHARPNESS = 2;
/** Maximum width of a picture in px. */
const WIDEST = 16_000;

/** The containers of charts, each saved as one picture. */
export const chartPlaces = (root: ParentNode): Element[] => [
  ...new Set([...root.querySelectorAll(DRAWN)].flatMap((chart) => chart.closest(PLACE) ?? [])),
];

/** Name of a container's content. */
export const nameOf = (place: Element): string =>
  place.matches('figure:has(.map-card)')
    ? 'Map'
    : (place.querySelector('h2, h3, figcaption')?.textContent ?? 'Chart');

/** Saves a container's charts as one picture, named after the page and the content. */
export async function saveCharts(place: Element, format: Format): Promise<void> {
  const parts = `${location.pathname} ${nameOf(place)}`.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const name = `${parts.join('-')}.${format.toLowerCase()}`;
  // Collapsed content has no size to draw.
  place.querySelector(':scope > details')?.setAttribute('open', '');
  const charts = [...place.querySelectorAll<SVGSVGElement>(DRAWN)].filter(
    (chart) => chart.closest(PLACE) === place,
  );
  const labels = [...place.querySelectorAll(LABELS)];
  const text = asXml(await drawCharts(charts, labels));
  if (format === 'SVG') save({ name, type: 'image/svg+xml', text });
  else saveBlob(name, await toPng(text));
}

/** Characters that XML forbids, such as control characters; recorded names may contain them. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Converts a picture to the text of an SVG file without characters that XML forbids. */
export const asXml = (picture: SVGElement): string =>
  new XMLSerializer().serializeToString(picture).replace(FORBIDDEN, '');

/** Converts a picture to PNG. Rejects if it is too large. */
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
