/** Shows coach mode. Loaded on demand; afterwards it needs no connection. */
import { render } from 'preact';
import { loadJson } from '../shell/json.ts';
import { notLoaded } from '../shell/words.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { Bench } from './Bench.tsx';
import { benchOfGame, type BenchSource } from './source.ts';
import { BENCH_WORDS } from './words.ts';

/** Renders coach mode into an element that names its data: a game's analysis, or the steps of a build. */
export async function openBench(root: HTMLElement): Promise<void> {
  const { game, steps } = root.dataset;
  const document = await loadJson(game ?? steps ?? '');
  if (!document.ok) return render(<p class="notice">{notLoaded(BENCH_WORDS.part)}</p>, root);
  const source = game ? benchOfGame(document.value as GameAnalysis) : (document.value as BenchSource);
  render(<Bench source={source} />, root);
  root.querySelector<HTMLElement>('select, button')?.focus();
}
