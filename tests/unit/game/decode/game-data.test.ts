import { describe, expect, test } from 'vitest';
import type { Game } from '../../../../src/game/game.ts';
import { unknownsOf } from '../../../../src/game/derive/unknowns.ts';
import { chat, command, leave, pause, train } from '../../../support/recording-writer/events.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import type { ScriptEvent } from '../../../support/recording-writer/script.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';
import { BARE_END_MS, after, bare, decodeBytes, decodeScript, first } from '../scripted.ts';

const times = (game: Game) => first(game).events.map(({ ms }) => ms);
const raw = (...bytes: number[]) => ({ kind: 'raw', bytes }) as const;

describe('pauses', () => {
  test('are no game time: every later time is exact', () => {
    const game = decodeScript(
      bare([
        after(1000, train('hfoo')),
        { ...pause(2000, 1, 5432, 2), meanwhile: [chat(0, 2, 'brb')] },
        after(2000, train('hfoo')),
        after(2001, train('hfoo')),
        pause(3000, 2, 46_900),
        pause(3000, 2, 7),
        after(64_000, train('hfoo')),
        leave(90_000, 2, 'left'),
      ]),
    );
    expect(times(game)).toEqual([1000, 2000, 2001, 64_000]);
    expect(game).toMatchObject({
      pausedMs: 52_339,
      pauses: [
        { ms: 2000, slot: 1, lastedMs: 5432 },
        { ms: 3000, slot: 2, lastedMs: 46_900 },
      ],
      clockMs: BARE_END_MS,
      lengthMs: BARE_END_MS,
      complete: true,
    });
    expect(game.leaves[0]?.ms).toBe(90_000);
  });

  test('stop the clock for what players do meanwhile', () => {
    const meanwhile = [command(0, 1, train('hfoo')), leave(0, 2, 'left')];
    const game = decodeScript(bare([{ ...pause(2000, 1, 60_000), meanwhile }]));
    expect(times(game)).toEqual([2000]);
    expect(game.leaves[0]?.ms).toBe(2000);
  });

  test('may be the last thing in a game', () => {
    const timeline = [after(1000, train('hfoo')), pause(9000, 2, 60_000, null)];
    const game = decodeScript({ ...duel(), timeline });
    expect(game).toMatchObject({ clockMs: 9000, pausedMs: 60_000, lengthMs: 9000, complete: true });
    expect(game.pauses).toEqual([{ ms: 9000, slot: 2, lastedMs: 60_000 }]);
  });
});

describe('numbering of actions', () => {
  /** The same commands, including those above 0x77, in all four combinations of hint and numbering. */
  const actions = [
    { kind: 'sync', identifier: 'w3mmd', value: '1' },
    { kind: 'card-click', tag: 10, ability: 'Aque', object: 'hfoo' },
    train('hfoo'),
  ] as const;
  const timeline: ScriptEvent[] = [1000, 2000, 3000].map((at) => after(at, ...actions));
  const game = (chunk: 0x38 | 0x39, numbering: 'classic' | 'post-2.0.2') =>
    decodeScript(bare(timeline, { numbering, reforged: { chunk, records: [] } }));

  test.each([
    [0x38, 'classic', false],
    [0x39, 'classic', false],
    [0x38, 'post-2.0.2', true],
    [0x39, 'post-2.0.2', true],
  ] as const)('chunk 0x%x with %s numbers', (chunk, numbering, post202) => {
    expect(game(chunk, numbering)).toMatchObject({ post202, undecodable: 0 });
    expect(game(chunk, numbering).players).toEqual(game(0x39, 'classic').players);
    expect(times(game(chunk, numbering))).toEqual([1000, 2000, 3000]);
  });

  test('the numbering with fewer losses is taken when both have some', () => {
    const broken = [after(500, raw(0xfe)), ...timeline];
    for (const numbering of ['classic', 'post-2.0.2'] as const) {
      const { post202, undecodable } = decodeScript(bare(broken, { numbering }));
      expect({ post202, undecodable }).toEqual({ post202: numbering === 'post-2.0.2', undecodable: 1 });
    }
  });
});

describe('unknown actions', () => {
  test('cost the rest of their command block, are counted, and nothing else is lost', () => {
    const game = decodeScript(
      bare([
        after(1000, train('hfoo'), raw(0xfe, 1, 2, 3), train('hrif')),
        after(1000, train('hkni')),
        after(2000, raw(0x8f)),
        after(3000, train('hpea')),
      ]),
    );
    expect(game).toMatchObject({ undecodable: 2, unknownActions: [0xfe, 0x8f], complete: true });
    expect(unknownsOf(game)?.text).toContain('actions 0xfe 0x8f');
    expect(first(game).events).toEqual([
      { ms: 1000, do: 'order', id: 'hfoo' },
      { ms: 1000, do: 'order', id: 'hkni', held: true },
      { ms: 3000, do: 'order', id: 'hpea', held: true },
    ]);
  });

  test('an action longer than its block is not the action it was taken for', () => {
    const game = decodeScript(bare([after(1000, raw(0x10, 0x42, 0)), after(2000, train('hpea'))]));
    expect(game).toMatchObject({ undecodable: 1, complete: true });
    expect(times(game)).toEqual([2000]);
  });

  test('those of NetEase are known to be five bytes', () => {
    const netease = [0x92, 0x93, 0x94].map((id) => raw(id, 0x10, 0xfe, 0x01, 0x02));
    const game = decodeScript(bare([after(1000, ...netease, train('hfoo'), raw(0x94, 0, 0, 0, 0))]));
    expect(game).toMatchObject({ undecodable: 0, pausedMs: 0 });
    expect(times(game)).toEqual([1000]);
  });
});

describe('records that are not there', () => {
  const bytes = writeRecording(bare([after(1000, train('hfoo'))]));
  /** The recording with another stated length. */
  const stating = (lengthMs: number) => {
    const copy = bytes.slice();
    new DataView(copy.buffer).setUint32(60, lengthMs, true);
    return decodeBytes(copy);
  };

  test('data that end more than two seconds before the stated length are short', () => {
    expect(stating(BARE_END_MS + 2000)).toMatchObject({ complete: true, incomplete: null });
    expect(stating(BARE_END_MS + 2001)).toMatchObject({
      complete: false,
      incomplete: 'short',
      clockMs: BARE_END_MS,
      lengthMs: BARE_END_MS + 2001,
    });
  });

  test('data that go on after the stated length are complete', () => {
    expect(stating(1000)).toMatchObject({ complete: true, clockMs: BARE_END_MS, lengthMs: 1000 });
  });

  test('a record of an unknown kind ends the game there', () => {
    const timeline: ScriptEvent[] = [
      after(1000, train('hfoo')),
      { kind: 'raw-block', at: 5000, bytes: [0x99, 1, 2, 3] },
      after(6000, train('hfoo')),
    ];
    const game = decodeScript(bare(timeline));
    expect(game).toMatchObject({ complete: false, incomplete: 'lost-sync', clockMs: 5000, undecodable: 0 });
    expect(times(game)).toEqual([1000]);
  });

  test('zeros up to the end are padding', () => {
    const padding: ScriptEvent = { kind: 'raw-block', at: BARE_END_MS, bytes: new Uint8Array(64) };
    expect(decodeScript(bare([padding]))).toMatchObject({ complete: true, clockMs: BARE_END_MS });
  });
});

test('slots may be long, crowded, checked by sums of any size or none', () => {
  const script = duel();
  const expected = decodeScript(script);
  for (const change of [
    { slotMs: 33 },
    { slotMs: 9999 },
    { slotBytes: 1 },
    { checksumBytes: 152 },
    { checksumBytes: 0 },
  ])
    expect(decodeScript({ ...script, ...change })).toEqual(expected);
});

test('chat is left out, of whatever length and in whatever language', () => {
  const lines = ['gl hf', '', '冰封王座'.repeat(40), '|cffff0000gg|r', '\u0001\u001e\u001f'];
  const game = decodeScript(
    bare([...lines.map((line, index) => chat(1000 * index, 1, line)), after(9000, train('hfoo'))]),
  );
  expect(times(game)).toEqual([9000]);
  expect(JSON.stringify(game)).not.toContain('gl hf');
});
