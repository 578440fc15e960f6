/**
 * What is said of a decoded game: a part of the worker that loads beside the first file, while it is decoded. One part, as
 * several of the same size would be packed worse. The reader of map files is in it, too: as a part of its own it would have
 * split off what it shares with the worker, and every first file would wait for two more requests.
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

/** A game that was read, and when its file was last changed by its archive. */
export interface DatedGame extends SharedGame {
  modified?: number | undefined;
}

/** Everything that the page needs of a game. */
export async function tellDropped(shared: DatedGame, maps: MapsAtHand): Promise<DroppedGame> {
  const { game, replayId } = shared;
  const analysis = analyze(game, replayId);
  const summary = summarize(game, replayId);
  // Deflating goes on beside the telling.
  const packing = Promise.all([packGame(shared), packWhole(shared)]);
  const { onMap, ground } = onMapNow(game, analysis, maps);
  const [packed, whole] = await packing;
  const { firstMs = null, modified = null } = shared;
  return { decoder: game.decoder, analysis, summary, onMap, ground, packed, modified, firstMs, whole };
}
