/** The ground around a place, from the page's drawing of the map. In dark colours, because pictures go elsewhere. */
import { DARK } from '../../map/card/style.ts';
import { type Frame, frameOf } from '../../map/card/frame.ts';
import { asXml } from '../shell/charts/save-charts.ts';

/** Marks and words of a game, which its pictures draw themselves, at every zoom in the same size. */
const OF_GAME = '.moments, .told, .reach, title, desc';

/** Rasterizes the ground of a frame. `density` is px of the picture per px of the frame. Rejects if it can't be drawn. */
export async function groundPicture(
  map: SVGSVGElement,
  bounds: readonly [number, number, number, number],
  frame: Frame,
  density: number,
): Promise<ImageBitmap> {
  const copy = map.cloneNode(true) as SVGSVGElement;
  for (const part of copy.querySelectorAll(OF_GAME)) part.remove();
  // The last group has the names.
  copy.querySelector(':scope > g:last-child:has(> text)')?.remove();
  for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  splitMines(copy.querySelector(':scope > .f-mine'));
  // Not from the page's drawing, of which the page may show only a part.
  const unit = frameOf(bounds).width / (bounds[2] - bounds[0]);
  const left = (frame.left - bounds[0]) * unit;
  const top = (bounds[3] - frame.top) * unit;
  const shown = unit / frame.scale;
  copy.setAttribute('viewBox', `${left} ${top} ${frame.width * shown} ${frame.height * shown}`);
  copy.setAttribute('width', String(frame.width * density));
  copy.setAttribute('height', String(frame.height * density));
  copy.removeAttribute('style');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = sheet(shown);
  copy.prepend(style);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(asXml(copy))}`;
  await image.decode();
  return createImageBitmap(image);
}

/** Splits the mines, which are one path, so that each keeps its middle. */
function splitMines(mines: Element | null): void {
  const parts = mines?.getAttribute('d')?.match(/M[^M]+/g) ?? [];
  for (const part of parts) {
    const mine = mines!.cloneNode() as Element;
    mine.setAttribute('d', part);
    mines!.before(mine);
  }
  mines?.remove();
}

/** Colours by class name, and the size of marks in units of the drawing. */
const sheet = (size: number): string =>
  [
    'svg{background:none;font-family:sans-serif}',
    ...Object.entries(DARK).map(([name, value]) => `.f-${name}{fill:${value}}.s-${name}{stroke:${value}}`),
    `svg>.f-mine,.places>g,svg>.f-a,svg>.f-b,svg>.f-c,svg>.f-d{transform-box:fill-box;transform-origin:center;transform:scale(${size})}`,
    '.places text{stroke:none;font-weight:600}',
    // Shores and woods keep thin lines.
    'svg>g>path,svg>g>g>path,svg>g>g>g>path{vector-effect:non-scaling-stroke}',
  ].join('');
