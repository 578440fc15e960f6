import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../../../src/archive/corpus/record.ts';
import { recordText } from '../../../../src/archive/corpus/record-text.ts';
import type { ReplayRecord } from '../../../../src/game/stored/record.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { recordOf } from './temporary-corpus.ts';

const parse = (line: string): unknown => JSON.parse(line);
const sentence = (text: string) => {
  const parsed = parseRecord(text);
  return parsed.ok ? 'ok' : parsed.failure.sentence;
};

describe('record text', () => {
  const record = recordOf(duel({ names: ['Ärthas "the"', 'スラル'], observers: ['Caster'] }));
  const text = recordText(record);

  it('gives the same record back', () => {
    expect(parseRecord(text)).toEqual({ ok: true, value: record });
  });

  it('has one line for each object', () => {
    const { objects } = record.game;
    expect(objects!.length).toBeGreaterThan(5);
    const [slot, serial] = objects![0]!.tag;
    expect(text.match(/^ {6}\[\d+,\d+,\d+,\d+/gm)).toHaveLength(objects!.length);
    expect(text).toContain(`\n      [${slot},${serial},`);
  });

  it('has one line for each event, unit and leave', () => {
    const lines = new Set(text.split('\n').map((line) => line.trim().replace(/,$/, '')));
    const { players, leaves } = record.game;
    expect(players[0]!.events.length).toBeGreaterThan(5);
    const units = players.flatMap((player) => player.units);
    for (const item of [...leaves, ...units]) expect(lines).toContain(JSON.stringify(item));
    const events = players.flatMap((player) => player.events);
    expect([...lines].filter((line) => line.startsWith('{"ms"') && line.includes('"do"')).map(parse)).toEqual(
      expect.arrayContaining(events),
    );
    expect(text.endsWith('}\n')).toBe(true);
  });

  it('does not depend on the order in which keys were made', () => {
    expect(recordText(reverseKeys(record))).toBe(text);
    const parsed = parseRecord(text);
    expect(parsed.ok && recordText(parsed.value)).toBe(text);
  });

  it('refuses to write what is no record', () => {
    expect(() => recordText({ ...record, recording: { ...record.recording, sha256: 'x' } })).toThrow(
      'sha256',
    );
  });
});

describe('parsing a record', () => {
  const { recording, game } = JSON.parse(recordText(recordOf())) as ReplayRecord;

  it.each([
    ['{', 'The record is not valid JSON: '],
    ['null', 'The record does not fit its schema: the file: '],
    [JSON.stringify({ format: 3, recording }), 'The record does not fit its schema: game: '],
    [
      JSON.stringify({ format: 3, recording, game, chat: [] }),
      'The record does not fit its schema: the file: ',
    ],
    [
      JSON.stringify({ format: 3, recording, game: { ...game, clockMs: -1 } }),
      'The record does not fit its schema: game.clockMs: ',
    ],
  ])('names what is wrong with %.40s', (text, start) => {
    expect(sentence(text)).toContain(start);
  });
});

function reverseKeys<T>(value: T): T {
  if (Array.isArray(value)) return value.map(reverseKeys) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, reverseKeys(item)] as const);
  return Object.fromEntries(entries.reverse()) as T;
}
