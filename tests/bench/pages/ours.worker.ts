import '../../../src/drop/stand-ins/globals.ts';
import { analyze } from '../../../src/replay/analyze.ts';
import { decode } from '../../../src/replay/decode.ts';
import { summarize } from '../../../src/replay/summarize.ts';

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const result = decode(new Uint8Array(data));
  postMessage(result.ok && [summarize(result.value, 'benchmark'), analyze(result.value, 'benchmark')]);
});
