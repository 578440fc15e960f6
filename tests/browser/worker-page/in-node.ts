import { MapsAtHand } from '../../../src/app/drop/worker/maps-at-hand.ts';
import { onItsMap } from '../../../src/app/drop/worker/find-ground.ts';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { decode } from '../../../src/game/decode/decode.ts';
import type { FailureCode } from '../../../src/game/failure.ts';
import type { Result } from '../../../src/game/result.ts';
import type { Game } from '../../../src/game/game.ts';
import { replayId } from '../../../src/game/identity.ts';
import { summarize } from '../../../src/game/derive/summarize.ts';
import { packGame, unpackGame } from '../../../src/game/stored/link/pack.ts';
import { packWhole, unpackWhole } from '../../../src/game/stored/whole/whole.ts';

export interface ReadInNode {
  result: Result<Game, FailureCode>;
  /** The required result of the page's `read`. */
  json: string;
}

/** Reads a recording in Node in the way that the worker must. */
export async function readInNode(bytes: Uint8Array): Promise<ReadInNode> {
  const result = decode(bytes, true);
  if (!result.ok) return { result, json: JSON.stringify(result) };
  const game = result.value;
  const id = replayId(game, '');
  const unpacked = await unpackGame(await packGame({ game, replayId: id }));
  const whole = await packWhole({ game, replayId: id });
  const analysis = analyze(game, id);
  // The test server has no maps.
  const none = Promise.resolve(null);
  const onGround = await onItsMap(game, analysis, new MapsAtHand({ places: none, ground: none })).whole(true);
  const value = {
    decoder: game.decoder,
    analysis,
    summary: summarize(game, id),
    ...onGround,
    path: null,
    modified: null,
    firstMs: null,
    unpacked,
    whole: whole && (await unpackWhole(whole)),
  };
  return { result, json: JSON.stringify({ ok: true, value }) };
}
