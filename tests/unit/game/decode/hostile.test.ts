import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkInput } from '../../../fuzz/check.ts';
import { makeInput } from '../../../fuzz/inputs.ts';
import { Random } from '../../../fuzz/random.ts';
import { packGame } from '../../../fuzz/repack.ts';
import { seedRecordings } from '../../../fuzz/seeds.ts';
import { SPECIAL_DATA } from '../../../fuzz/special-data.ts';
import { MB, PARTS, SPECIAL_FILES } from '../../../fuzz/special-files.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { sampled } from '../../../support/sample.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';
import { decodeBytes, decodeScript } from '../scripted.ts';

const BOMB_BYTES = 400 * MB;
const SMOKE_INPUTS = Number(process.env['FARSEER_RUNS'] ?? 250);

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;
const spies = METHODS.map((method) => vi.spyOn(console, method).mockImplementation(() => undefined));

beforeEach(() => spies.forEach((spy) => spy.mockClear()));
afterAll(() => spies.forEach((spy) => spy.mockRestore()));

function expectSilence(): void {
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
}

describe.each([
  ['files', SPECIAL_FILES],
  ['data', sampled(SPECIAL_DATA)],
] as const)('hostile %s', (_, specials) => {
  // `npm run fuzz` checks the time of each; here only inputs that take a minute fail.
  test.each(specials)('$name: $result', ({ make, result }) => {
    const bytes = make();
    const before = process.memoryUsage.rss();
    expect(checkInput(bytes).result).toBe(result);
    expect(process.memoryUsage.rss() - before).toBeLessThan(BOMB_BYTES);
    expectSilence();
  });
});

test('a flipped byte anywhere costs at most what lies behind it', () => {
  const bytes = writeRecording({ ...duel({ patch: '1.26' }), slotMs: 5000 });
  const results = new Set<string>();
  for (let at = 0; at < bytes.length; at += 3) {
    const copy = bytes.slice();
    copy[at]! ^= 1 << (at % 8);
    results.add(checkInput(copy).result);
  }
  for (const result of results) {
    const known = [
      'not-a-replay',
      'too-old',
      'too-large',
      'damaged',
      'truncated',
      'checksum',
      'short',
      'complete',
    ];
    expect(known).toContain(result);
  }
  expectSilence();
});

test.each([
  '<script>alert(1)</script>',
  '**bold** [link](javascript:alert(1)) `code` | cell |',
  '\u0001\u0007\u001b[2J\r\n\t\u007f',
  '\u202egnp.exe\u202c\u2066x\u2069\u200f',
  '=1+1,"quoted";\'--',
  '../../../etc/passwd',
  '__proto__',
  '|cffff0000|r#1',
])('the name %j is kept exactly as recorded', (name) => {
  const game = decodeScript(duel({ names: [name, 'Thrall'] }));
  expect(game.players[0]!.name).toBe(name);
  expect(checkInput(writeRecording(duel({ names: [name, `${name}2`] }))).result).toBe('complete');
});

test('a player in two slots plays once', () => {
  const parts = { ...PARTS, metadata: PARTS.metadata.slice() };
  // The second slot's player id becomes the first one's.
  parts.metadata[parts.metadata.length - 6 - 9] = 1;
  const game = decodeBytes(packGame(parts, PARTS.gameData));
  expect(game.players.map(({ slot }) => slot)).toEqual([1]);
});

test(`${SMOKE_INPUTS} mutated recordings end in a closed failure or a valid game`, () => {
  const seeds = seedRecordings();
  const random = new Random(20_031);
  const results: Record<string, number> = {};
  for (let input = 0; input < SMOKE_INPUTS; input++) {
    const { result } = checkInput(makeInput(seeds, random).bytes);
    results[result] = (results[result] ?? 0) + 1;
  }
  // Mutations must reach all levels; otherwise the run proves nothing.
  expect(Object.keys(results)).toEqual(
    expect.arrayContaining(['damaged', 'checksum', 'lost-sync', 'truncated', 'complete']),
  );
  expectSilence();
});
