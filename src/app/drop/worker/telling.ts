/**
 * Derives the facts of a decoded game: a part of the worker that loads next to the first file while it is decoded. A
 * single part, because several compress worse. It includes the map file reader, because a separate part would split
 * off shared code. That would cost every first file two more requests.
 */
import { analyze } from '../../../game/derive/analyze.ts';
import { summarize } from '../../../game/derive/summarize.ts';
import { packGame, type SharedGame } from '../../../game/stored/link/pack.ts';
import { packWhole } from '../../../game/stored/whole/whole.ts';
import type { MapsAtHand } from './maps-at-hand.ts';
import type { DroppedGame } from './messages.ts';
import { onMapNow } from './on-map.ts';

export { placesIn } from '../../../game/map/game-on-map.ts';
export { unpackGame } from '../../../game/stored/link/pack.ts';
export { unpackWhole } from '../../../game/stored/whole/whole.ts';
export { readMap } from '../maps/read-map.ts';
export { MapsAtHand } from './maps-at-hand.ts';
export { groundFor, onMapLater } from './on-map.ts';

/** A decoded game with the last change of its file. */
export interface DatedGame extends SharedGame {
  modified?: number | undefined;
}

/** Everything that the page needs about a game. */
export async function tellDropped(shared: DatedGame, maps: MapsAtHand): Promise<DroppedGame> {
  const { game, replayId } = shared;
  const analysis = analyze(game, replayId);
  const summary = summarize(game, replayId);
  // Packing runs in parallel.
  const packing = Promise.all([packGame(shared), packWhole(shared)]);
  const { onMap, ground } = onMapNow(game, analysis, maps);
  const [packed, whole] = await packing;
  const { firstMs = null, modified = null } = shared;
  return { decoder: game.decoder, analysis, summary, onMap, ground, packed, modified, firstMs, whole };
}
