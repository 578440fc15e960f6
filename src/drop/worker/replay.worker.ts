import '../stand-ins/globals.ts';
import { decode } from '../../replay/decode/decode.ts';
import { replayId } from '../../replay/identity.ts';
import { success } from '../../replay/result.ts';
import type { SharedGame } from '../../share/pack.ts';
import { dropFailure, type Outcome } from '../failure.ts';
import { isPacked } from '../intake/packed.ts';
import type { DroppedGame, Phase, ReadRequest, WorkerMessage } from './messages.ts';

/** Parts of their own: they load beside the first file, and decoding one does not wait for their programs. */
const share = import('../../share/pack.ts');
const documents = import('./documents.ts');
const maps = import('../../maps/game-on-map.ts');

const tell = (message: WorkerMessage): void => postMessage(message);

addEventListener('message', async ({ data: { id, name, file } }: MessageEvent<ReadRequest>) => {
  const enter = (phase: Phase) => tell({ kind: 'phase', id, phase });
  enter('loading');
  // A file that vanished; anything else that goes wrong is a mistake of ours: it ends the worker, and the page
  // sees that.
  const bytes = await file.arrayBuffer().catch(() => null);
  const outcome = bytes
    ? await read(new Uint8Array(bytes), { name, file, enter })
    : dropFailure('unreadable');
  tell({ kind: 'outcome', id, outcome });
});

interface About extends Omit<ReadRequest, 'id'> {
  enter: (phase: Phase) => void;
}

async function read(bytes: Uint8Array, { name, file, enter }: About): Promise<Outcome<DroppedGame>> {
  enter('decoding');
  const decoded = isPacked(file)
    ? await (await share).unpackGame(new TextDecoder().decode(bytes))
    : decodeFile(bytes, name);
  if (!decoded.ok) return decoded;
  enter('analysing');
  const { game } = decoded.value;
  const said = (await documents).documentsOf(decoded.value);
  const onMap = (await maps).gameAlone(game, said.analysis);
  const packed = await (await share).packGame(decoded.value);
  return success({ decoder: game.decoder, ...said, onMap, packed });
}

function decodeFile(bytes: Uint8Array, name: string): Outcome<SharedGame> {
  const decoded = decode(bytes, true);
  return decoded.ok ? success({ game: decoded.value, replayId: replayId(decoded.value, name) }) : decoded;
}

// The page hears of what is thrown, not of promises that fail.
addEventListener('unhandledrejection', ({ reason }) => {
  throw reason;
});

void Promise.all([share, documents, maps]).then(() => tell({ kind: 'ready' }));
