/** The chat of a recording: sender, recipients, text and time. */
import { describe, expect, test } from 'vitest';
import { readChat } from '../../../../src/game/decode/chat.ts';
import { chat, leave, pause, train } from '../../../support/recording-writer/events.ts';
import { duel, DUEL_END_MS, type PATCHES } from '../../../support/recording-writer/scenario.ts';
import type { ChatEvent, ScriptEvent } from '../../../support/recording-writer/script.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';
import { after, bare } from '../scripted.ts';

const read = (...timeline: Parameters<typeof bare>[0]) => readChat(writeRecording(bare(timeline)));

test('lines come with their time of the game, their writer and their receivers', () => {
  const lines = read(
    chat(1000, 1, 'gl hf'),
    chat(2000, 2, '冰封王座', 1),
    chat(3000, 1, '<b>not markup</b>', 2),
    chat(4000, 2, 'psst', 4),
  );
  const [one, two] = [lines[0]!.from, lines[1]!.from];
  expect(new Set([one, two]).size).toBe(2);
  expect(lines).toEqual([
    { ms: 1000, from: one, to: 'all', text: 'gl hf' },
    { ms: 2000, from: two, to: 'allies', text: '冰封王座' },
    { ms: 3000, from: one, to: 'observers', text: '<b>not markup</b>' },
    { ms: 4000, from: two, to: 'one player', text: 'psst' },
  ]);
});

test('time that the game stands still is no time of it, as in the report', () => {
  const meanwhile = [chat(0, 2, 'brb')];
  const lines = read({ ...pause(2000, 1, 60_000, 2), meanwhile }, chat(3000, 1, 'go'));
  expect(lines.map(({ ms, text }) => [ms, text])).toEqual([
    [2000, 'brb'],
    [3000, 'go'],
  ]);
});

test('lines of nothing are left out, endless ones are cut, and what is no recording has none', () => {
  const [line, ...others] = read(chat(1000, 1, ''), chat(2000, 1, 'x'.repeat(9000)), leave(3000, 2, 'left'));
  expect(line!.text).toBe('x'.repeat(1024));
  expect(others).toEqual([]);
  expect(read(after(1000, train('hfoo')))).toEqual([]);
  expect(readChat(new TextEncoder().encode('gg'))).toEqual([]);
});

describe('lines that Battle.net sends back to the player who saved the recording', () => {
  const texts = (patch: keyof typeof PATCHES, ...events: ChatEvent[]) =>
    readChat(writeRecording(duel({ patch, events }))).map(({ ms, text }) => [ms, text]);

  test('stand once', () => {
    const said = [
      chat(60_000, 1, 'gl hf'),
      chat(60_130, 1, 'gl hf'),
      chat(70_000, 1, 'gg'),
      chat(71_100, 1, 'gg'),
    ];
    const fast = [chat(80_000, 1, 'a'), chat(80_050, 1, 'b'), chat(80_150, 1, 'a'), chat(80_180, 1, 'b')];
    const last = chat(DUEL_END_MS + 900, 1, 'bye');
    expect(texts('1.32', ...said, ...fast, last)).toEqual([
      [60_000, 'gl hf'],
      [70_000, 'gg'],
      [80_000, 'a'],
      [80_050, 'b'],
      [DUEL_END_MS + 900, 'bye'],
    ]);
  });

  test('may have words replaced in the second', () => {
    expect(texts('2.00', chat(60_000, 1, 'sega!'), chat(60_050, 1, '!@#$!'))).toEqual([[60_000, 'sega!']]);
  });

  test('are not those of others, of older patches, or said again', () => {
    const twice = [chat(60_000, 2, 'gg'), chat(60_130, 2, 'gg')];
    expect(texts('1.32', ...twice)).toHaveLength(2);
    const own = [chat(60_000, 1, 'gg'), chat(60_130, 1, 'gg')];
    expect(texts('1.26', ...own)).toHaveLength(2);
    expect(texts('1.32', ...own, chat(90_000, 1, 'alone'))).toHaveLength(3);
    expect(texts('1.32', chat(60_000, 1, 'a'), chat(60_400, 1, 'a'), chat(61_000, 1, 'a'))).toHaveLength(3);
    expect(texts('1.32', chat(60_000, 1, 'gg', 0), chat(60_130, 1, 'gg', 1))).toHaveLength(2);
    const [saidAgain] = texts('1.32', ...own, chat(62_000, 1, 'gg'), chat(62_130, 1, 'gg')).slice(1);
    expect(saidAgain).toEqual([62_000, 'gg']);
  });
});

describe('words of the program that hosts the game', () => {
  const read = (...events: ScriptEvent[]) => {
    const { timeline, ...script } = duel({ patch: '1.26' });
    const open = timeline.filter(({ kind }) => kind !== 'leave');
    const lines = readChat(writeRecording({ ...script, timeline: [...open, ...events] }));
    return lines.map(({ from, host = false, text }) => ({ from, host, text }));
  };

  test.each([
    'Thrall has left the game voluntarily.',
    'Thrall добровольно вышел из игры.',
    'Thrall hat das Spiel verlassen.',
  ])('are those about a leave at that very moment: %s', (text) => {
    const at = 700_000;
    const program = { from: null, host: true, text };
    const person = { from: 'Arthas', host: false, text };
    expect(read(chat(at, 1, text), leave(at, 2, 'left'))).toEqual([program]);
    expect(read(chat(at - 500, 1, text), leave(at, 2, 'left'))).toEqual([person]);
    expect(read(chat(at, 1, text), leave(at, 1, 'left'))).toEqual([person]);
  });

  test.each([
    'Shortest load by player [Thrall] was 20.51 seconds.',
    'Дольше всех загружался [Thrall]: 42.98 сек.',
    'Your load time was 3.5 seconds.',
    '[FLO] Synced with 3s delay.',
    'Warning: Game Desync Detected by player [Thrall#1]',
    'Thrall has lost the connection (timed out).',
  ])('are known announcements: %s', (text) => {
    expect(read(chat(600_000, 1, text))).toEqual([{ from: null, host: true, text }]);
  });

  test('are all before the first moment of the game, if one of them is an announcement', () => {
    const load = 'Longest load by player [Thrall] was 42.98 seconds.';
    const lines = read(chat(0, 1, load), chat(0, 1, 'Visit us'), chat(0, 1, '!pause'), chat(9000, 1, 'hi'));
    expect(lines.map(({ host }) => host)).toEqual([true, true, false, false]);
    expect(read(chat(0, 1, 'hi'))).toEqual([{ from: 'Arthas', host: false, text: 'hi' }]);
  });
});
