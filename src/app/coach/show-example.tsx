/** Shows an example of a build order on a build's page. Loaded on demand. */
import { render } from 'preact';
import type { GameAnalysis } from '../../game/analysis.ts';
import { ExampleOrder } from '../../view/html/ExampleOrder.tsx';
import { loadJson } from '../shell/json.ts';
import { notLoaded } from '../shell/words.ts';

/** Replaces the example order on the page; without a game, as for the medians, it is hidden. */
export async function showExample({ game, slot }: DOMStringMap): Promise<void> {
  const place = document.getElementById('example-order');
  if (!place) return;
  place.hidden = !game;
  if (!game || !slot) return;
  const loaded = await loadJson(game);
  const container = document.createElement('div');
  render(
    loaded.ok ? (
      <ExampleOrder game={loaded.value as GameAnalysis} slot={slot} />
    ) : (
      <p class="notice">{notLoaded('The build orders')}</p>
    ),
    container,
  );
  place.replaceChildren(container);
}
