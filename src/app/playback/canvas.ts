/** The canvas over a map: it lies exactly on the drawing, and knows the colours of the page. */

/** Value of a colour of the map by its name. */
type Palette = (name: string) => string;

const COLOURS = ['a', 'b', 'c', 'd', 'ink', 'high'];

export interface Overlay {
  context: CanvasRenderingContext2D;
  /** A picture of the same size for what stays for long, and what it shows; nothing after a change of size or colours. */
  still: { context: CanvasRenderingContext2D; shows: number };
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
  const still = { context: document.createElement('canvas').getContext('2d')!, shows: 0 };
  const measured = () => {
    const size = fit(canvas, map);
    still.shows = 0;
    for (const layer of [context, still.context]) sharpen(layer, size);
    return { size, palette: paletteOf(map) };
  };
  const overlay = { context, still, ...measured() };
  const again = () => {
    // The report of another game is in its place.
    if (!map.isConnected) return;
    Object.assign(overlay, measured());
    changed();
  };
  // The map grows and shrinks with the window, and changes its colours with the theme.
  new ResizeObserver(again).observe(map);
  new MutationObserver(again).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', again);
  return overlay;
}

/** Lays the canvas over the drawing, which need not fill its element. */
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
  return size;
}

/** Gives a picture the pixels of the screen; whoever draws counts in px of the page. */
function sharpen(context: CanvasRenderingContext2D, { width, height }: Overlay['size']): void {
  context.canvas.width = Math.max(1, Math.round(width * devicePixelRatio));
  context.canvas.height = Math.max(1, Math.round(height * devicePixelRatio));
  context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
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
