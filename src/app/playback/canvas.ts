/** The canvas over a map: it lies on the box around the drawing, and knows where places are and the colours of the page. */
import type { Point } from '../../game/derive/places/point.ts';

/** Value of a colour of the map by its name. */
type Palette = (name: string) => string;

const COLOURS = ['a', 'b', 'c', 'd', 'ink', 'high', 'low', 'quiet'];

/** A word of the drawing, in its units. */
interface MapWord {
  text: string;
  x: number;
  y: number;
  align: CanvasTextAlign;
  colour: string;
}

export interface Overlay {
  context: CanvasRenderingContext2D;
  /** A picture of the same size for what stays for long, and what it shows; nothing after a change of size or colours. */
  still: { context: CanvasRenderingContext2D; shows: string };
  /** Px of the screen that the box takes. */
  size: { width: number; height: number };
  /** Where a place of the map is in the box, and px of a map unit. */
  place: (at: Point) => [x: number, y: number];
  across: number;
  /** Px of a unit of the drawing, which words and marks over it need. */
  scale: number;
  /** Where the drawing begins in the box, in px. */
  origin: readonly [x: number, y: number];
  /** Words of the drawing that stand above everything else. */
  words: readonly MapWord[];
  palette: Palette;
  /** Measures again, where the drawing shows another part. */
  measure: () => void;
}

/** Lays a canvas over a map that shows `bounds`; `changed` is called when it has another size or other colours. */
export function layOver(
  map: SVGSVGElement,
  bounds: readonly [number, number, number, number],
  changed: () => void,
): Overlay {
  const canvas = document.createElement('canvas');
  // What it shows stands in the lists of the page.
  canvas.ariaHidden = 'true';
  map.after(canvas);
  const unit = map.viewBox.baseVal.width / (bounds[2] - bounds[0]);
  const context = canvas.getContext('2d')!;
  const still = { context: document.createElement('canvas').getContext('2d')!, shows: '' };
  const measured = () => {
    still.shows = '';
    return frameOf(map, bounds, unit);
  };
  const sized = () => {
    const frame = measured();
    for (const layer of [context, still.context]) sharpen(layer, frame.size);
    Object.assign(canvas.style, { width: `${frame.size.width}px`, height: `${frame.size.height}px` });
    return { ...frame, palette: paletteOf(map) };
  };
  const words = wordsOf(map);
  const overlay: Overlay = {
    context,
    still,
    words,
    ...sized(),
    measure: () => Object.assign(overlay, measured()),
  };
  const again = () => {
    // The report of another game is in its place.
    if (!map.isConnected) return;
    Object.assign(overlay, sized());
    changed();
  };
  // A canvas does not wait for the letters of the page.
  void document.fonts?.load('600 12px "Farseer Sans"').then(again);
  // The map grows and shrinks with the window, and changes its colours with the theme.
  new ResizeObserver(again).observe(map);
  new MutationObserver(again).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', again);
  return overlay;
}

/** The names on the drawing; the style sheet hides them there while a game is played, as they would lie below everything. */
const wordsOf = (map: SVGSVGElement): MapWord[] =>
  [...map.querySelectorAll(':scope > g:last-child > text:not(.told)')].map((word) => ({
    text: word.textContent,
    x: Number(word.getAttribute('x')),
    y: Number(word.getAttribute('y')),
    align: ({ end: 'end', middle: 'center' } as const)[word.getAttribute('text-anchor') ?? ''] ?? 'start',
    colour: /\bf-(\w+)/.exec(word.getAttribute('class') ?? '')?.[1] ?? 'ink',
  }));

/** Where the drawing is in its box, which it need not fill. */
function frameOf(
  map: SVGSVGElement,
  [left, , , top]: readonly [number, number, number, number],
  unit: number,
): Pick<Overlay, 'size' | 'place' | 'across' | 'scale' | 'origin'> {
  const { a: scale, e, f } = map.getScreenCTM()!;
  const box = map.parentElement!.getBoundingClientRect();
  const across = unit * scale;
  return {
    size: {
      width: box.width || map.viewBox.baseVal.width * scale,
      height: box.height || map.viewBox.baseVal.height * scale,
    },
    ...{ across, scale, origin: [e - box.left, f - box.top] },
    place: ([x, y]) => [(x - left) * across + e - box.left, (top - y) * across + f - box.top],
  };
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
