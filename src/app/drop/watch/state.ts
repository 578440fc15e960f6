/** What the page shows about the watched folder. */
import { counted } from '../../../game/counted.ts';
import { formatClock } from '../../../game/clock.ts';

/** The watched folder, and what has come from it. */
export interface WatchState {
  /** `asks` waits for the visitor's permission, `elsewhere` for another tab that watches the folder. */
  phase: 'watching' | 'asks' | 'elsewhere' | 'stopped';
  /** Name of the folder. Untrusted text. */
  folder: string;
  /** Whether the browser tells what changes, so that new games are seen at once. */
  told: boolean;
  /** Why watching has stopped, or what happened meanwhile; empty usually. */
  sentence: string;
  /** Number of replays that were there before, and haven't been read. */
  earlier: number;
  /** The latest new game; null if there is none yet. */
  latest: { id: number; title: string } | null;
  /** Whether it waits because the visitor is reading or typing. */
  waits: boolean;
  /** Whether the second screen is shown. */
  large: boolean;
}

/** Texts about the watched folder. */
export const WATCH_WORDS = {
  title: 'Watch my replay folder',
  offer:
    'Choose the game’s replay folder once, and each new game opens its report here as soon as it’s saved. The files are only ' +
    'read, on this device.',
  places: <T>(windows: T, mac: T): (T | string)[] => ['On Windows it is ', windows, ', on macOS ', mac, '.'],
  windows: 'Documents\\Warcraft III\\BattleNet',
  mac: '~/Library/Application Support/Blizzard/Warcraft III/BattleNet',
  choose: 'Choose the folder to watch',
  unsupported:
    'This browser can’t watch folders. Chrome, Edge and other Chromium browsers on a computer can. Dropping the folder here ' +
    'reads all its replays once, in every browser.',
  notChosen:
    'No folder was chosen, or the browser doesn’t let pages read that one. Try the folder with the replays itself.',
  watching: <T>(folder: T, told: boolean): (T | string)[] => [
    'Watching ',
    folder,
    told
      ? ': new games open here. Keep this tab open; if the browser puts it to sleep, they open when you return.'
      : ': this browser looks for new games every few seconds, in a tab behind others only once a minute.',
  ],
  asks: <T>(folder: T): (T | string)[] => [
    'You let this page watch ',
    folder,
    '. The browser wants you to allow it again.',
  ],
  elsewhere: <T>(folder: T): (T | string)[] => [
    'Another tab watches ',
    folder,
    '. This one takes over when that one is closed.',
  ],
  goOn: 'Go on watching',
  stop: 'Stop watching',
  refused: 'The browser doesn’t let this page read the folder. Choose it again.',
  gone: (time: string): string =>
    `Watching stopped at ${time}: the folder was moved, renamed or deleted. Choose it again.`,
  forbidden: (time: string): string =>
    `Watching stopped at ${time}: the browser withdrew the permission to read the folder. Choose it again.`,
  slept: (time: string): string =>
    `The browser put this tab to sleep at ${time}. Games saved meanwhile have been picked up.`,
  earlier: (games: number): string => `${counted(games, 'replay')} from before.`,
  newest: (games: number): string => `Read the newest ${games}`,
  all: 'Read all',
  /** A game that waits; its title follows. */
  waiting: 'New game: ',
  open: 'Open its report',
  large: 'Show on a second screen',
  damaged: (name: string, reason: string): string => `“${name}” is new in your folder. ${reason}`,
};

/** "14:03" on the visitor's clock. */
export const timeOfDay = (date: Date): string =>
  formatClock((date.getHours() * 60 + date.getMinutes()) * 1000);
