/** Texts of coach mode. */
import { counted } from '../../game/counted.ts';

export const BENCH_WORDS = {
  title: 'Coach mode',
  /** Precedes "could not be loaded". */
  part: 'The build orders',
  player: 'Player',
  minutes: 'Minutes',
  all: 'all',
  first: (minutes: number): string => `first ${minutes}`,
  workers: 'With workers',
  copyText: 'Copy as text',
  copyDiscord: 'Copy for Discord',
  copyOverlay: 'Copy for overlays',
  saveOverlay: 'Save for overlays',
  /** Explains the two buttons before it; both parameters are names of programs. */
  overlays:
    'Overlays show the next steps on your game: RTS Overlay and the Warcraft-Gym overlay open the same file.',
  copied: (steps: number): string => `${counted(steps, 'step')} on the clipboard.`,
  /** Follows "Copy the", if the browser doesn't allow copying. */
  buildOrder: 'build order',
  /** How much of a build order was copied, such as "First 5 minutes, without workers". */
  cut: (minutes: number | null, workers: boolean): string =>
    (minutes === null ? 'The whole game' : `First ${minutes} minutes`) + (workers ? '' : ', without workers'),
};

export const PLAY_WORDS = {
  lastStep: 'That was the last step.',
  /** "4:10 at 14/22". */
  at: (clock: string, supply: string): string => `${clock} at ${supply}`,
  pause: 'Pause',
  start: 'Start',
  back: 'Back 10 s',
  forward: 'On 10 s',
  restart: 'From the start',
  speed: 'Speed',
  say: 'Say each step when it is due',
};
