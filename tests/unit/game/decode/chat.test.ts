/** The chat of a recording: sender, recipients, text and time. */
import { expect, test } from 'vitest';
import { readChat } from '../../../../src/game/decode/chat.ts';
import { chat, leave, pause, train } from '../../../support/recording-writer/events.ts';
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
