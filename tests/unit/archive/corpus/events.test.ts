import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEvents } from '../../../../src/archive/corpus/events.ts';
import { EVENTS, save, temporaryFolder } from './temporary-corpus.ts';

const events = (content: unknown) => {
  const root = temporaryFolder();
  save(join(root, 'events.json'), typeof content === 'string' ? content : JSON.stringify(content));
  return () => readEvents(root);
};
const event = { id: 'a', name: 'A', organiser: null, date: null };

describe('events.json', () => {
  it('is read as it stands; an absent one has no events', () => {
    expect(events(EVENTS)()).toEqual(EVENTS);
    const told = { series: 'S', stage: 'Final', place: 'X', certainty: 'likely', source: 'It is said.' };
    expect(events([{ ...event, ...told }])()).toEqual([{ ...event, ...told }]);
    const rounds = { source: 'It is said.', rounds: [{ name: 'Final', series: [['X', 'Y']] }] };
    expect(events([{ ...event, ...rounds }])()).toEqual([{ ...event, ...rounds }]);
    expect(readEvents(temporaryFolder())).toEqual([]);
  });

  it.each([
    ['[', 'events.json: not valid JSON: '],
    [[{ ...event, date: 'May' }], 'events.json: 0.date: '],
    [[{ ...event, id: 'A B' }], 'events.json: 0.id: '],
    [[{ ...event, id: 'fixtures' }], 'events.json: 0.id: '],
    [[event, event], 'events.json: 1.id: '],
    [[{ ...event, venue: 'x' }], 'events.json: 0: Unrecognized key'],
    [[{ ...event, certainty: 'sure', source: 'S.' }], 'events.json: 0.certainty: '],
    [[{ ...event, certainty: 'likely' }], 'events.json: 0.source: '],
    [[{ ...event, rounds: [{ name: 'Final', series: [['X', 'Y']] }] }], 'events.json: 0.source: '],
    [[{ ...event, source: 'S.', rounds: [{ name: 'Final', series: [['X']] }] }], '0.rounds.0.series.0: '],
    [[{ ...event, source: 'http://a.b' }], 'events.json: 0.source: '],
  ])('%j names file and field', (content, message) => {
    expect(events(content)).toThrow(message);
  });

  it('of the archive is valid', () => {
    const own = readEvents(join(import.meta.dirname, '../../../../replays'));
    expect(own.length).toBeGreaterThan(0);
  });
});
