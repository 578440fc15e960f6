import type { Command } from './keys.ts';

/** Controls the playback of a game. */
export interface Player {
  /** Goes to a time in ms. */
  seek: (ms: number) => void;
  /** Runs the command of a key or button. */
  obey: (command: Command) => void;
}

/**
 * Returns a function that loads playback on first use, and again after a failure. A failure is shown next to the play
 * button; the function then returns undefined.
 */
export function opener(root: HTMLElement, load: () => Promise<Player>): () => Promise<Player | undefined> {
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
