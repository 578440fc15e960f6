/** The canvas over a map: it lies exactly on the drawing, and knows the colours of the page. */
import type { Palette } from './paint.ts';

const COLOURS = ['a', 'b', 'c', 'd', 'ink', 'high'];

export interface Overlay {
  context: CanvasRenderingContext2D;
  /** Px of the screen that the map takes. */
  size: { width: number; height: number };
  palette: Palette;
}

/** Lays a canvas over a map; `changed` is called when the map has another size or other colours. */
export function layOver(map: SVGSVGElement, changed: () => void): Overlay {
  const canvas = document.createElement('canvas');
  // What it shows stands in the lists of the page.
  canvas.ariaHidden = 'true';
  map.after(canvas);
  const context = canvas.getContext('2d')!;
  const overlay = { context, size: fit(canvas, map), palette: paletteOf(map) };
  const again = () => {
    overlay.size = fit(canvas, map);
    overlay.palette = paletteOf(map);
    changed();
  };
  // The map grows and shrinks with the window, and changes its colours with the theme.
  new ResizeObserver(again).observe(map);
  new MutationObserver(again).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', again);
  return overlay;
}

/** Lays the canvas over the drawing, which need not fill its element, in the pixels of the screen. */
function fit(canvas: HTMLCanvasElement, map: SVGSVGElement): Overlay['size'] {
  const { a: scale, e: left, f: top } = map.getScreenCTM()!;
  const { width, height } = map.viewBox.baseVal;
  const box = map.parentElement!.getBoundingClientRect();
  const size = { width: width * scale, height: height * scale };
  Object.assign(canvas.style, {
    left: `${left - box.left}px`,
    top: `${top - box.top}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
  });
  canvas.width = Math.round(size.width * devicePixelRatio);
  canvas.height = Math.round(size.height * devicePixelRatio);
  canvas.getContext('2d')!.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
  return size;
}

/** Colours as a canvas understands them: a property of the page may be a choice between light and dark. */
function paletteOf(map: SVGSVGElement): Palette {
  const computed = getComputedStyle(map);
  const values = new Map(
    COLOURS.map((name) => {
      map.style.color = `var(--map-${name})`;
      return [name, computed.color];
    }),
  );
  map.style.color = '';
  return (name) => values.get(name) ?? '';
}
