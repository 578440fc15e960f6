/**
 * Converts panels to pixels. Many pictures share an event's first line, a map or a series' players, which are
 * therefore drawn once.
 */
import sharp from 'sharp';
import { recently } from '../../archive/count/once.ts';
import type { Panel } from './panel.ts';

/**
 * Pixels row by row as runs of one colour, never beyond a row. This takes a thirtieth of the memory and of the steps.
 */
export interface Runs {
  /** Pixels per colour (red, green, blue and opacity, in byte order). */
  colours: ReadonlyMap<number, number>;
  /** For each run, the index of its colour and its length. */
  places: Uint32Array;
  lengths: Uint32Array;
}

/** Maximum cached panels; each takes some fifty kilobytes. */
const REMEMBERED = 200;

/** The pixels of a panel. */
export const runsOf = recently(REMEMBERED, drawn, ({ svg }: Panel) => svg);

async function drawn({ svg, width }: Panel): Promise<Runs> {
  const { buffer, byteOffset, byteLength } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const runs = inRuns(new Uint32Array(buffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT), width);
  // Freed immediately. Otherwise pending megabytes would make the garbage collector scan the whole archive
  // repeatedly.
  buffer.transfer(0);
  return runs;
}

function inRuns(pixels: Uint32Array, width: number): Runs {
  const places = new Map<number, number>();
  const counts: number[] = [];
  const runs: number[] = [];
  const lengths: number[] = [];
  for (let row = 0; row < pixels.length; row += width)
    for (let from = row, at = row + 1; at <= row + width; at++) {
      if (at < row + width && pixels[at] === pixels[from]) continue;
      const place = places.get(pixels[from]!) ?? counts.push(0) - 1;
      places.set(pixels[from]!, place);
      counts[place]! += at - from;
      runs.push(place);
      lengths.push(at - from);
      from = at;
    }
  const colours = new Map([...places.keys()].map((colour, place) => [colour, counts[place]!]));
  return { colours, places: Uint32Array.from(runs), lengths: Uint32Array.from(lengths) };
}
