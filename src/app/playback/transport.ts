/** The playback controls next to the existing play button. */
import { formatClock } from '../../game/clock.ts';
import { FIRST_SPEED, PLAYBACK_SPEEDS } from './stage.ts';

const TRANSPORT_WORDS = {
  play: 'Play',
  pause: 'Pause',
  /** Names for screen readers. */
  speed: 'Speed',
  time: 'Game time',
  keys: 'Keys',
  zoom: 'Zoom',
  bigType: 'Big type',
  share: (clock: string): string => `Share ${clock}`,
};

/** Descriptions of the keys, for the help text. */
const KEY_WORDS: readonly (readonly [keys: string, does: string])[] = [
  ['Space or K', 'play and pause'],
  ['← →', '5 seconds back or forward'],
  ['J L', '10 seconds back or forward'],
  [', .', '1 second back or forward'],
  ['1 to 9', 'go to the pin with this number'],
  ['Z', 'zoom to the fight and back'],
  ['T', 'take the tour'],
  ['S', 'share this second, or the key moment that has the focus'],
  ['B', 'turn large type for a second screen on or off'],
  ['Esc', 'end the tour, zoom out, show the whole game'],
  ['?', 'this list'],
];

interface Transport {
  /** Updates the display. */
  tell: (ms: number, endMs: number, playing: boolean) => void;
  /** Shows or hides the list of keys. */
  help: () => void;
  /** The chosen speed. */
  speed: () => number;
  /** Chooses another one. */
  choose: (factor: number) => void;
}

/** Requests of the controls. */
interface Asked {
  seek: (ms: number) => void;
  zoom: () => void;
  speed: (factor: number) => void;
  /** Switches to large type for a second screen; absent if a page shows more than the game. */
  big?: (() => void) | undefined;
}

/** Adds the controls to a bar; they report the visitor's actions. */
export function transport(bar: HTMLElement, { seek, zoom, speed, big }: Asked): Transport {
  const button = bar.querySelector('.play')!;
  const choice = Object.assign(document.createElement('select'), { ariaLabel: TRANSPORT_WORDS.speed });
  for (const value of PLAYBACK_SPEEDS)
    choice.add(new Option(`${value}×`, String(value), false, value === FIRST_SPEED));
  const slider = Object.assign(document.createElement('input'), {
    type: 'range',
    min: '0',
    ariaLabel: TRANSPORT_WORDS.time,
  });
  const time = Object.assign(document.createElement('span'), { className: 'time' });
  const { opener, list } = keyHelp();
  const near = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: TRANSPORT_WORDS.zoom,
  });
  near.addEventListener('click', zoom);
  const screen = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'big-type',
    textContent: TRANSPORT_WORDS.bigType,
  });
  if (big) screen.addEventListener('click', big);
  const share = bar.querySelector<HTMLButtonElement>('.share-at');
  (share ?? bar.querySelector('output')!).before(choice, slider, time, near);
  bar.querySelector('output')!.before(...(big ? [screen] : []), opener);
  bar.append(list);
  slider.addEventListener('input', () => seek(Number(slider.value) * 1000));
  choice.addEventListener('change', () => speed(Number(choice.value)));
  return {
    tell(ms, endMs, playing) {
      const text = formatClock(ms);
      slider.max = String(Math.ceil(endMs / 1000));
      slider.value = String(Math.floor(ms / 1000));
      slider.setAttribute('aria-valuetext', text);
      time.textContent = text;
      if (share) Object.assign(share, { value: String(ms), textContent: TRANSPORT_WORDS.share(text) });
      bar.classList.toggle('playing', playing);
      button.textContent = playing ? TRANSPORT_WORDS.pause : TRANSPORT_WORDS.play;
    },
    help: () => opener.click(),
    speed: () => Number(choice.value),
    choose: (factor) => (choice.value = String(factor)),
  };
}

/** A button that opens the list of keys. */
function keyHelp() {
  const list = Object.assign(document.createElement('dl'), { className: 'keys', hidden: true });
  for (const [keys, does] of KEY_WORDS) {
    const row = document.createElement('div');
    row.append(
      Object.assign(document.createElement('dt'), { textContent: keys }),
      Object.assign(document.createElement('dd'), { textContent: does }),
    );
    list.append(row);
  }
  const opener = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: '?',
    ariaLabel: TRANSPORT_WORDS.keys,
    ariaExpanded: 'false',
  });
  opener.addEventListener('click', () => {
    list.hidden = !list.hidden;
    opener.ariaExpanded = String(!list.hidden);
  });
  return { opener, list };
}
