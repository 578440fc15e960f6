/** The playback controls next to the existing play button. */
import { formatClock } from '../../game/clock.ts';
import { FIRST_SPEED, PLAYBACK_SPEEDS } from './stage.ts';
import { KEY_WORDS, TRANSPORT_WORDS } from './transport-words.ts';

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
  bar.querySelector('output')!.before(choice, slider, time, near, ...(big ? [screen] : []), opener);
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
