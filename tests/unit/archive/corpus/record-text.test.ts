import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../../../src/archive/corpus/read-record.ts';
import { recordText } from '../../../../src/archive/corpus/record-text.ts';
import type { ReplayRecord } from '../../../../src/game/stored/record.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { recordOf } from './temporary-corpus.ts';

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
    ['{', 'JSON: '],
    ['null', 'the file: '],
    [JSON.stringify({ format: 3, recording }), 'game: '],
    [JSON.stringify({ format: 3, recording, game, chat: [] }), 'the file: '],
    [JSON.stringify({ format: 3, recording, game: { ...game, clockMs: -1 } }), 'game.clockMs: '],
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
