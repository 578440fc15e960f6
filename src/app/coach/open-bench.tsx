/** Shows coach mode, called the bench in the code. Loaded on demand; afterwards it needs no connection. */
import { render } from 'preact';
import type { GameAnalysis } from '../../game/analysis.ts';
import { loadJson } from '../shell/json.ts';
import { notLoaded } from '../shell/words.ts';
import { Bench } from './Bench.tsx';
import { benchOfGame, benchOfPlayer, type BenchSource } from './source.ts';

/**
 * Renders coach mode into an element that names its data: a game's analysis, with the slot of a player if it is an
 * example of a build, or the steps of a build.
 */
export async function openBench(root: HTMLElement): Promise<void> {
  const { game, slot, steps } = root.dataset;
  const loaded = await loadJson(game || steps || '');
  if (!loaded.ok) {
    render(<p class="notice">{notLoaded('The build orders')}</p>, root);
    return;
  }
  const source = game ? benchSource(loaded.value as GameAnalysis, slot) : (loaded.value as BenchSource);
  render(<Bench key={`${game} ${slot}`} source={source} />, root);
}

const benchSource = (game: GameAnalysis, slot: string | undefined): BenchSource =>
  slot ? benchOfPlayer(game, slot) : benchOfGame(game);
