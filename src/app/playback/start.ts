/** The program that plays a game on its map. Loaded when somebody asks for it, and nothing before. */
import { formatClock } from '../../game/clock.ts';
import type { GameTrack } from '../../game/map/track.ts';
import { layOver } from './canvas.ts';
import { PlayClock } from './clock.ts';
import { lineHead } from './line-head.ts';
import { markMoments, momentOf } from './moments-of-page.ts';
import { opener, type Player } from './opener.ts';
import { paint } from './paint.ts';
import { sceneOf } from './scene.ts';
import { FIRST_SPEED, PLAYBACK_SPEEDS, type Stage } from './stage.ts';

const NOT_LOADED =
  'The moves of this game could not be loaded. Everything else on the page works without them.';

/** The page besides the map is told the time this often in ms: each time costs as much as painting many frames. */
const TELL_MS = 100;

const players = new WeakMap<HTMLElement, ReturnType<typeof opener>>();

/**
 * Goes to the moment that the end of an address names, or plays and pauses. What is played is loaded when it is first
 * asked for, by default from the address that the page names.
 */
export async function play(root: HTMLElement, hash: string, load = fetchTrack): Promise<void> {
  const open = players.get(root) ?? opener(root, () => startPlayback(root, load));
  players.set(root, open);
  const player = await open();
  const ms = momentOf(hash);
  if (ms !== null) player?.seek(ms);
  else if (hash === '') player?.toggle();
}

/** Puts the canvas and the controls in place. Rejects where there is no track. */
async function startPlayback(root: HTMLElement, load: typeof fetchTrack): Promise<Player> {
  const stage = JSON.parse(root.dataset['playback']!) as Stage;
  const bar = root.querySelector<HTMLElement>('.play-bar')!;
  const sceneAt = sceneOf(await load(stage.track));

  root.classList.add('played');
  const show = () => paint(overlay, sceneAt(clock.ms), stage);
  const overlay = layOver(root.querySelector<SVGSVGElement>('.map-card')!, () => show());
  const { button, slider, speed, time } = controls(bar);
  const mark = markMoments(document);
  const moveHead = lineHead(document);
  // A report that is no longer shown comes to its end.
  const endMs = () => (root.isConnected ? (shownMs(root) ?? stage.lengthMs) : 0);
  let [toldMs, lastText] = [0, ''];
  const clock = new PlayClock(endMs, FIRST_SPEED, (ms) => {
    show();
    const now = performance.now();
    const text = formatClock(ms);
    const tells = `${text} ${clock.playing}`;
    if (clock.playing && (lastText === tells || now - toldMs < TELL_MS)) return;
    [toldMs, lastText] = [now, tells];
    slider.max = String(Math.ceil(endMs() / 1000));
    slider.value = String(Math.floor(ms / 1000));
    slider.setAttribute('aria-valuetext', text);
    time.textContent = text;
    button.textContent = clock.playing ? 'Pause' : 'Play';
    mark(ms);
    moveHead(ms);
  });
  clock.seek(0);

  slider.addEventListener('input', () => clock.seek(Number(slider.value) * 1000));
  speed.addEventListener('change', () => (clock.speed = Number(speed.value)));
  return { seek: (ms) => clock.seek(ms), toggle: () => clock.toggle() };
}

async function fetchTrack(address: string): Promise<GameTrack> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) throw new Error(NOT_LOADED);
  return response.json() as Promise<GameTrack>;
}

/**
 * In spoiler-free mode the first minutes that may be shown, in ms, also of a game that was over by then; null where
 * all of it may.
 */
function shownMs(root: HTMLElement): number | null {
  const { spoilers, first } = document.documentElement.dataset;
  return spoilers === 'hidden' && first && !root.closest('.asked') ? Number(first) * 60_000 : null;
}

/** The controls beside the play button, which was there before. */
function controls(bar: HTMLElement) {
  const button = bar.querySelector('button')!;
  const speed = Object.assign(document.createElement('select'), { ariaLabel: 'Speed' });
  for (const value of PLAYBACK_SPEEDS)
    speed.add(new Option(`${value}×`, String(value), false, value === FIRST_SPEED));
  const slider = Object.assign(document.createElement('input'), {
    type: 'range',
    min: '0',
    ariaLabel: 'Game time',
  });
  const time = Object.assign(document.createElement('span'), { className: 'time' });
  bar.append(speed, slider, time);
  return { button, slider, speed, time };
}
