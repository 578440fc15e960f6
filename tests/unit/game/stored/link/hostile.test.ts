/** Texts that aren't packed games. */
import fc from 'fast-check';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { analyze } from '../../../../../src/game/derive/analyze.ts';
import { gameSchema, type Game, type GamePlayer } from '../../../../../src/game/game.ts';
import { summarize } from '../../../../../src/game/derive/summarize.ts';
import { deflate, inflatePacked } from '../../../../../src/game/stored/link/deflate.ts';
import { seal, unseal } from '../../../../../src/game/stored/link/envelope.ts';
import { packGame, unpackGame } from '../../../../../src/game/stored/link/pack.ts';
import { gameReport } from '../../../../../src/view/game/game.ts';
import { GameReport } from '../../../../../src/view/html/GameReport.tsx';
import { runsOf } from '../../../../support/generators/runs.ts';
import { duel } from '../../../../support/recording-writer/scenario.ts';
import { decodeScript } from '../../scripted.ts';

/** The form of packed games without texts. */
const FORM = 4;

const game = decodeScript(duel({ names: ['Moon', 'Grubby'] }));
const text = await packGame({ game, replayId: 'id' });
const plain = (await inflatePacked(unseal(text, FORM).bytes, Infinity))!;

async function codeOf(packed: string): Promise<string> {
  const result = await unpackGame(packed);
  return result.ok ? 'game' : result.failure.code;
}

/** A text with valid checksums around any bytes, as someone could make on purpose. */
const forged = async (bytes: Uint8Array): Promise<string> => seal(await deflate(bytes), FORM);

describe('a text that is not whole', () => {
  test('breaks off: said as such, wherever', async () => {
    for (let length = 1; length < text.length; length++)
      expect(await codeOf(text.slice(0, length)), String(length)).toBe('share-cut-off');
  });

  test('has another character somewhere: never a game', async () => {
    for (let place = 1; place < text.length; place++) {
      const other = text[place] === 'A' ? 'B' : 'A';
      const changed = text.slice(0, place) + other + text.slice(place + 1);
      // The last character may have unused bits.
      if (place === text.length - 1 && (await codeOf(changed)) === 'game') continue;
      expect(await codeOf(changed), String(place)).toBe('share-damaged');
    }
  });

  test('has something behind it that belongs to the sentence around', async () => {
    for (const behind of [')', '.', '>', '…', '%20and', '\n', ') x'])
      expect(await codeOf(text + behind)).toBe('game');
  });
});

test('a short text never stands for more rows than a page can show', async () => {
  const [first, ...others] = game.players;
  const event = first!.events[0]!;
  const many = { ...first!, events: Array.from({ length: 9000 }, () => event) };
  const packed = await packGame({ game: { ...game, players: [many, ...others] }, replayId: 'id' });
  expect(packed.length).toBeLessThan(8000);
  expect(await codeOf(packed)).toBe('share-damaged');
});

describe('what a text stands for is in proportion to its length', () => {
  const [first, second] = game.players as [GamePlayer, GamePlayer];
  const copies = <T>(length: number, make: (index: number) => T) =>
    Array.from({ length }, (_, index) => make(index));
  const elementsOf = async (hostile: Game) => {
    const packed = await packGame({ game: hostile, replayId: 'id' });
    const result = await unpackGame(packed);
    if (!result.ok) return result.failure.code;
    const html = renderToString(h(GameReport, { sections: gameReport(analyze(result.value.game, 'id')) }));
    expect(packed.length).toBeLessThan(1500);
    return html.match(/<[a-z]/g)?.length ?? 0;
  };

  test('orders, and minutes of many players', async () => {
    const ids = first.events.flatMap((event) => ('id' in event ? [event.id] : []));
    const ordered = (count: number) =>
      copies(count, (index) => ({ ms: 100 * index, do: 'order' as const, id: ids[index % ids.length]! }));
    const one = (count: number) => ({ ...game, players: [{ ...first, events: ordered(count) }, second] });
    const crowd = (minutes: number) => ({
      ...game,
      players: copies(24, (index) => ({
        ...{ ...first, slot: index + 1, actions: copies(minutes, () => 1) },
        ...{ events: ordered(10), units: [] },
      })),
    });
    expect(await elementsOf(one(800))).toBeLessThan(9000);
    expect(await elementsOf(crowd(2))).toBeLessThanOrEqual(12_600);
    expect(await elementsOf(one(2000))).toBe('share-damaged');
    expect(await elementsOf(crowd(40))).toBe('share-damaged');
  });

  test('names', async () => {
    const called = (name: string) => elementsOf({ ...game, players: [{ ...first, name }, second] });
    expect(await called('x'.repeat(512))).toBeLessThan(2000);
    expect(await called('x'.repeat(100_000))).toBeLessThan(2000);
  });
});

test.each([
  ['', 'share-none'],
  ['=', 'share-none'],
  ['x', 'share-none'],
  ['中文', 'share-none'],
  ['2', 'share-cut-off'],
  ['7abc', 'share-newer'],
  ['9', 'share-newer'],
  ['0', 'share-none'],
  ['1', 'share-cut-off'],
  ['1A', 'share-cut-off'],
  [`1${'A'.repeat(40)}`, 'share-damaged'],
  ['1'.repeat(3_000_000), 'share-too-long'],
])('%.20s', async (packed, code) => {
  expect(await codeOf(packed)).toBe(code);
});

test('bombs are stopped while they are small', async () => {
  const bomb = await forged(new Uint8Array(64 * 1024 * 1024));
  expect(bomb.length).toBeLessThan(100_000);
  const before = process.memoryUsage().arrayBuffers;
  expect(await codeOf(bomb)).toBe('share-damaged');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024);
});

test('what is no deflated stream, under a sound checksum', async () => {
  expect(await codeOf(seal(Uint8Array.of(7, 7, 7), FORM))).toBe('share-damaged');
  expect(await codeOf(seal(new Uint8Array(), FORM))).toBe('share-damaged');
  const stream = await deflate(plain);
  expect(await codeOf(seal(stream.subarray(0, stream.length - 9), FORM))).toBe('share-damaged');
});

test('whatever a forged text says, it is a game as any other or none', async () => {
  let games = 0;
  const change = fc.record({ place: fc.nat(plain.length - 1), byte: fc.nat(255) });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const bytes = plain.slice();
      for (const { place, byte } of changes) bytes[place] = byte;
      const result = await unpackGame(await forged(bytes));
      if (!result.ok) return;
      games++;
      gameSchema.parse(result.value.game);
      analyze(result.value.game, result.value.replayId);
      summarize(result.value.game, result.value.replayId);
    }),
    runsOf(250),
  );
  expect(games).toBeGreaterThan(0);
});

test('names that are no text', async () => {
  const players = game.players.map((player) => ({ ...player, name: 'half\ud83d' }));
  expect(await codeOf(await packGame({ game: { ...game, players }, replayId: 'id' }))).toBe('share-damaged');
});

test('random bytes under a sound checksum', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      expect(await codeOf(await forged(bytes))).toMatch(/^share-/);
    }),
    runsOf(250),
  );
});
