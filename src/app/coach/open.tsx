/** Shows coach mode. Loaded on demand; afterwards it needs no connection. */
import { render } from 'preact';
import { loadJson } from '../shell/json.ts';
import { notLoaded } from '../shell/words.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { Bench } from './Bench.tsx';
import { benchOfGame, benchOfPlayer, type BenchSource } from './source.ts';
import { BENCH_WORDS } from './words.ts';

/**
 * Renders coach mode into an element that names its data: a game's analysis, with the slot of a player if it is an
 * example of a build, or the steps of a build.
 */
export async function openBench(root: HTMLElement): Promise<void> {
  const { game, slot, steps } = root.dataset;
  const document = await loadJson(game || steps || '');
  const sourceOf = (value: unknown): BenchSource => {
    if (!game) return value as BenchSource;
    return slot ? benchOfPlayer(value as GameAnalysis, slot) : benchOfGame(value as GameAnalysis);
  };
  if (!document.ok) return render(<p class="notice">{notLoaded(BENCH_WORDS.part)}</p>, root);
  render(<Bench key={`${game} ${slot}`} source={sourceOf(document.value)} />, root);
  root.querySelector<HTMLElement>('select, button')?.focus();
}
