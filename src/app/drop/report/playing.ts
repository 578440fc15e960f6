/** Plays a dropped game on its map. Loaded only on demand. */
import { type Command, showStage } from '../../playback/controls/keys.ts';
import { obey, play } from '../../playback/start.ts';
import { askOnce } from '../worker/ask-once.ts';
import type { ToRead } from '../worker/replay-reader.ts';

/** Shown if a dropped game can't be played. */
export const MOVES_NOT_READ = 'The moves of this game could not be read. Everything else works without them.';

/** Plays or pauses the game of a report, or goes to a link's moment. */
export async function playGame(report: Element, link: Element, file: ToRead): Promise<void> {
  const root = report.querySelector<HTMLElement>('[data-playback]');
  // Moves are long and few games are played, so they are read on demand.
  const moves = async () => (await askOnce(file, 'moves', MOVES_NOT_READ)).track;
  if (!root) return;
  // The play button is part of the stage. All other links may be far below the map.
  if (!link.matches('.play')) showStage(root);
  const command = link.getAttribute('value');
  if (command) await obey(root, command as Command, moves);
  else await play(root, link.getAttribute('href') ?? '', moves);
}
