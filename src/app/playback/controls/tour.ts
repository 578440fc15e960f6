/** The tour: a game's story in its key moments, one at a time, each at its place on the map with its sentence. */
import { formatClock } from '../../../game/clock.ts';
import type { GameTrack } from '../../../map/story/track.ts';
import { momentOf } from '../../shell/clock-text.ts';

/** Total duration. */
const WHOLE_MS = 90_000;
/** Minimum and maximum duration of a moment. */
const LEAST_MS = 4000;
const MAX_MS = 12_000;
/** Maximum number of moments: a tour with more would be rushed, so it only shows the most important ones. */
const MAX_STOPS = 14;
/** How many times longer a fight is shown than other moments. */
const FIGHT_WEIGHT = 2;
/** Ratio of game time to real time for quiet moments. */
const QUIET_SPEED = 4;
/** The same for fights, at most. */
const MAX_SPEED = 12;

/** A moment of the tour: game times and its duration in ms, and the speed of playback meanwhile. */
export interface TourStop {
  ms: number;
  /** For fights, their end; for other moments, their start. */
  endMs: number;
  words: string;
  /** The place on the drawing; null if unknown. */
  at: readonly [number, number] | null;
  lastsMs: number;
  speed: number;
}

/** Controls for a tour. */
export interface Guided {
  seek: (ms: number) => void;
  /** Runs playback at a speed, or pauses it. */
  run: (speed: number | null) => void;
  look: (at: TourStop['at']) => void;
  /** Shows a caption; null removes it. */
  caption: (words: string | null, place: string) => void;
}

/** The page's key moments with their places on the map. Hidden moments are left out. */
export function stopsOf(root: HTMLElement, { fights }: Pick<GameTrack, 'fights'>): TourStop[] {
  const rows = [...root.querySelectorAll<HTMLElement>('.moments-list > li')].filter(
    (row) => row.offsetParent !== null || !row.checkVisibility,
  );
  const bold = rows.filter((row) => row.matches('.bold, :last-child'));
  const kept = rows.length > MAX_STOPS ? thinOut(rows, bold) : rows;
  const stops = kept.flatMap((row) => {
    const ms = momentOf(row.querySelector('a')?.getAttribute('href') ?? '');
    if (ms === null) return [];
    const fight =
      row.querySelector('.pin.both') && fights.find((candidate) => Math.abs(candidate.ms - ms) < 2000);
    const words = row.querySelector('.what')!.textContent;
    return [
      { ms, endMs: fight ? fight.ms + fight.lastsMs : ms, words, at: pinOf(root, row), fight: !!fight },
    ];
  });
  const weights = stops.reduce((sum, { fight }) => sum + (fight ? FIGHT_WEIGHT : 1), 0);
  return stops.map(({ fight, ...stop }) => {
    const share = (WHOLE_MS * (fight ? FIGHT_WEIGHT : 1)) / Math.max(1, weights);
    const lastsMs = Math.max(LEAST_MS, Math.min(MAX_MS, share));
    const speed = fight ? Math.max(1, Math.min(MAX_SPEED, (stop.endMs - stop.ms) / lastsMs)) : QUIET_SPEED;
    return { ...stop, lastsMs, speed };
  });
}

/** The most important moments, and evenly chosen others as far as there is room. */
function thinOut(rows: readonly HTMLElement[], bold: readonly HTMLElement[]): HTMLElement[] {
  const otherRows = rows.filter((row) => !bold.includes(row));
  const room = Math.max(0, MAX_STOPS - bold.length);
  const chosen = new Set([
    ...bold,
    ...otherRows.filter(
      (_, index) =>
        Math.floor((index * room) / otherRows.length) !== Math.floor(((index - 1) * room) / otherRows.length),
    ),
  ]);
  return rows.filter((row) => chosen.has(row));
}

/** The position of a row's pin on the map. */
function pinOf(root: HTMLElement, row: HTMLElement): TourStop['at'] {
  const number = row.querySelector('.pin')?.textContent.trim();
  const text = [...root.querySelectorAll('.map-card .moments text')].find(
    (candidate) => number && candidate.textContent === number,
  );
  return text ? [Number(text.getAttribute('x')), Number(text.getAttribute('y'))] : null;
}

export interface Tour {
  /** Goes to the next or the previous moment. */
  step: (by: 1 | -1) => void;
  /** Pauses or continues. */
  pause: () => void;
  end: () => void;
}

/** Starts a tour; `ended` is called when the tour is over for any reason. */
export function startTour(stops: readonly TourStop[], guided: Guided, ended: () => void): Tour {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let [index, timer, waiting, dueMs, leftMs] = [-1, 0, false, 0, 0];
  const wait = (ms: number) => {
    [dueMs, waiting] = [performance.now() + ms, false];
    timer = Number(setTimeout(() => show(index + 1), ms));
  };
  const end = () => {
    clearTimeout(timer);
    guided.run(null);
    guided.look(null);
    guided.caption(null, '');
    ended();
  };
  const show = (nextIndex: number) => {
    clearTimeout(timer);
    const stop = stops[nextIndex];
    if (!stop) return end();
    index = Math.max(0, nextIndex);
    guided.caption(`${formatClock(stop.ms)} ${stop.words}`, `${index + 1} of ${stops.length}`);
    guided.look(stop.at);
    guided.seek(still ? (stop.ms + stop.endMs) / 2 : stop.ms);
    guided.run(still ? null : stop.speed);
    wait(stop.lastsMs);
  };
  show(0);
  return {
    step: (offset) => show(Math.max(0, index + offset)),
    pause() {
      if (waiting) {
        guided.run(still ? null : stops[index]!.speed);
        return wait(leftMs);
      }
      clearTimeout(timer);
      [leftMs, waiting] = [Math.max(500, dueMs - performance.now()), true];
      guided.run(null);
    },
    end,
  };
}
