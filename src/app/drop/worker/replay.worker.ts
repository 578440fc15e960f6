/** The worker that reads recordings: bytes in, the game’s facts out, in two answers. */
import { decodeBy } from '../../../game/decode/decode.ts';
import { replayId } from '../../../game/identity.ts';
import { success } from '../../../game/result.ts';
import { inflatePacked } from '../../../game/stored/link/deflate.ts';
import type { NamedBytes } from '../../../game/unpack/unpacked.ts';
import { workerFailure, type ReadOutcome } from '../input/failure.ts';
import { isPacked, isWholeGame } from '../input/packed-files.ts';
import { closeArchive, openDropped, archivePartOf } from './archive.ts';
import { loadMapTexts } from './map-texts.ts';
import type {
  DrawnNotice,
  MapsRequest,
  OpenedArchive,
  OwnMap,
  ReadPhase,
  ReadRequest,
  WorkerMessage,
} from './messages.ts';
import type { DatedGame } from './derive-game.ts';
import { warmUp } from './warm-up.ts';

/** A part of the worker that loads separately, so that decoding the first file doesn't wait for it. */
const deriving = import('./derive-game.ts');

/** The maps are requested early, before the worker knows which game needs them. */
const answered = Promise.withResolvers<null>();
const texts = loadMapTexts(answered.promise);
let visitorsMaps: readonly OwnMap[] = [];
const maps = deriving.then(({ MapsAtHand }) => new MapsAtHand(texts, visitorsMaps));

const tell = (message: WorkerMessage): void => postMessage(message);

/** Resolves when the worker holds its lock. Before that, the page wouldn't notice if the worker ended. */
const alive = new Promise<void>((resolve) => {
  if (!navigator.locks) return resolve();
  const life = String(Math.random());
  // Held until the worker ends in any way, and then passed to the page.
  void navigator.locks.request(life, () => {
    tell({ kind: 'alive', life });
    resolve();
    return new Promise(() => undefined);
  });
});

/** Whether the page has requested a file. */
let requested = false;

/**
 * Starts the rest of the last game. The rest waits until the page has drawn the answer, because few devices have a core
 * to spare for it meanwhile. It doesn't wait if the page has another file to read.
 */
let goOn = (): void => undefined;

/** Maximum wait for the page. If it is hidden before it draws, it draws only when it is visible again. */
const MAX_DRAWING_MS = 1000;

addEventListener('message', async ({ data }: MessageEvent<ReadRequest | MapsRequest | DrawnNotice>) => {
  if ('maps' in data) {
    visitorsMaps = data.maps;
    void maps.then((atHand) => atHand.useOwn(visitorsMaps));
    return;
  }
  goOn();
  if ('drawn' in data) return;
  requested = true;
  await alive;
  const { id, wanted, draws, waits = false } = data;
  const enter = (phase: ReadPhase) => tell({ kind: 'phase', id, phase });
  if (wanted === 'chat') {
    const opened = await find(data);
    if ('ok' in opened && opened.ok)
      return tell({
        kind: 'chat',
        id,
        lines: (await import('../../../game/decode/chat.ts')).readChat(opened.value.bytes),
      });
  }
  // Waits for the rest of the previous game, which would otherwise be lost when this file is finished.
  await resting;
  const opened = await readRequest(data, enter);
  if (!('ok' in opened) || !opened.ok) return tell({ kind: 'answer', id, answer: opened });
  const { deriveDropped, groundFor, knownPlacesIn, loadMoves, withoutSupply } = await deriving;
  const { game } = opened.value;
  const atHand = await maps;
  if (wanted === 'moves') answered.resolve(null);
  const placed = wanted === 'moves' && knownPlacesIn(game, await groundFor(game, atHand));
  if (placed) {
    const { first, onMap } = deriveDropped(opened.value, atHand);
    const { chronicle = null } = (await onMap(true)).onMap ?? {};
    const { gameTrack } = await loadMoves();
    const analysis = placed.builtOnly ? withoutSupply(first.analysis) : first.analysis;
    const track = gameTrack(placed.places, placed.log, analysis, chronicle);
    return tell({ kind: 'moves', id, track });
  }
  enter('analysing');
  const { first, rest } = deriveDropped(opened.value, atHand);
  const drawn =
    draws &&
    new Promise<void>((resolve) => {
      goOn = resolve;
      setTimeout(resolve, MAX_DRAWING_MS);
    });
  tell({ kind: 'answer', id, answer: success(first) });
  const sent = Promise.resolve(drawn).then(async () => {
    answered.resolve(null);
    tell({ kind: 'rest', id, rest: await rest(waits) });
  });
  // A file that isn't the first doesn't wait for maps from the network.
  if (atHand.isComplete || first.ground?.kind !== 'looking') resting = sent;
  await sent;
});

/** Resolves when the rest of the last game has been sent, as far as it doesn't wait for maps. */
let resting: Promise<void> = Promise.resolve();

/** The requested game, the reason why there is none, or a list of the file's contents. */
async function readRequest(
  request: ReadRequest,
  enter: (phase: ReadPhase) => void,
): Promise<ReadOutcome<DatedGame> | OpenedArchive> {
  enter('loading');
  const opened = await find(request);
  if ('parts' in opened) return opened;
  if (!opened.ok) return opened;
  enter('decoding');
  if (!isPacked(request.file)) {
    const decoded = await decodeFile(opened.value);
    const { path } = opened.value;
    return decoded.ok && path !== request.path ? success({ ...decoded.value, path }) : decoded;
  }
  const { unpackGame, unpackWhole } = await (await deriving).packing;
  return (isWholeGame(request.file) ? unpackWhole : unpackGame)(new TextDecoder().decode(opened.value.bytes));
}

/** The requested bytes, or the list of the file's contents. */
async function find({
  path,
  file,
  inside,
  again,
}: ReadRequest): Promise<ReadOutcome<NamedBytes> | OpenedArchive> {
  // Null if the file is gone. Any other error is a bug; it ends the worker, so that the page notices.
  const load = async (): Promise<NamedBytes | null> => {
    const buffer = await file.arrayBuffer().catch(() => null);
    return buffer && { path, bytes: new Uint8Array(buffer) };
  };
  if (!inside) closeArchive();
  const bytes = await (inside ? archivePartOf(inside, load) : load());
  if (!bytes) return workerFailure('unreadable');
  return inside || isPacked(file)
    ? success(bytes)
    : openDropped(bytes, (files) => !again && tell({ kind: 'maps', files }));
}

/** Reads a recording. Its file name may give the id. */
async function decodeFile({ path, bytes, modified }: NamedBytes): Promise<ReadOutcome<DatedGame>> {
  const decoded = await decodeBy(inflatePacked, bytes, true);
  return decoded.ok
    ? success({ game: decoded.value, replayId: replayId(decoded.value, path), modified })
    : decoded;
}

// The page is notified of thrown errors, but not of rejected promises.
addEventListener('unhandledrejection', ({ reason }) => {
  throw reason;
});

void deriving.then(({ packing }) => packing).then(() => tell({ kind: 'ready' }));

void warmUp({
  decode: decodeFile,
  ready: async () => {
    const [{ deriveDropped }, atHand] = await Promise.all([deriving, maps]);
    await atHand.placesLoaded;
    return (game) => deriveDropped(game, atHand);
  },
  isBusy: () => requested,
});
