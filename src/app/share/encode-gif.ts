/** Makes a GIF of frames. Only what changes is stored, so the camera must not move. Runs in a worker. */
import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { MadeFile } from './messages.ts';

/** Widths to try: the first whose file is small enough. */
const SIZES = [720, 480] as const;
/** Frames a second, which fit because GIF counts hundredths of a second. */
export const GIF_RATE = 10;
/** Size of the palette. */
const COLOURS = 64;

interface GifFrames {
  count: number;
  /** Draws a frame on a canvas of any size. */
  draw: (context: OffscreenCanvasRenderingContext2D, frame: number) => void;
  progress: (share: number) => void;
}

/** The GIF; `shape` is its height over its width. */
export function encodeGif(frames: GifFrames, shape: number, mostBytes: number): MadeFile {
  const seconds = frames.count / GIF_RATE;
  let file: MadeFile | undefined;
  for (const width of SIZES) {
    const blob = gifOf(frames, width, Math.round((width * shape) / 2) * 2);
    file = { blob, extension: 'gif', seconds };
    if (blob.size <= mostBytes) break;
  }
  return file!;
}

function gifOf({ count, draw, progress }: GifFrames, width: number, height: number): Blob {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  const pixelsOf = (frame: number): Uint8ClampedArray => {
    draw(context, frame);
    return context.getImageData(0, 0, width, height).data;
  };
  // One palette for all, because a palette for each frame would change every pixel. Later frames have more colours.
  const samples = [0, Math.floor(count / 2), count - 1].map(pixelsOf);
  const all = new Uint8ClampedArray(samples.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const sample of samples) {
    all.set(sample, offset);
    offset += sample.length;
  }
  const palette = quantize(all, COLOURS - 1);
  const transparent = palette.length;
  palette.push([0, 0, 0]);
  const gif = GIFEncoder();
  let previous: Uint8Array | undefined;
  for (let frame = 0; frame < count; frame++) {
    const index = applyPalette(pixelsOf(frame), palette.slice(0, transparent));
    const changed = previous
      ? index.map((colour, pixel) => (colour === previous![pixel] ? transparent : colour))
      : index;
    gif.writeFrame(changed, width, height, {
      ...(frame === 0 ? { palette } : {}),
      ...{ delay: 1000 / GIF_RATE, transparent: frame > 0, transparentIndex: transparent, dispose: 1 },
    });
    previous = index;
    progress((frame + 1) / count);
  }
  gif.finish();
  return new Blob([gif.bytes() as Uint8Array<ArrayBuffer>], { type: 'image/gif' });
}
