import type { Command } from './keys.ts';

/** What moves the playback of a game. */
export interface Player {
  /** Goes to a time in ms. */
  seek: (ms: number) => void;
  /** Does what a key or a button asks for. */
  obey: (command: Command) => void;
}

/**
 * Gives what loads playback when it is first asked for, and again after a failure, of which it tells beside the play
 * button; then there is no player.
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
