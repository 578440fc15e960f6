/**
 * What is said of a decoded game: a part of the worker that loads beside the first file, while it is decoded. One part, as
 * several of the same size would be packed worse.
 */
import { gameAlone, placesIn } from '../../../game/map/game-on-map.ts';
import { analyze } from '../../../game/derive/analyze.ts';
import { summarize } from '../../../game/derive/summarize.ts';
import { packGame, type SharedGame } from '../../../game/stored/link/pack.ts';
import type { KnownMaps } from '../../../game/map/known-maps.ts';
import type { DroppedGame } from './messages.ts';

export { placesIn };
export { unpackGame } from '../../../game/stored/link/pack.ts';

/** Everything that the page needs of a game. */
export async function tellDropped(shared: SharedGame, maps: KnownMaps): Promise<DroppedGame> {
  const { game, replayId } = shared;
  const analysis = analyze(game, replayId);
  const summary = summarize(game, replayId);
  const onMap = gameAlone(game, analysis, maps);
  return { decoder: game.decoder, analysis, summary, onMap, packed: await packGame(shared) };
}
