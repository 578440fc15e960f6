import type { CompleteGame } from '../../../../src/app/drop/worker/messages.ts';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { decode } from '../../../../src/game/decode/decode.ts';
import { summarize } from '../../../../src/game/derive/summarize.ts';
import { duel, type DuelOptions } from '../../../support/recording-writer/scenario.ts';
import type { RecordingScript } from '../../../support/recording-writer/script.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';

/** The worker's result for a scripted duel. */
export const droppedDuel = (options: DuelOptions = {}): CompleteGame => droppedScript(duel(options));

/** The worker's result for a scripted game. */
export function droppedScript(script: RecordingScript): CompleteGame {
  const decoded = decode(writeRecording(script));
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
  };
}
