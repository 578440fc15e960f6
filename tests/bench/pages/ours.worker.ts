import '../../../src/drop/stand-ins/globals.ts';
import { analyze } from '../../../src/replay/derive/analyze.ts';
import { decode } from '../../../src/replay/decode/decode.ts';
import { summarize } from '../../../src/replay/derive/summarize.ts';

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const result = decode(new Uint8Array(data));
  if (!result.ok) throw new Error(result.failure.sentence);
  const summary = summarize(result.value, 'benchmark');
  const { players } = analyze(result.value, 'benchmark');
  // Reading is measured, so the answer is as small as that of the other worker.
  postMessage(players.length + Object.keys(summary.players).length);
});
