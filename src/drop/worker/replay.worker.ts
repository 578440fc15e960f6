import '../stand-ins/globals.ts';
import { analyze } from '../../replay/analyze.ts';
import { decode } from '../../replay/decode.ts';
import { replayId } from '../../replay/identity.ts';
import { summarize } from '../../replay/summarize.ts';
import { dropFailure, type Outcome } from '../failure.ts';
import type { DroppedGame, Phase, ReadRequest, WorkerMessage } from './messages.ts';

const tell = (message: WorkerMessage): void => postMessage(message);

addEventListener('message', async ({ data: { id, name, file } }: MessageEvent<ReadRequest>) => {
  const enter = (phase: Phase) => tell({ kind: 'phase', id, phase });
  enter('loading');
  const bytes = await file.arrayBuffer().catch(() => null);
  // What goes wrong outside this line is a mistake of ours: it ends the worker, and the page sees that.
  const outcome = bytes ? read(new Uint8Array(bytes), name, enter) : dropFailure('unreadable');
  tell({ kind: 'outcome', id, outcome });
});

function read(bytes: Uint8Array, name: string, enter: (phase: Phase) => void): Outcome<DroppedGame> {
  enter('decoding');
  const decoded = decode(bytes);
  if (!decoded.ok) return decoded;
  enter('analysing');
  const game = decoded.value;
  const id = replayId(game, name);
  return { ok: true, value: { game, analysis: analyze(game, id), summary: summarize(game, id) } };
}

tell({ kind: 'ready' });
