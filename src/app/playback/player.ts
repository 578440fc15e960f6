/** Plays a game on its map: the picture, the controls, and everything around them at one time. */
import { formatClock } from '../../game/clock.ts';
import type { GameTrack } from '../../map/story/track.ts';
import { makeElement } from '../shell/make-elements.ts';
import { momentOf } from '../shell/clock-text.ts';
import { PlayClock } from './controls/clock.ts';
import { type Command, commandOf, oneStopEach, pressShare } from './controls/keys.ts';
import { markMoments } from './moments-of-page.ts';
import { panelOf } from './panel.ts';
import { pictureOf } from './map/picture.ts';
import { BIG, type Look, wholeWindow } from './controls/second-screen.ts';
import { hidesResults, openEndMs, visibleMs } from './spoiler-free.ts';
import { FIRST_SPEED, type Stage } from './stage.ts';
import { tourGuide } from './controls/tour-guide.ts';
import { transport } from './controls/transport.ts';

/** Update interval in ms for the page outside the map, because an update there costs as much as drawing many frames. */
const TELL_MS = 100;
/** Least length of the timeline. */
const MINUTE_MS = 60_000;

/** A game that plays on the stage of a page. It lasts as long as the page; `seek` and `obey` steer it. */
export class Player {
  readonly #root: HTMLElement;
  readonly #stage: Stage;
  readonly #picture: ReturnType<typeof pictureOf>;
  readonly #clock: PlayClock;
  readonly #bar: ReturnType<typeof transport>;
  readonly #screen: ReturnType<typeof wholeWindow>;
  readonly #guide: ReturnType<typeof tourGuide>;
  /** What else shows the time: the panel, the page's lists, the head of the timeline, and the address. */
  readonly #panel: ReturnType<typeof panelOf>;
  readonly #mark = markMoments(document);
  readonly #moveHead: ReturnType<typeof lineHead>;
  readonly #updateAddress: ReturnType<typeof addressOf>;
  #lastTold = { ms: 0, text: '' };
  /** Whoever goes on after the fight sees the rest of the game. */
  #untilMs: number;
  #filled: Look | null = null;

  /** Adds the canvas, the panel and the controls. */
  constructor(root: HTMLElement, stage: Stage, track: GameTrack) {
    this.#root = root;
    this.#stage = stage;
    const { fromMs = 0, untilMs = Infinity } = hidesResults(root) ? {} : stage;
    this.#untilMs = untilMs;
    this.#picture = pictureOf(root, track, stage, () => this.#picture.show(this.#clock.ms));
    oneStopEach(root);
    this.#panel = panelOf(root, track, stage, () => !hidesResults(root));
    // A page about more than one game leaves its address unchanged.
    this.#updateAddress = this.#isOneGame ? addressOf(stage) : () => undefined;
    this.#clock = new PlayClock(
      () => this.#endMs(),
      FIRST_SPEED,
      (ms) => this.#tell(ms),
    );
    this.#bar = transport(root.querySelector<HTMLElement>('.play-bar')!, {
      seek: (ms) => this.seek(ms),
      zoom: () => this.#zoom(),
      speed: (factor) => (this.#clock.speed = factor),
      fill: this.#isOneGame ? (look) => this.#screen.toggle(look) : undefined,
    });
    this.#screen = wholeWindow(root, (look) => this.#fill(look));
    this.#guide = tourGuide(root, track, {
      seek: (ms) => this.#clock.seek(ms),
      run: (speed) => this.#run(speed),
      look: this.#picture.look,
      ended: () => (this.#clock.speed = this.#bar.speed()),
    });
    this.#moveHead = lineHead(root, Math.max(MINUTE_MS, stage.lengthMs), (ms) => this.seek(ms));
    this.#clock.seek(fromMs);
    document.addEventListener('keydown', (event) => this.#press(event));
    if (!this.#isOneGame) document.addEventListener('change', () => hidesResults(root) && this.#hide());
  }

  /** Goes to a time in ms. */
  seek(ms: number): void {
    this.#guide.end();
    this.#root.classList.add('played');
    this.#clock.seek(ms);
    // The address follows a jump at once, also during playback.
    this.#updateAddress(this.#clock.ms, false);
  }

  /** Runs the command of a key or button. */
  obey(command: Command): void {
    if (typeof command === 'object') return this.#go(command);
    if (command === 'leave') return this.#leave();
    this.#root.classList.add('played');
    if (command === 'toggle') void (this.#guide.pause() || this.#clock.toggle());
    else if (command === 'help') this.#bar.help();
    else if (command === 'share') pressShare(this.#root);
    else if (command === 'zoom') this.#zoom();
    else if (command === 'tour') this.#guide.toggle();
    else if (this.#isOneGame) this.#screen.toggle(command);
  }

  get #isOneGame(): boolean {
    return this.#stage.fromMs === undefined;
  }

  /** The last time that may be shown. Ends playback if the report has been removed. */
  #endMs(): number {
    return this.#root.isConnected ? (visibleMs(this.#root) ?? this.#stage.lengthMs) : 0;
  }

  /** Whether nobody may see how long the game lasts. Large type is for viewers of a cast, who don't know it either. */
  get #isOpen(): boolean {
    const root = this.#root;
    return root.classList.contains(BIG) || (hidesResults(root) && visibleMs(root) === null);
  }

  /** Shows a time: on the map in every frame, elsewhere less often. */
  #tell(ms: number): void {
    const { playing } = this.#clock;
    if (playing && ms >= this.#untilMs) {
      this.#untilMs = Infinity;
      return this.#clock.stop();
    }
    const scene = this.#picture.show(ms);
    const now = performance.now();
    const text = `${formatClock(ms)} ${playing}`;
    if (playing && (this.#lastTold.text === text || now - this.#lastTold.ms < TELL_MS)) return;
    this.#lastTold = { ms: now, text };
    this.#bar.tell(ms, this.#isOpen ? openEndMs(ms) : this.#endMs(), playing);
    this.#panel(ms, scene);
    this.#mark(ms);
    // The part of the page about a video follows it too.
    this.#root.dispatchEvent(new CustomEvent('timeupdate', { detail: ms }));
    this.#moveHead(ms);
    this.#updateAddress(ms, playing);
  }

  /** Without spoilers, the map doesn't go to a fight that is still to come. */
  #zoom(): void {
    this.#picture.zoom(this.#clock.ms, this.#isOpen);
  }

  /** Plays at a speed, or pauses. */
  #run(speed: number | null): void {
    if (speed === null) return this.#clock.stop();
    this.#clock.speed = speed;
    if (!this.#clock.playing) this.#clock.toggle();
  }

  /** Shows what the stage fills. A cast runs at the game's own speed. */
  #fill(look: Look | null): void {
    this.#bar.fills(look);
    const video = this.#root.querySelector<HTMLDetailsElement>('.video');
    if (video && look === BIG) video.open = true;
    if (look === BIG || this.#filled === BIG) {
      this.#clock.speed = look === BIG ? 1 : FIRST_SPEED;
      this.#bar.choose(this.#clock.speed);
    }
    this.#filled = look;
    this.#clock.seek(this.#clock.ms);
  }

  /** Moves by some ms, or to the next moment of a tour; or goes to a pin. */
  #go(command: Extract<Command, object>): void {
    if ('pin' in command) {
      const ms = pinTime(this.#root, command.pin);
      if (ms !== null) this.seek(ms);
    } else if (!this.#guide.step(Math.sign(command.move))) this.seek(this.#clock.ms + command.move);
  }

  /** Closes what was opened last; at the end, returns to the map of the whole game. */
  #leave(): void {
    if (this.#bar.closeHelp() || this.#screen.leave() || this.#guide.end() || this.#picture.look(null))
      return;
    this.#clock.stop();
    this.#root.classList.remove('played');
  }

  /** Visitors who hide results while the front page plays its fight get the whole ground, and the game from its beginning. */
  #hide(): void {
    this.#untilMs = Infinity;
    this.#picture.look(null);
    this.seek(0);
    this.#clock.stop();
    this.#root.classList.remove('played');
  }

  #press(event: KeyboardEvent): void {
    const command = this.#root.isConnected ? commandOf(event, this.#root) : null;
    if (!command) return;
    event.preventDefault();
    this.obey(command);
  }
}

/** The time in ms of the key moment with a pin number, if the page shows it; otherwise null. */
function pinTime(root: HTMLElement, number: number): number | null {
  const row = [...root.querySelectorAll<HTMLElement>('.moments-list > li')].find(
    (candidate) =>
      candidate.querySelector('.pin')?.textContent.trim() === String(number) && candidate.offsetParent,
  );
  return momentOf(row?.querySelector('a')?.getAttribute('href') ?? '');
}

/** Delay before the address follows a jump. */
const HOLD_MS = 250;
/** Interval between updates of the address during playback. */
const HOLD_PLAYING_MS = 3000;

/** Updates the address with the time, but not in every frame. A dropped game has no address. */
function addressOf({ track }: Stage): (ms: number, playing: boolean) => void {
  let [heldMs, timer] = [0, 0];
  return (ms, playing) => {
    if (!track.startsWith('/') || ms === 0) return;
    const write = () => {
      heldMs = performance.now();
      history.replaceState(history.state, '', `#t=${formatClock(ms)}`);
    };
    if (playing && performance.now() - heldMs <= HOLD_PLAYING_MS) return;
    if (playing) return write();
    clearTimeout(timer);
    timer = Number(setTimeout(write, HOLD_MS));
  };
}

/**
 * Adds the playhead to the stage's timeline, and returns a function that moves it to a time in ms. `go` is called with the
 * time at which the timeline is pressed.
 */
function lineHead(root: HTMLElement, lengthMs: number, go: (ms: number) => void): (ms: number) => void {
  const line = root.querySelector<HTMLElement>('.stage-line');
  if (!line) return () => undefined;
  // The playhead's box is as wide as the timeline, so that a share of its width is a share of the game.
  const head = makeElement('div', { className: 'line-head' });
  line.append(head);
  const goTo = ({ clientX }: PointerEvent) => {
    const { left, width } = head.parentElement!.querySelector('.signature > svg')!.getBoundingClientRect();
    go(Math.max(0, Math.min(1, (clientX - left) / width)) * lengthMs);
  };
  line.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (event.target as Element).closest('a, .line-legend')) return;
    goTo(event);
    const ends = new AbortController();
    addEventListener('pointermove', goTo, ends);
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => ends.abort(), ends);
  });
  return (ms) => void (head.style.transform = `translateX(${((ms / lengthMs) * 100).toFixed(3)}%)`);
}
