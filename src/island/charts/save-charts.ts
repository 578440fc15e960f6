/** Saves charts as SVG and PNG. */
import { save, saveBlob } from '../save.ts';
import { drawCharts } from './draw-charts.ts';
import type { Format } from './open.ts';

/** Words beside charts that say whose they are. */
const LABELS = 'summary, .whose > span, .line-sides > span';
/** Pixels of a picture for one of the page, and how wide a picture can be. */
const SHARPNESS = 2;
const WIDEST = 16_000;

/** Saves charts that are shown together as one picture, named after the page and what they show. */
export async function saveCharts(
  around: Element,
  charts: readonly SVGSVGElement[],
  format: Format,
): Promise<void> {
  const what = around.matches('.map-figure') ? 'map' : around.querySelector('h2, figcaption')?.textContent;
  const parts = `${location.pathname} ${what}`.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const name = `${parts.join('-')}.${format.toLowerCase()}`;
  const labels = [...around.querySelectorAll(LABELS)];
  const text = new XMLSerializer().serializeToString(await drawCharts(charts, labels));
  if (format === 'SVG') save({ name, type: 'image/svg+xml', text });
  else saveBlob(name, await paint(text));
}

async function paint(svg: string): Promise<Blob> {
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
