/** The playback controls next to the existing play button. */
import { formatClock } from '../../../game/clock.ts';
import { makeElement, makeButton } from '../../shell/make-elements.ts';
import { type Look, LOOKS } from './second-screen.ts';
import { FIRST_SPEED, PLAYBACK_SPEEDS } from '../stage.ts';

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
  ['B', 'second screen: large type, and the time in a video'],
  ['← → on a mark', 'the mark before or after it, on the map, the timeline and in the list'],
  ['Esc', 'close what was opened last: this list, second screen or theatre, the tour, the zoom, playback'],
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
  const choice = makeElement('select', { ariaLabel: 'Speed' });
  for (const value of PLAYBACK_SPEEDS)
    choice.add(new Option(`${value}×`, String(value), false, value === FIRST_SPEED));
  const slider = makeElement('input', { type: 'range', min: '0', ariaLabel: 'Game time' });
  const time = makeElement('span', { className: 'time' });
  const { opener, list } = keyHelp();
  const theatre = makeButton('Theatre', () => fill?.('theatre'), 'fills');
  // The page itself has the button of the second screen, so that it can be pressed before playback.
  const second = bar.querySelector<HTMLButtonElement>('.second');
  const windows = [theatre, second].flatMap((element, index) =>
    element ? [{ element, name: element.textContent, look: LOOKS[index] }] : [],
  );
  const share = bar.querySelector<HTMLButtonElement>('.share-at');
  const status = bar.querySelector('output')!;
  (share ?? status).before(choice, slider, time, makeButton('Zoom', zoom));
  status.before(...(fill ? [theatre] : []), opener);
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
      if (share) Object.assign(share, { value: String(ms), textContent: `Share ${text}` });
      bar.classList.toggle('playing', playing);
      button.textContent = playing ? 'Pause' : 'Play';
    },
    help: () => opener.click(),
    closeHelp() {
      if (list.hidden) return false;
      opener.click();
      return true;
    },
    fills(look) {
      for (const { look: own, name, element } of windows) {
        element.textContent = look === own ? 'Leave' : name;
        element.hidden = look !== null && look !== own;
      }
    },
    speed: () => Number(choice.value),
    choose: (factor) => (choice.value = String(factor)),
  };
}

/** A button that opens the list of keys. */
function keyHelp() {
  const rows = KEY_WORDS.map(([keys, does]) =>
    makeElement('div', {}, makeElement('dt', {}, keys), makeElement('dd', {}, does)),
  );
  const list = makeElement('dl', { className: 'keys', hidden: true }, ...rows);
  const toggle = () => {
    list.hidden = !list.hidden;
    opener.ariaExpanded = String(!list.hidden);
  };
  const opener: HTMLButtonElement = makeButton('?', toggle, 'help');
  Object.assign(opener, { ariaLabel: 'Keys', ariaExpanded: 'false' });
  return { opener, list };
}
