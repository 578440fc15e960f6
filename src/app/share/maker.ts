/** Prepares the pictures of a moment on the page, and has a worker draw them. */
import { closeUp, focusOf, placeAt, tellingMs } from '../../map/scene/close-up.ts';
import type { TrackFight } from '../../map/scene/fight-at.ts';
import { sceneOf } from '../../map/scene/scene.ts';
import type { GameTrack } from '../../map/story/track.ts';
import { mapSize } from '../../view/shot/draw-shot.ts';
import { glyphUrl } from '../../view/svg/glyphs/Glyph.tsx';
import serif from '../../styles/fonts/alegreya-600.woff2?url';
import sans from '../../styles/fonts/source-sans-3-400.woff2?url';
import semibold from '../../styles/fonts/source-sans-3-600.woff2?url';
import type { Stage } from '../playback/stage.ts';
import { walkGrid } from '../playback/map/walk-grid.ts';
import { DENSITY, SIZE } from './frame.ts';
import { groundPicture } from './ground.ts';
import type { GlyphPart, MadeFile, MovieFormat, ShotAnswer, ShotJob, ShotRequest } from './messages.ts';

const FONTS = [
  { family: 'Farseer Serif', weight: '600', url: serif },
  { family: 'Farseer Sans', weight: '400', url: sans },
  { family: 'Farseer Sans', weight: '600', url: semibold },
];

/** A moment to make pictures of. */
export interface Moment {
  stage: Stage;
  track: GameTrack;
  /** The page's drawing of the map. */
  map: SVGSVGElement;
  ms: number;
  /** The fight that it is about. */
  fight: TrackFight | undefined;
  /** The last second that may be shown, in ms. */
  endMs: number;
  /** Names of the moment, with and without results, and of the site, and an address, as pictures state them. */
  title: string;
  safeTitle: string;
  site: string;
  address: string;
}

export interface StillPicture {
  file: MadeFile;
  preview: ImageBitmap;
}

/** Makes pictures of one moment. Both functions reject with a reason; stopping lets the other one never settle. */
export interface Maker {
  still: (results: boolean) => Promise<StillPicture>;
  movie: (results: boolean, format: MovieFormat, progress: (share: number) => void) => Promise<MadeFile>;
  stop: () => void;
}

/** Starts a worker for a moment. Rejects if the browser can't draw its ground. */
export async function makerOf(moment: Moment): Promise<Maker> {
  // WebKit on Linux crashes when a worker encodes before the page has touched any media.
  document.createElement('video').canPlayType('video/mp4');
  const job = await jobOf(moment);
  const worker = new Worker(new URL('./shot.worker.ts', import.meta.url), { type: 'module' });
  const send = (request: ShotRequest, moved: Transferable[] = []) => worker.postMessage(request, moved);
  /** Sends a request and hears the answers until `take` has what it wants. */
  const ask = <Wanted>(request: ShotRequest, take: (answer: ShotAnswer) => Wanted | undefined) =>
    new Promise<Wanted>((resolve, reject) => {
      const ends = new AbortController();
      const hear = ({ data }: MessageEvent<ShotAnswer>) => {
        const wanted = take(data);
        if (wanted === undefined && data.kind !== 'failed') return;
        ends.abort();
        if (wanted === undefined) reject(new Error(data.kind === 'failed' ? data.why : undefined));
        else resolve(wanted);
      };
      worker.addEventListener('message', hear, ends);
      worker.addEventListener('error', () => reject(new Error('The worker has failed.')), ends);
      send(request);
    });
  send({ kind: 'open', job }, [job.ground]);
  return {
    still: (results) =>
      ask({ kind: 'still', results }, (answer) => (answer.kind === 'still' ? answer : undefined)),
    movie: (results, format, progress) =>
      ask({ kind: 'movie', results, format }, (answer) => {
        if (answer.kind === 'progress') progress(answer.share);
        return answer.kind === 'movie' ? answer.file : undefined;
      }),
    stop: () => worker.terminate(),
  };
}

async function jobOf({ stage, track, map, fight, ...moment }: Moment): Promise<ShotJob> {
  const { bounds, names, sides, heroes, shot } = stage;
  const focus = fight ? focusIn(track, fight) : placeAt(track, moment.ms);
  const frame = closeUp(focus, bounds, mapSize(SIZE));
  const [ground, glyphs] = await Promise.all([groundPicture(map, bounds, frame, DENSITY), glyphParts()]);
  return {
    game: { names, sides, heroes, shot: shot! },
    grid: walkGrid(map, bounds),
    fonts: FONTS.map(({ url, ...font }) => ({ ...font, url: new URL(url, location.href).href })),
    fight: fight ? track.fights.indexOf(fight) : null,
    ...{ ...moment, track, bounds, focus, ground, glyphs },
  };
}

function focusIn(track: GameTrack, fight: TrackFight): ShotJob['focus'] {
  const sceneAt = sceneOf(track);
  return focusOf(fight, sceneAt(tellingMs(sceneAt, fight)));
}

let parts: Promise<ShotJob['glyphs']> | undefined;

/** The drawings of all glyphs. A worker can't read SVG. */
const glyphParts = (): Promise<ShotJob['glyphs']> =>
  (parts ??= fetch(glyphUrl('farseer').split('#')[0]!)
    .then((response) => response.text())
    .then((text) => {
      const sprite = new DOMParser().parseFromString(text, 'image/svg+xml');
      return Object.fromEntries(
        [...sprite.querySelectorAll('symbol')].map((symbol) => [
          symbol.id,
          [...symbol.querySelectorAll('path')].map((path): GlyphPart => ({
            d: path.getAttribute('d') ?? '',
            filled: path.hasAttribute('fill'),
            evenOdd: path.getAttribute('fill-rule') === 'evenodd',
          })),
        ]),
      );
    }));
