/** The program that plays a game on its map. Loaded when somebody asks for it, and nothing before. */
import { formatClock } from '../replay/clock.ts';
import type { GameTrack } from '../maps/track.ts';
import { PlayClock } from './clock.ts';
import { markMoments } from './moments-of-page.ts';
import { paint } from './paint.ts';
import { sceneOf } from './scene.ts';
import { FIRST_SPEED, SPEEDS, type Stage } from './stage.ts';

const NOT_LOADED =
  'The moves of this game could not be loaded. Everything else on the page works without them.';

/** Puts the canvas and the controls in place; resolves with what goes to a time in ms. Rejects for no track. */
export async function startPlayback(
  root: HTMLElement,
): Promise<{ seek: (ms: number) => void; toggle: () => void }> {
  const stage = JSON.parse(root.dataset['playback']!) as Stage;
  const map = root.querySelector<SVGSVGElement>('.map-card')!;
  const bar = root.querySelector<HTMLElement>('.play-bar')!;
  const response = await fetch(stage.track);
  if (!response.ok) throw new Error(NOT_LOADED);
  const sceneAt = sceneOf((await response.json()) as GameTrack);

  const canvas = document.createElement('canvas');
  // What it shows stands in the lists of the page.
  canvas.setAttribute('aria-hidden', 'true');
  map.after(canvas);
  root.classList.add('played');
  const context = canvas.getContext('2d')!;

  const { button, slider, speed, time } = controls(bar, stage);
  const mark = markMoments(document);
  const clock = new PlayClock(stage.lengthMs, FIRST_SPEED, (ms) => {
    show();
    slider.value = String(Math.floor(ms / 1000));
    slider.setAttribute('aria-valuetext', formatClock(ms));
    time.textContent = formatClock(ms);
    button.textContent = clock.playing ? 'Pause' : 'Play';
    mark(ms);
  });
  function show(): void {
    fit(canvas, map);
    const style = getComputedStyle(map);
    paint(context, sceneAt(clock.ms), stage, (name) => style.getPropertyValue(`--map-${name}`));
  }

  slider.addEventListener('input', () => clock.seek(Number(slider.value) * 1000));
  speed.addEventListener('change', () => (clock.speed = Number(speed.value)));
  // The map grows and shrinks with the window, and changes its colours with the theme.
  new ResizeObserver(show).observe(map);
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  return { seek: (ms) => clock.seek(ms), toggle: () => clock.toggle() };
}

/** Lays the canvas over the drawing, which need not fill its element, in the pixels of the screen. */
function fit(canvas: HTMLCanvasElement, map: SVGSVGElement): void {
  const { a: scale, e: left, f: top } = map.getScreenCTM()!;
  const { width, height } = map.viewBox.baseVal;
  const box = map.parentElement!.getBoundingClientRect();
  Object.assign(canvas.style, {
    left: `${left - box.left}px`,
    top: `${top - box.top}px`,
    width: `${width * scale}px`,
    height: `${height * scale}px`,
  });
  const pixels = {
    width: Math.round(width * scale * devicePixelRatio),
    height: Math.round(height * scale * devicePixelRatio),
  };
  // Setting the size clears the canvas, even to what it was.
  if (canvas.width !== pixels.width || canvas.height !== pixels.height) Object.assign(canvas, pixels);
}

/** The controls beside the play button, which was there before. */
function controls(bar: HTMLElement, { lengthMs }: Stage) {
  const button = bar.querySelector('button')!;
  const speed = Object.assign(document.createElement('select'), { ariaLabel: 'Speed' });
  for (const value of SPEEDS) speed.add(new Option(`${value}×`, String(value), false, value === FIRST_SPEED));
  const slider = Object.assign(document.createElement('input'), {
    type: 'range',
    min: '0',
    max: String(Math.ceil(lengthMs / 1000)),
    ariaLabel: 'Game time',
    // How far it reaches gives away how long the game lasted.
    className: 'length',
  });
  const time = Object.assign(document.createElement('span'), { className: 'time' });
  bar.append(speed, slider, time);
  return { button, slider, speed, time };
}
