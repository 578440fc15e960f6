/** Starts playback. Loaded only on demand. */
import playbackStyles from '../../styles/playback.css?url';
import { loadStyles, makeElement } from '../shell/make-elements.ts';
import { momentOf } from '../shell/clock-text.ts';
import { fetchTrack } from './fetch-track.ts';
import type { Command } from './controls/keys.ts';
import { Player } from './player.ts';
import type { Stage } from './stage.ts';
import { PLAYED } from './term-words.ts';

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

/** Loads the moves and takes over the stage. Rejects if there is no track. */
async function startPlayback(root: HTMLElement, load: typeof fetchTrack): Promise<Player> {
  const stage = JSON.parse(root.dataset['playback']!) as Stage;
  loadStyles(playbackStyles);
  const track = await load(stage.track);
  root.classList.add('ready', 'played');
  root.querySelector('.map-words')?.prepend(makeElement('p', { className: 'of-playback' }, PLAYED));
  return new Player(root, stage, track);
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
