/** Panels as pixels. The first line of an event, a map, the players of a series stand in many pictures and are drawn once. */
import sharp from 'sharp';
import type { Panel } from './panel.ts';

/** Pixels row by row as runs of one colour, none longer than its row: a thirtieth of the room, and of the steps to go through them. */
export interface Runs {
  /** How many pixels each colour has: red, green, blue and opacity, in the order of the bytes. */
  colours: ReadonlyMap<number, number>;
  /** Of each run its colour, by the place among `colours`, and its length. */
  places: Uint32Array;
  lengths: Uint32Array;
}

/** So many panels are remembered; each takes some fifty kilobytes. */
const REMEMBERED = 200;
const remembered = new Map<string, Runs>();

/** The pixels of a panel. */
export async function runsOf({ svg, width }: Panel): Promise<Runs> {
  const runs = remembered.get(svg) ?? (await drawn(svg, width));
  // The one that was asked for last goes to the end; the first has waited longest.
  remembered.delete(svg);
  remembered.set(svg, runs);
  if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value!);
  return runs;
}

async function drawn(svg: string, width: number): Promise<Runs> {
  const { buffer, byteOffset, byteLength } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const runs = inRuns(new Uint32Array(buffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT), width);
  // Given back at once: a megabyte that waits for the collector makes it go through all of the archive again and again.
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
