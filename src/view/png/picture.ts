/** From a drawing to the file of a picture, which is kept between builds. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { coloursOf } from './colours.ts';
import { HEIGHT, WIDTH, type Panel } from './panel.ts';
import { indexedPng } from './png.ts';
import { runsOf, type Runs } from './runs.ts';

/** Goes up when the same drawing gives another file: those that are kept are of no use then. */
const WAY = 2;

/**
 * The PNG of a drawing, whose panels cover the whole picture; the same drawing gives the same bytes. `folder` keeps what was drawn
 * before.
 */
export async function picture(
  panels: readonly Panel[],
  folder: string = resolve('.cache', 'cards'),
): Promise<Buffer> {
  const made = JSON.stringify([WAY, sharp.versions, process.versions.zlib, panels]);
  const path = join(folder, `${createHash('sha256').update(made).digest('hex')}.png`);
  try {
    return readFileSync(path);
  } catch {
    const png = await drawn(panels);
    mkdirSync(folder, { recursive: true });
    // Never half a file: builds may run side by side.
    writeFileSync(`${path}.${process.pid}`, png);
    renameSync(`${path}.${process.pid}`, path);
    return png;
  }
}

/** The rows of the picture that is being made: all of it is written anew each time. */
const rows = new Uint8Array(HEIGHT * (1 + WIDTH));

async function drawn(panels: readonly Panel[]): Promise<Buffer> {
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
