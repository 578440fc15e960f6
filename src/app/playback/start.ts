/** The program that plays a game on its map. Loaded only on demand. */
import { formatClock } from '../../game/clock.ts';
import { PlayClock } from './clock.ts';
import { fetchTrack } from './fetch-track.ts';
import { type Command, commandOf, oneStopEach, pressShare } from './keys.ts';
import { markMoments, momentOf } from './moments-of-page.ts';
import { panelOf } from './panel.ts';
import { pictureOf } from './picture.ts';
import { FIRST_SPEED, type Stage } from './stage.ts';
import { hidesResults, openEndMs, shownMs } from './shown.ts';
import { BIG, wholeWindow } from './second-screen.ts';
import { loadStyles } from './styles.ts';
import { PLAYED } from './term-words.ts';
import { tourGuide } from './tour-guide.ts';
import { transport } from './transport.ts';

/** Update interval in ms for the page outside the map, because an update there costs as much as drawing many frames. */
const TELL_MS = 100;
const MINUTE_MS = 60_000;

const players = new WeakMap<HTMLElement, ReturnType<typeof opener>>();

function playerOf(root: HTMLElement, load: typeof fetchTrack): Promise<Player | undefined> {
  const open = players.get(root) ?? opener(root, () => startPlayback(root, load));
  players.set(root, open);
  return open();
}

/**
 * Goes to the moment in an address's fragment, or plays or pauses. The track loads on first use, by default from the
 * address given by the page.
 */
export async function play(root: HTMLElement, hash: string, load = fetchTrack): Promise<void> {
  const player = await playerOf(root, load);
  const ms = momentOf(hash);
  if (ms !== null) player?.seek(ms);
  else if (hash === '') player?.obey('toggle');
}

/** Runs the command of a key or button, after loading the track if needed. */
export async function obey(root: HTMLElement, command: Command, load = fetchTrack): Promise<void> {
  (await playerOf(root, load))?.obey(command);
}

/** Adds the canvas, the panel and the controls. Rejects if there is no track. */
async function startPlayback(root: HTMLElement, load: typeof fetchTrack): Promise<Player> {
  const stage = JSON.parse(root.dataset['playback']!) as Stage;
  loadStyles();
  const track = await load(stage.track);
  root.classList.add('ready', 'played');
  const howTo = Object.assign(document.createElement('p'), { className: 'of-playback', textContent: PLAYED });
  root.querySelector('.map-words')?.prepend(howTo);
  const picture = pictureOf(root, track, stage, () => picture.show(clock.ms));
  oneStopEach(root);
  const panel = panelOf(root, track, stage, () => !hidesResults(root));
  const mark = markMoments(document);
  // A page about more than one game leaves its address unchanged.
  const hold = stage.fromMs === undefined ? addressOf(stage) : () => undefined;
  // Ends playback if the report has been removed.
  const endMs = () => (root.isConnected ? (shownMs(root) ?? stage.lengthMs) : 0);
  // Large type is for viewers of a cast, who don't know the end either.
  const isOpen = () => root.classList.contains(BIG) || (hidesResults(root) && shownMs(root) === null);
  const rangeMs = (ms: number) => (isOpen() ? openEndMs(ms) : endMs());
  let [toldMs, lastText] = [0, ''];
  // Whoever goes on after the fight sees the rest of the game.
  let untilMs = stage.untilMs ?? Infinity;
  const clock = new PlayClock(endMs, FIRST_SPEED, (ms) => {
    if (clock.playing && ms >= untilMs) {
      untilMs = Infinity;
      clock.stop();
      return;
    }
    const scene = picture.show(ms);
    const now = performance.now();
    const tells = `${formatClock(ms)} ${clock.playing}`;
    if (clock.playing && (lastText === tells || now - toldMs < TELL_MS)) return;
    [toldMs, lastText] = [now, tells];
    bar.tell(ms, rangeMs(ms), clock.playing);
    panel(ms, scene);
    mark(ms);
    moveHead(ms);
    hold(ms, clock.playing);
  });
  const seek = (ms: number) => {
    guide.end();
    root.classList.add('played');
    clock.seek(ms);
    // The address follows a jump at once, also during playback.
    hold(clock.ms, false);
  };
  // Without spoilers, the map doesn't go to a fight that is still to come.
  const zoom = () => picture.zoom(clock.ms, isOpen());
  const bar = transport(root.querySelector<HTMLElement>('.play-bar')!, {
    seek,
    zoom,
    speed: (factor) => (clock.speed = factor),
    fill: stage.fromMs === undefined ? (look) => screen.toggle(look) : undefined,
  });
  let filled: string | null = null;
  const screen = wholeWindow(root, (look) => {
    bar.fills(look);
    // A cast runs at the game's own speed.
    if (look === BIG || filled === BIG) {
      const speed = look === BIG ? 1 : FIRST_SPEED;
      bar.choose(speed);
      clock.speed = speed;
    }
    filled = look;
    clock.seek(clock.ms);
  });
  const guide = tourGuide(root, track, {
    seek: (ms) => clock.seek(ms),
    run: (speed) => {
      if (speed === null) return clock.stop();
      clock.speed = speed;
      if (!clock.playing) clock.toggle();
    },
    look: picture.look,
    ended: () => (clock.speed = bar.speed()),
  });
  const moveHead = lineHead(root, Math.max(MINUTE_MS, stage.lengthMs), seek);
  clock.seek(stage.fromMs ?? 0);
  const obeyed = (command: Command) => {
    if (typeof command === 'object') {
      if ('move' in command) return guide.step(Math.sign(command.move)) || seek(clock.ms + command.move);
      const ms = pinTime(root, command.pin);
      return ms === null ? undefined : seek(ms);
    }
    if (command !== 'leave') root.classList.add('played');
    if (command === 'toggle') return guide.pause() || clock.toggle();
    if (command === 'help') return bar.help();
    if (command === 'share') return pressShare(root);
    if (command === 'zoom') return zoom();
    if (command === 'tour') return guide.toggle();
    if (command === 'big' || command === 'theatre')
      return stage.fromMs === undefined ? screen.toggle(command) : undefined;
    if (bar.closeHelp() || screen.leave() || guide.end() || picture.look(null)) return undefined;
    // Returns to the map of the whole game.
    clock.stop();
    root.classList.remove('played');
    return undefined;
  };
  const player: Player = { seek, obey: (command) => void obeyed(command) };
  document.addEventListener('keydown', (event) => {
    const command = root.isConnected ? commandOf(event, root) : null;
    if (!command) return;
    event.preventDefault();
    player.obey(command);
  });
  return player;
}

/** The time in ms of the key moment with a pin number, if the page shows it; otherwise null. */
function pinTime(root: HTMLElement, number: number): number | null {
  const row = [...root.querySelectorAll<HTMLElement>('.moments-list > li')].find(
    (candidate) =>
      candidate.querySelector('.pin')?.textContent.trim() === String(number) && candidate.offsetParent,
  );
  return momentOf(row?.querySelector('a')?.getAttribute('href') ?? '');
}

/** Delay in ms before the address follows a jump, and the interval between updates during playback. */
const HOLD_MS = 250;
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

/** The playhead on the stage's timeline; pressing or dragging there selects a time. */

/**
 * Adds the playhead and returns a function that moves it to a time in ms. `go` is called with the time at which the
 * timeline is pressed.
 */
function lineHead(root: HTMLElement, lengthMs: number, go: (ms: number) => void): (ms: number) => void {
  const line = root.querySelector<HTMLElement>('.stage-line');
  if (!line) return () => undefined;
  // The playhead's box is as wide as the timeline, so that a share of its width is a share of the game.
  const head = Object.assign(document.createElement('div'), { className: 'line-head' });
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

/** Controls the playback of a game. */
interface Player {
  /** Goes to a time in ms. */
  seek: (ms: number) => void;
  /** Runs the command of a key or button. */
  obey: (command: Command) => void;
}

/**
 * Returns a function that loads playback on first use, and again after a failure. A failure is shown next to the play
 * button; the function then returns undefined.
 */
function opener(root: HTMLElement, load: () => Promise<Player>): () => Promise<Player | undefined> {
  const status = root.querySelector<HTMLOutputElement>('.play-bar output')!;
  let started: Promise<Player> | undefined;
  return async () => {
    try {
      if (!started) status.value = 'Loading…';
      const player = await (started ??= load());
      status.value = '';
      return player;
    } catch (error) {
      started = undefined;
      status.value = error instanceof Error ? error.message : String(error);
      return undefined;
    }
  };
}
