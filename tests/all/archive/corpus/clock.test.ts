import { expect, test } from 'vitest';
import { checkClock, doubtfulClock, futureDates } from '../../../../src/archive/corpus/clock.ts';

const NOW = '2026-11-21T10:22:46Z';
const added = (time: string) => new Map([['1_A_B', time]]);

test('a clock that runs backwards is refused, a little difference between machines is not', () => {
  expect(() => checkClock('1999-01-01T00:00:00Z', added(NOW))).toThrow(/1999.*2026/);
  expect(() => checkClock(NOW, added('2026-11-22T09:00:00Z'))).not.toThrow();
  expect(() => checkClock(NOW, new Map())).not.toThrow();
});

test('a clock years ahead of all games is told', () => {
  expect(doubtfulClock('2099-01-01T00:00:00Z', added(NOW))).toContain('2099');
  expect(doubtfulClock('2027-01-01T00:00:00Z', added(NOW))).toBeNull();
  expect(doubtfulClock(NOW, new Map())).toBeNull();
});

test('dates in the future are told, with their list', () => {
  const event = (date: string | null) => ({ id: 'cup', name: 'Cup', organiser: null, date });
  const dates = (events: (string | null)[], time: string, day: string) =>
    futureDates(NOW, {
      added: added(time),
      events: events.map(event),
      publicDays: new Map([['1_A_B', { day, source: 'https://x.test/' }]]),
    }).map((sentence) => sentence.split(':')[0]);
  expect(dates([null, '2026', '2026-11', '2026-11-21'], NOW, '2026-11-21')).toEqual([]);
  expect(dates(['2027', '2026-12', '2099-01-01'], '2099-01-01T00:00:00Z', '2026-12-01')).toEqual([
    'added.json',
    'events.json',
    'events.json',
    'events.json',
    'public.json',
  ]);
});
