import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readCorpus } from '../../../../src/archive/corpus/corpus.ts';
import { ingest } from '../../../../src/archive/corpus/ingest.ts';
import { ordersPath, readOrders } from '../../../../src/archive/corpus/orders-file.ts';
import { mapOrders } from '../../../../src/game/orders.ts';
import { openOrders } from '../../../../src/game/stored/orders.ts';
import { rightClick } from '../../../support/recording-writer/events.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { by, decodeScript, PEASANT } from '../../game/scripted.ts';
import { DUEL_ID, filesIn, save, saveRecord, saveRecording, temporaryCorpus } from './temporary-corpus.ts';

const SCRIPT = duel({ events: [by(9000, PEASANT, rightClick(160, 320))] });
const { orders } = decodeScript(SCRIPT);

let corpus: ReturnType<typeof temporaryCorpus>;
beforeEach(() => {
  corpus = temporaryCorpus();
});

const ingested = (path: string, now = '2026-11-21T10:22:46Z') => ingest([path], { ...corpus, now });
const only = () => readCorpus(corpus.root).games[0]!;
const orderFiles = () => filesIn(corpus.root).filter((file) => file.endsWith('.orders.json'));

it('lies beside the record and gives the orders back', async () => {
  await ingested(saveRecording(join(corpus.inbox, 'cup/a.w3g'), SCRIPT));
  expect(orderFiles()).toEqual([`cup/${DUEL_ID}.orders.json`]);
  const read = readOrders(only(), corpus.root);
  expect(read).toEqual(orders);
  expect(mapOrders(read![0]!)).toContainEqual({
    ms: 9000,
    kind: 'smart',
    at: [160, 320],
    target: null,
    heroes: [],
    leader: 0,
  });
  expect(readFileSync(join(corpus.root, only().file), 'utf8')).not.toContain('heroSets');
});

it('comes back when it was lost, and moves with its record', async () => {
  const path = saveRecording(join(corpus.inbox, 'a.w3g'), SCRIPT);
  await ingested(path);
  rmSync(join(corpus.root, ordersPath(only().file)));
  expect(readOrders(only(), corpus.root)).toBeNull();
  expect((await ingested(path))[0]!.outcome).toBe('unchanged');
  expect(orderFiles()).toEqual([`unattributed/${DUEL_ID}.orders.json`]);
  // A copy of the same recording in an event's folder: the record gets its event.
  await ingested(saveRecording(join(corpus.inbox, 'cup/b.w3g'), SCRIPT));
  expect(orderFiles()).toEqual([`cup/${DUEL_ID}.orders.json`]);
});

it('comes from a recording of the corpus', () => {
  saveRecording(join(corpus.root, 'cup/a.w3g'), SCRIPT);
  expect(readOrders(only(), corpus.root)).toEqual(orders);
  expect(orderFiles()).toEqual([]);
});

it('is absent for a record without one, and for a file that is none', () => {
  const record = saveRecord(join(corpus.root, 'cup'), SCRIPT);
  expect(readOrders(only(), corpus.root)).toBeNull();
  save(ordersPath(record), '{"format":1}');
  expect(readOrders(only(), corpus.root)).toBeNull();
});

it.each(['', 'null', '{"format":99,"players":[]}', '{"players":[]}', '{"format":1,"players":[{}]}'])(
  '%j holds no orders',
  (text) => {
    expect(openOrders(text)).toBeNull();
  },
);
