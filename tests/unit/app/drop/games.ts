import type { CompleteGame } from '../../../../src/app/drop/worker/messages.ts';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { decode } from '../../../../src/game/decode/decode.ts';
import { summarize } from '../../../../src/game/derive/summarize.ts';
import { duel, type DuelOptions } from '../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';

/** The worker's result for a scripted duel. */
export function droppedDuel(options: DuelOptions = {}): CompleteGame {
  const decoded = decode(writeRecording(duel(options)));
  if (!decoded.ok) throw new Error(decoded.failure.code);
  const game = decoded.value;
  return {
    decoder: game.decoder,
    analysis: analyze(game, 'duel'),
    summary: summarize(game, 'duel'),
    onMap: null,
    ground: null,
    packed: 'packed',
    whole: null,
    path: null,
    modified: null,
    firstMs: null,
    texts: null,
  };
}
