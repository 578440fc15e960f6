/** The playback controls next to the existing play button. */
import { formatClock } from '../../game/clock.ts';
import type { Look } from './second-screen.ts';
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
  theatre: 'Theatre',
  leave: 'Leave',
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
  ['T', 'theatre: the stage over the whole window'],
  ['G', 'guided tour of the key moments'],
  ['S', 'share this second, or the key moment that has the focus'],
  ['B', 'turn large type for a second screen on or off'],
  ['← → on a mark', 'the mark before or after it, on the map, the timeline and in the list'],
  ['Esc', 'close what was opened last: this list, large type or theatre, the tour, the zoom, playback'],
  ['?', 'this list'],
];

interface Transport {
  /** Updates the display. */
  tell: (ms: number, endMs: number, playing: boolean) => void;
  /** Shows or hides the list of keys. */
  help: () => void;
  /** Hides the list of keys; false if it is hidden. */
  closeHelp: () => boolean;
  /** Names the buttons after what fills the window. */
  fills: (look: Look | null) => void;
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
  /** Fills the window, and leaves it again; absent if a page shows more than the game. */
  fill?: ((look: Look) => void) | undefined;
}

/** Adds the controls to a bar; they report the visitor's actions. */
export function transport(bar: HTMLElement, { seek, zoom, speed, fill }: Asked): Transport {
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
  const windows = (['theatre', 'big'] as const).map((look) => {
    const name = look === 'big' ? TRANSPORT_WORDS.bigType : TRANSPORT_WORDS.theatre;
    const element = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'fills',
      textContent: name,
    });
    element.addEventListener('click', () => fill?.(look));
    return { look, name, element };
  });
  const share = bar.querySelector<HTMLButtonElement>('.share-at');
  (share ?? bar.querySelector('output')!).before(choice, slider, time, near);
  bar.querySelector('output')!.before(...(fill ? windows.map(({ element }) => element) : []), opener);
  // Over the stage, whose controls would clip it.
  bar.closest('[data-playback], .stage')?.append(list);
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
    closeHelp() {
      if (list.hidden) return false;
      opener.click();
      return true;
    },
    fills(look) {
      for (const { look: own, name, element } of windows) {
        element.textContent = look === own ? TRANSPORT_WORDS.leave : name;
        element.hidden = look !== null && look !== own;
      }
    },
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
    className: 'help',
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
