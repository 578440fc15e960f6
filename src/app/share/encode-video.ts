/** Makes a video of frames: H.264 in MP4 or else VP8 in WebM, whichever the browser really encodes. Runs in a worker. */
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import type { MadeFile } from './messages.ts';

/** Bits a second, at which names and details stay readable. */
const BITRATE = 1_000_000;
/** Longer videos get a lower rate that keeps them below this size. */
const AIMED_BYTES = 1_250_000;
/** Seconds between key frames. */
const KEY_FRAME_S = 2;
/** Frames that may wait for the encoder. */
const MAX_WAITING = 4;

interface Way {
  config: Pick<VideoEncoderConfig, 'codec' | 'latencyMode' | 'avc'>;
  codec: 'avc' | 'vp8';
  extension: 'mp4' | 'webm';
}

const WAYS: readonly Way[] = [
  {
    config: { codec: 'avc1.42E01E', latencyMode: 'quality', avc: { format: 'avc' } },
    codec: 'avc',
    extension: 'mp4',
  },
  // Firefox takes five times as long for better quality.
  { config: { codec: 'vp8', latencyMode: 'realtime' }, codec: 'vp8', extension: 'webm' },
];

/** Frames to encode: each call draws one on the canvas. */
export interface Frames {
  canvas: OffscreenCanvas;
  count: number;
  rate: number;
  draw: (frame: number) => void;
  /** Told the finished share, from 0 to 1. */
  progress: (share: number) => void;
}

/** The video; null if the browser encodes neither, or only to more than `mostBytes`. */
export async function encodeVideo(frames: Frames, mostBytes: number): Promise<MadeFile | null> {
  if (typeof VideoEncoder === 'undefined') return null;
  for (const way of WAYS) {
    // Some browsers say that they support a codec, and fail when they encode.
    if (!(await encode(way, { ...frames, count: 2, progress: () => undefined }, mostBytes))) continue;
    const blob = await encode(way, frames, mostBytes);
    if (blob && blob.size <= mostBytes)
      return { blob, extension: way.extension, seconds: frames.count / frames.rate };
  }
  return null;
}

/** The frames as a file; null if the encoder fails, gives nothing, or gives more bytes than allowed. */
async function encode(
  { config, codec, extension }: Way,
  { canvas, count, rate, draw, progress }: Frames,
  mostBytes: number,
): Promise<Blob | null> {
  const isMp4 = extension === 'mp4';
  const target = new BufferTarget();
  const output = new Output({
    format: isMp4 ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
    target,
  });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { frameRate: rate });
  let failed = false;
  let [packets, bytes] = [0, 0];
  let added = output.start();
  const encoder = new VideoEncoder({
    // Packets must be added in order, so each waits for the previous one.
    output: (chunk, meta) => {
      packets += 1;
      bytes += chunk.byteLength;
      // WebKit on Linux ignores the rate for H.264.
      if (bytes > mostBytes) failed = true;
      added = added.then(() => source.add(EncodedPacket.fromEncodedChunk(chunk), meta));
    },
    error: () => (failed = true),
  });
  try {
    encoder.configure({
      ...config,
      width: canvas.width,
      height: canvas.height,
      bitrate: Math.min(BITRATE, (AIMED_BYTES * 8 * rate) / count),
      framerate: rate,
    });
    const length = 1_000_000 / rate;
    for (let index = 0; index < count && !failed; index++) {
      draw(index);
      const timestamp = Math.round(index * length);
      const frame = new VideoFrame(canvas, { timestamp, duration: Math.round(length) });
      encoder.encode(frame, { keyFrame: index % (rate * KEY_FRAME_S) === 0 });
      frame.close();
      progress((index + 1) / count);
      while (encoder.encodeQueueSize > MAX_WAITING && !failed) await soon();
    }
    if (failed) return null;
    await encoder.flush();
    await added;
    if (failed || packets < count) return null;
    await output.finalize();
    return new Blob([target.buffer!], { type: isMp4 ? 'video/mp4' : 'video/webm' });
  } catch {
    // Browsers fail in many ways at what they offer; the caller tries the next format.
    return null;
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
}

/** Lets the encoder's messages arrive. */
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
