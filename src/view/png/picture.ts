/** Converts a drawing to an image file. */
import { coloursOf } from './colours.ts';
import { HEIGHT, WIDTH, type Panel } from './panel.ts';
import { indexedPng } from './png.ts';
import { runsOf, type Runs } from './runs.ts';

/** A shared buffer for the picture's rows, fully overwritten each time. */
const rows = new Uint8Array(HEIGHT * (1 + WIDTH));

/** The PNG of a drawing. Its panels must cover the whole picture; the same drawing always produces the same bytes. */
export async function picture(panels: readonly Panel[]): Promise<Buffer> {
  const runs: Runs[] = [];
  for (const panel of panels) runs.push(await runsOf(panel));
  const { bytes, numbers } = coloursOf(runs);
  panels.forEach(({ x, y, width }, index) => {
    const { colours, places, lengths } = runs[index]!;
    const byPlace = Uint8Array.from(colours.keys(), (colour) => numbers.get(colour)!);
    let [left, row] = [0, y];
    for (let run = 0; run < places.length; run++) {
      const from = row * (1 + WIDTH) + 1 + x + left;
      rows.fill(byPlace[places[run]!]!, from, from + lengths[run]!);
      left += lengths[run]!;
      if (left === width) [left, row] = [0, row + 1];
    }
  });
  return indexedPng(WIDTH, rows, bytes);
}
