/** Converts a drawing to an image file. */
import { constants, crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { memoizeLast } from '../../archive/count/memoize.ts';
import { type Panel, PIXELS } from './panel.ts';

/** A shared buffer for the picture's rows, fully overwritten each time. */
const rows = new Uint8Array(PIXELS.height * (1 + PIXELS.width));

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
      const from = row * (1 + PIXELS.width) + 1 + x + left;
      rows.fill(byPlace[places[run]!]!, from, from + lengths[run]!);
      left += lengths[run]!;
      if (left === width) [left, row] = [0, row + 1];
    }
  });
  return indexedPng(PIXELS.width, rows, bytes);
}

/** Maximum number of colours that fit in a byte. */
const MOST = 256;
/**
 * Maximum difference in red, green and blue for merging two colours; it is smaller than the difference between any
 * two of the site's colours.
 */
const ALIKE = 6;

/** A mapping of a picture's colours. */
interface Colours {
  /** Red, green and blue of the remaining colours, by number. */
  bytes: Uint8Array;
  /** The number of the replacement for each colour. */
  numbers: ReadonlyMap<number, number>;
}

/** Keeps the most frequent colours, which also replace similar ones, for example at the edges of letters. */
function coloursOf(pixels: readonly Runs[]): Colours {
  const counts = new Map<number, number>();
  for (const { colours } of pixels)
    for (const [colour, count] of colours) counts.set(colour, (counts.get(colour) ?? 0) + count);
  const values = [...counts.keys()].sort((first, second) => counts.get(second)! - counts.get(first)!);
  let chosen = chosenOf(values, ALIKE);
  for (let alike = ALIKE * 2; chosen.bytes.length > MOST * 3; alike *= 2) chosen = chosenOf(values, alike);
  return chosen;
}

function chosenOf(values: readonly number[], alike: number): Colours {
  const parts = new Uint8Array(Uint32Array.from(values).buffer);
  const numbers = new Map<number, number>();
  const bytes: number[] = [];
  values.forEach((value, index) => {
    const [red, green, blue] = [parts[index * 4]!, parts[index * 4 + 1]!, parts[index * 4 + 2]!];
    const isLike = (at: number) =>
      Math.abs(bytes[at]! - red) <= alike &&
      Math.abs(bytes[at + 1]! - green) <= alike &&
      Math.abs(bytes[at + 2]! - blue) <= alike;
    let at = 0;
    while (at < bytes.length && !isLike(at)) at += 3;
    if (at === bytes.length) bytes.push(red, green, blue);
    numbers.set(value, at / 3);
  });
  return { bytes: Uint8Array.from(bytes), numbers };
}

/** The PNG format with indexed colours: https://www.w3.org/TR/png-3/ */
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const BITS = 8;
const WITH_PALETTE = 3;

/**
 * A PNG from rows of colour indexes, one byte per pixel; a zero before each row means "no filter". `colours` has red,
 * green and blue of at most 256 colours. Only runs are compressed: for drawings, the result is as small as with a
 * full search, in a fifth of the time.
 */
function indexedPng(width: number, rows: Uint8Array, colours: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length / (1 + width), 4);
  header.set([BITS, WITH_PALETTE], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { strategy: constants.Z_RLE, memLevel: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([number(data.length), named, number(crc32(named))]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/**
 * Pixels row by row as runs of one colour, never beyond a row. This takes a thirtieth of the memory and of the steps.
 */
interface Runs {
  /** Pixels per colour (red, green, blue and opacity, in byte order). */
  colours: ReadonlyMap<number, number>;
  /** For each run, the index of its colour and its length. */
  places: Uint32Array;
  lengths: Uint32Array;
}

/** Maximum cached panels; each takes some fifty kilobytes. */
const REMEMBERED = 200;

/** The pixels of a panel. */
const runsOf = memoizeLast(REMEMBERED, drawn, ({ svg }: Panel) => svg);

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
