/** Shows the bench where it was asked for. Loaded on request; after that it needs no connection. */
import { render } from 'preact';
import { loadJson, notLoaded } from '../shell/json.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { Bench } from './Bench.tsx';
import { benchOfGame, type BenchSource } from './source.ts';

/** Puts the bench into an element that names its data: an analysis of a game, or the steps of a build. */
export async function openBench(root: HTMLElement): Promise<void> {
  const { game, steps } = root.dataset;
  const document = await loadJson(game ?? steps ?? '');
  if (!document.ok) return render(<p class="notice">{notLoaded('The build orders')}</p>, root);
  const source = game ? benchOfGame(document.value as GameAnalysis) : (document.value as BenchSource);
  render(<Bench source={source} />, root);
  root.querySelector<HTMLElement>('select, button')?.focus();
}
