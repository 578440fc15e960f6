/** Shows coach mode. Loaded on demand; afterwards it needs no connection. */
import { render } from 'preact';
import { loadJson } from '../shell/json.ts';
import { notLoaded } from '../shell/words.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { Bench } from './Bench.tsx';
import { benchOfGame, benchOfPlayer, type BenchSource } from './source.ts';
import { ExampleOrder } from '../../view/html/ExampleOrder.tsx';

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
  if (!document.ok) return render(<p class="notice">{notLoaded('The build orders')}</p>, root);
  render(<Bench key={`${game} ${slot}`} source={sourceOf(document.value)} />, root);
  root.querySelector<HTMLElement>('select, button')?.focus();
}

/** Replaces the order on the page; without a game, as for the medians, it is hidden. */
export async function showExample({ game, slot }: DOMStringMap): Promise<void> {
  const place = document.getElementById('example-order');
  if (!place) return;
  place.hidden = !game;
  if (!game || !slot) return;
  const loaded = await loadJson(game);
  const shown = document.createElement('div');
  render(
    loaded.ok ? (
      <ExampleOrder game={loaded.value as GameAnalysis} slot={slot} />
    ) : (
      <p class="notice">{notLoaded('The build orders')}</p>
    ),
    shown,
  );
  place.replaceChildren(shown);
}
