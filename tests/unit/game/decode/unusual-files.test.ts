/** Files that no game wrote like this, or that something changed on the way: what can be read is read. */
import { expect, test } from 'vitest';
import { decode } from '../../../../src/game/decode/decode.ts';
import type { Game } from '../../../../src/game/game.ts';
import { command, leave, pause, selectOne, train } from '../../../support/recording-writer/events.ts';
import { duel, DUEL_END_MS } from '../../../support/recording-writer/scenario.ts';
import type { RecordingScript } from '../../../support/recording-writer/script.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';
import { bare, decodeBytes, decodeScript } from '../scripted.ts';

const PATCHES = ['1.26', '1.32'] as const;
/** Offsets in the header. */
const [OFFSET, SIZE, COUNT, LENGTH, END] = [28, 40, 44, 60, 68];

function withNumbers(script: RecordingScript, values: Record<number, number>): Uint8Array {
  const bytes = writeRecording(script).slice();
  const view = new DataView(bytes.buffer);
  for (const [offset, value] of Object.entries(values)) view.setUint32(Number(offset), value, true);
  return bytes;
}

/** A script whose players are all there to the end. */
const unended = (script: RecordingScript): RecordingScript => ({
  ...script,
  timeline: script.timeline.filter(({ kind }) => kind !== 'leave'),
});

/** What the file and not the game says. */
const withoutFile = ({ complete: _, incomplete: __, lengthMs: ___, ...game }: Game) => game;

test.each(PATCHES)('a header that the game never finished costs nothing of what follows (%s)', (patch) => {
  const script = duel({ patch });
  const crashed = { [OFFSET + 4]: 0, [SIZE]: 0, [COUNT]: 0, [LENGTH]: 0 };
  const game = decodeBytes(withNumbers(script, crashed));
  expect(withoutFile(game)).toEqual(withoutFile(decodeScript(script)));
  expect(game).toMatchObject({ complete: true, lengthMs: game.clockMs });
  expect(decodeBytes(withNumbers(unended(script), crashed))).toMatchObject({
    complete: false,
    incomplete: 'unfinished',
  });
  for (const at of [SIZE, COUNT]) expect(decodeBytes(withNumbers(script, { [at]: 0 })).complete).toBe(true);
});

test.each(PATCHES)('a header with nothing but the mark is read by its blocks (%s)', (patch) => {
  const script = duel({ patch });
  const bytes = writeRecording(script).slice();
  bytes.fill(0, OFFSET, END);
  const game = decodeBytes(bytes);
  expect(game).toMatchObject({ patch: null, complete: true, clockMs: decodeScript(script).clockMs });
  expect(game.players.map(({ name }) => name)).toEqual(decodeScript(script).players.map(({ name }) => name));
});

test('an unfinished file that breaks off says so', () => {
  const bytes = withNumbers(duel({ patch: '1.26' }), { [SIZE]: 0, [COUNT]: 0, [LENGTH]: 0 });
  expect(decodeBytes(bytes.subarray(0, bytes.length - 4000))).toMatchObject({ complete: false });
});

test('a length of zero is unknown, so the game lasts as long as its data', () => {
  const game = decodeBytes(withNumbers(duel(), { [LENGTH]: 0 }));
  expect(game).toMatchObject({ complete: true, lengthMs: game.clockMs });
  expect(decodeBytes(withNumbers(unended(duel()), { [LENGTH]: 0 })).incomplete).toBe('unfinished');
});

test('a length that counts pauses cuts nothing off', () => {
  const script = duel();
  const paused = (from: RecordingScript, ms: number): RecordingScript => ({
    ...from,
    timeline: [...from.timeline, pause(100_000, 1, ms)],
  });
  const { clockMs } = decodeScript(script);
  const length = (from: RecordingScript, ms: number) => decodeBytes(withNumbers(from, { [LENGTH]: ms }));
  expect(length(paused(script, 90_000), clockMs + 90_000).incomplete).toBeNull();
  const open = { ...unended(script), durationMs: clockMs };
  expect(length(paused(open, 90_000), clockMs + 90_000).incomplete).toBeNull();
  // With a pause that doesn't explain it, the end is missing.
  expect(length(paused(open, 90_000), clockMs + 60_000).incomplete).toBe('short');
  expect(length(open, clockMs + 90_000).incomplete).toBe('short');
});

test('nothing follows the leave of the player who saved the recording, whatever the header says', () => {
  const bytes = withNumbers(duel(), { [LENGTH]: DUEL_END_MS + 90_000 });
  expect(decodeBytes(bytes).incomplete).toBeNull();
  const left = { ...duel(), timeline: [...unended(duel()).timeline, leave(DUEL_END_MS, 1, 'left')] };
  expect(decodeBytes(withNumbers(left, { [LENGTH]: DUEL_END_MS + 90_000 })).incomplete).toBe('short');
});

test('chunks of players keep their names under an id that a patch may bring', () => {
  const { reforged, ...script } = duel({ names: ['Arthas#1', 'Thrall#2'] });
  const chunk = 0x3a as 0x39;
  const lobby = script.lobby.map((slot, index) => ({ ...slot, name: ['Arthas', 'Thrall'][index]! }));
  const game = decodeScript({
    ...script,
    lobby: lobby,
    reforged: { ...reforged!, chunk },
  });
  expect(game.players.map(({ name }) => name)).toEqual(['Arthas#1', 'Thrall#2']);
});

test('a transfer as text, which adds a return before each line feed, is undone', () => {
  const bytes = writeRecording(duel());
  const asText = Uint8Array.from([...bytes].flatMap((byte) => (byte === 0x0a ? [0x0d, 0x0a] : [byte])));
  expect(asText.length).toBeGreaterThan(bytes.length);
  expect(decode(asText)).toEqual(decode(bytes));
});

test('a mark of byte order before the file is no part of it', () => {
  const bytes = writeRecording(duel());
  expect(decode(Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes))).toEqual(decode(bytes));
  expect(decode(Uint8Array.of(0xef, 0xbb, 0xbe, ...bytes))).toMatchObject({
    failure: { code: 'not-a-replay' },
  });
});

test.each([0, 2, 4, 9])('a command of NetEase of unknown length, here %d bytes, costs no other', (length) => {
  const unknown = { kind: 'raw', bytes: [0x91, ...Array<number>(length).fill(0xfe)] } as const;
  const orders = (...actions: Parameters<typeof command>[2][]) =>
    decodeScript(bare([command(1000, 1, ...actions)], { build: 6059, version: 26 }));
  const hall = [...selectOne('htow', 1001), train('hpea')];
  const game = orders(unknown, ...hall, unknown);
  expect(game.undecodable).toBe(0);
  expect(game.players[0]!.events).toEqual(orders(...hall).players[0]!.events);
});

test('a command of NetEase does not hide an unknown one', () => {
  const raw = (...bytes: number[]) => ({ kind: 'raw', bytes }) as const;
  const actions = [raw(0x91, 1, 2, 3, 4), ...selectOne('htow', 1001), train('hpea'), raw(0xf1)];
  const game = decodeScript(bare([command(1000, 1, ...actions)], { build: 6059, version: 26 }));
  expect(game.undecodable).toBe(1);
  expect(game.players[0]!.events).toHaveLength(1);
});
