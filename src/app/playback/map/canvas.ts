/** The canvas on top of a map's box, with the positions of places and the page's colours. */
import type { Point } from '../../../game/derive/places/point.ts';

/** Returns the value of a map colour by name. */
type Palette = (name: string) => string;

const COLOURS = ['a', 'b', 'c', 'd', 'ink', 'high', 'low', 'quiet'];

/** A label of the drawing, in its units. */
interface MapWord {
  text: string;
  x: number;
  y: number;
  align: CanvasTextAlign;
  colour: string;
}

export interface Overlay {
  context: CanvasRenderingContext2D;
  /**
   * A buffer of the same size for parts that rarely change, with a key for its content; empty after a change of size or
   * colours.
   */
  still: { context: CanvasRenderingContext2D; shows: string };
  /** Size of the box in px on the screen. */
  size: { width: number; height: number };
  /** Position of a map point in the box, and px per map unit. */
  place: (at: Point) => [x: number, y: number];
  across: number;
  /** Px per unit of the drawing, for labels and marks on top. */
  scale: number;
  /** Where the drawing begins in the box, in px. */
  origin: readonly [x: number, y: number];
  /** Labels of the drawing, shown on top. */
  words: readonly MapWord[];
  palette: Palette;
  /** Whether only the surroundings of a place are shown; marks then keep their size. */
  close: () => boolean;
  /** Measures again after the drawing's view has changed. */
  measure: () => void;
}

/** Puts a canvas on a map that shows `bounds`; `changed` is called when size or colours change. */
export function layOver(
  map: SVGSVGElement,
  bounds: readonly [number, number, number, number],
  changed: () => void,
): Overlay {
  const canvas = document.createElement('canvas');
  // Hidden from screen readers, because the page's lists have the same facts.
  canvas.ariaHidden = 'true';
  map.after(canvas);
  const unit = map.viewBox.baseVal.width / (bounds[2] - bounds[0]);
  const context = canvas.getContext('2d')!;
  const still = { context: document.createElement('canvas').getContext('2d')!, shows: '' };
  const measure = () => {
    still.shows = '';
    return frameOf(map, bounds, unit);
  };
  const resize = () => {
    const frame = measure();
    for (const layer of [context, still.context]) sharpen(layer, frame.size);
    Object.assign(canvas.style, { width: `${frame.size.width}px`, height: `${frame.size.height}px` });
    return { ...frame, palette: paletteOf(map) };
  };
  const words = wordsOf(map);
  const overlay: Overlay = {
    context,
    still,
    words,
    close: () => map.classList.contains('close'),
    ...resize(),
    measure: () => Object.assign(overlay, measure()),
  };
  const again = () => {
    // The map is gone, because the visitor has opened another game.
    if (!map.isConnected) return;
    Object.assign(overlay, resize());
    changed();
  };
  // A canvas doesn't wait for the page's fonts.
  void document.fonts?.load('600 12px "Farseer Sans"').then(again);
  // The map resizes with the window and changes colours with the theme.
  new ResizeObserver(again).observe(map);
  new MutationObserver(again).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', again);
  return overlay;
}

/**
 * The drawing's names. The style sheet hides them during playback, because they would be hidden below everything else.
 */
const wordsOf = (map: SVGSVGElement): MapWord[] =>
  [...map.querySelectorAll(':scope > g:last-child > text:not(.told)')].map((word) => ({
    text: word.textContent,
    x: Number(word.getAttribute('x')),
    y: Number(word.getAttribute('y')),
    align: ({ end: 'end', middle: 'center' } as const)[word.getAttribute('text-anchor') ?? ''] ?? 'start',
    colour: /\bf-(\w+)/.exec(word.getAttribute('class') ?? '')?.[1] ?? 'ink',
  }));

/** The position of the drawing in its box, which it may not fill. */
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

/** Gives a canvas the screen's pixel density; drawing code uses the page's px. */
function sharpen(context: CanvasRenderingContext2D, { width, height }: Overlay['size']): void {
  context.canvas.width = Math.max(1, Math.round(width * devicePixelRatio));
  context.canvas.height = Math.max(1, Math.round(height * devicePixelRatio));
  context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
}

/** Resolves colours for a canvas: a page property may offer a choice between light and dark. */
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
