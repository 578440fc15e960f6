/** Shows the order of an example on a build's page. Loaded when a visitor chooses one. */
import { render } from 'preact';
import type { GameAnalysis } from '../../game/analysis.ts';
import { ExampleOrder } from '../../view/html/ExampleOrder.tsx';
import { loadJson } from '../shell/json.ts';
import { notLoaded } from '../shell/words.ts';
import { BENCH_WORDS } from './words.ts';

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
      <p class="notice">{notLoaded(BENCH_WORDS.part)}</p>
    ),
    shown,
  );
  place.replaceChildren(shown);
}
