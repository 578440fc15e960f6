/**
 * Derives the facts of a decoded game. This part of the worker loads in parallel with the first file. It is a single
 * part, because several parts compress less well; only the code for packing is separate.
 */
import { analyze } from '../../../game/derive/analyze.ts';
import { summarize } from '../../../game/derive/summarize.ts';
import type { SharedGame } from '../../../game/stored/link/pack.ts';
import type { MapsAtHand } from './maps-at-hand.ts';
import type { DroppedGame, RestOfGame } from './messages.ts';
import { forPage, NO_GROUND, onItsMap, type OnGroundInSteps } from './find-ground.ts';

export { withoutSupply } from '../../../map/levels/supply-in-doubt.ts';
export { knownPlacesIn } from '../../../map/story/game-on-map.ts';
export { MapsAtHand } from './maps-at-hand.ts';
export { groundFor } from './find-ground.ts';

/** The code for packing and unpacking games, requested once this part has loaded. */
export const packing = import('./packing.ts');

/** The code for playback data. It is requested from here, because it uses code of this part. */
export const loadMoves = () => import('../../../map/story/track.ts');

/** A decoded game with the path of its file, and the time of the file's last change. */
export interface DatedGame extends SharedGame {
  modified?: number | undefined;
  /** Its path in an archive with only this recording. */
  path?: string;
}

/** Everything that the page needs to know about a game, in two answers. */
interface Told {
  first: DroppedGame;
  rest: (waits: boolean) => Promise<RestOfGame>;
  /** Of the rest, only the game on its map. */
  onMap: OnGroundInSteps['whole'];
}

/** Derives what the page shows of a game: at once without the network, then the rest when it is asked for. */
export function deriveDropped(shared: DatedGame, maps: MapsAtHand): Told {
  const { game, replayId, firstMs = null, modified = null, path = null } = shared;
  const { decoder } = game;
  const analysis = analyze(game, replayId);
  const summary = summarize(game, replayId);
  // The beginning of a game would be told as the whole game.
  const { stage, whole: onMap } = firstMs === null ? onItsMap(game, analysis, maps) : NO_GROUND;
  return {
    first: {
      decoder,
      analysis,
      summary,
      ...forPage(stage),
      packed: null,
      whole: null,
      path,
      modified,
      firstMs,
    },
    rest: async (waits) => {
      const { packBoth } = await packing;
      // Packing runs in parallel.
      const packed = packBoth(shared);
      return { ...forPage(await onMap(waits)), ...(await packed) };
    },
    onMap,
  };
}
