/** Draws and encodes pictures of a moment, so that the page stays responsive. */
import { tellingMs } from '../../map/scene/close-up.ts';
import { encodeGif, GIF_RATE } from './encode-gif.ts';
import { DENSITY, painterOf, SIZE, type Painter } from './frame.ts';
import type { MadeFile, MovieFormat, ShotAnswer, ShotJob, ShotRequest } from './messages.ts';
import { BEGINNING_MS, framePlan } from './plan.ts';

/** Frames of a video per second. */
const VIDEO_RATE = 24;
/** No file may be larger, because chat programs refuse larger ones or make them smaller. */
const MAX_BYTES = 2_000_000;
/** Least change of the finished share that the page is told. */
const TOLD_SHARE = 0.02;

/** Parts of the types for workers that the types for pages don't have. */
declare const self: typeof globalThis & { fonts: FontFaceSet };

const answer = (message: ShotAnswer, moved: Transferable[] = []): void =>
  (postMessage as (message: ShotAnswer, moved: Transferable[]) => void)(message, moved);

let opened: Promise<{ job: ShotJob; painter: Painter }> | undefined;

addEventListener('message', ({ data }: MessageEvent<ShotRequest>) => void serve(data));

async function serve(request: ShotRequest): Promise<void> {
  try {
    if (request.kind === 'open') {
      opened = open(request.job);
      return;
    }
    if (!opened) return;
    const { job, painter } = await opened;
    if (request.kind === 'still') await still(job, painter, request.results);
    else answer({ kind: 'movie', file: await movie(job, painter, request) });
  } catch (error) {
    answer({ kind: 'failed', why: String(error) });
  }
}

async function open(job: ShotJob): Promise<{ job: ShotJob; painter: Painter }> {
  await Promise.all(
    job.fonts.map(async ({ family, weight, url }) => {
      // For other characters, the site's fonts have blank placeholders.
      const face = new FontFace(family, `url(${url})`, {
        weight,
        unicodeRange: 'U+20-FF,U+2013-2026,U+2212',
      });
      self.fonts.add(face);
      // Without its fonts, the picture has those of the device.
      await face.load().catch(() => undefined);
    }),
  );
  return { job, painter: painterOf(job) };
}

async function still({ ms }: ShotJob, { fight, sceneAt, paint }: Painter, results: boolean): Promise<void> {
  const canvas = new OffscreenCanvas(SIZE.width * DENSITY, SIZE.height * DENSITY);
  // The picture of a fight's beginning shows the fight when both sides have come, as previews of links do, and says when.
  const begins = fight !== undefined && ms < fight.ms + BEGINNING_MS;
  const drawnMs = begins ? tellingMs(sceneAt, fight) : ms;
  paint(canvas.getContext('2d')!, drawnMs, { results, atOnce: results });
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  const preview = canvas.transferToImageBitmap();
  answer({ kind: 'still', file: { blob, extension: 'png', seconds: 0 }, preview }, [preview]);
}

async function movie(
  job: ShotJob,
  { fight, paint }: Painter,
  { results, format }: { results: boolean; format: MovieFormat },
): Promise<MadeFile> {
  let told = 0;
  const progress = (share: number) => {
    if (share - told < TOLD_SHARE && share < 1) return;
    told = share;
    answer({ kind: 'progress', share });
  };
  // Without results, a moving picture ends with the fight.
  const endMs = fight && !results ? Math.min(job.endMs, fight.ms + fight.lastsMs) : job.endMs;
  if (format === 'video') {
    const { encodeVideo } = await import('./encode-video.ts');
    const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
    const context = canvas.getContext('2d')!;
    const { times, rate } = framePlan(job.ms, { fight, endMs, rate: VIDEO_RATE });
    const draw = (frame: number) => paint(context, times[frame]!, { results });
    const video = await encodeVideo({ canvas, count: times.length, rate, draw, progress }, MAX_BYTES);
    if (video) return video;
    told = 0;
  }
  const { times } = framePlan(job.ms, { fight, endMs, rate: GIF_RATE });
  return encodeGif(
    { count: times.length, draw: (context, frame) => paint(context, times[frame]!, { results }), progress },
    SIZE.height / SIZE.width,
    MAX_BYTES,
  );
}
