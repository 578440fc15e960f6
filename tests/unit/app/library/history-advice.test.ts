/** The visitor's own won games against their lost ones, as the last step of the advice. */
import { parse } from 'node-html-parser';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { partsFor } from '../../../../src/app/library/advice/history-advice.ts';
import { readGameLink } from '../../../../src/app/library/game-link.ts';
import { Parts } from '../../../../src/view/html/Section.tsx';
import { visitorsDuels } from './visitors-duels.ts';

const ROOM = { habits: new Set<string>(), rows: 5, played: true, archived: () => [] };
/** Games won with an early first hero and many actions, and games lost with neither. */
const games = (each: number) =>
  visitorsDuels(each, (lost, n) => ({ hero: (lost ? 95 : 65) + (n % 2), apm: lost ? 80 : 150 }));
const [late] = visitorsDuels(1, () => ({ hero: 120, apm: 70 }));
const now = { ...late!, fingerprint: 'now' };
const html = (parts: ReturnType<typeof partsFor>) => render(h(Parts, { parts, id: 'x' }));

test('a game that is like the lost ones is compared with the won ones, but not in speed', () => {
  expect(html(partsFor(now, games(5), ROOM))).toMatchSnapshot();
});

test('each row leads to its moment or section, to a won game, and to the archive if a game there is better', () => {
  const similar = visitorsDuels(5, (lost, n) => ({
    hero: (lost ? 95 : 65) + (n % 2),
    apm: lost ? 80 : 150,
  })).map((game) => ({ ...game, values: { ...game.values, 'units-5': game.result === 'won' ? 9 : 3 } }));
  const archived = (id: string, value: number) => [{ text: `${id} ${value}`, href: `/replays/${id}/` }];
  const few = { ...now, values: { ...now.values, 'units-5': 2 } };
  const rows = (room: Partial<typeof ROOM>) =>
    parse(html(partsFor(few, similar, { ...ROOM, archived, ...room })))
      .querySelectorAll('li')
      .map((row) => row.querySelectorAll('a').map((link) => link.getAttribute('href')!));
  const played = rows({});
  expect(played.map(([yours, , archive]) => [yours, archive])).toEqual([
    ['#t=2:00', '/replays/first-hero/'],
    ['#t=5:00', '/replays/units-5/'],
  ]);
  expect(played.map(([, best]) => readGameLink(best!))).toEqual([
    { fingerprint: 'duel-0', sec: 65 },
    { fingerprint: 'duel-0', sec: 300 },
  ]);
  // Without a stage, rows can’t link to moments.
  expect(rows({ played: false }).map(({ length }) => length)).toEqual([2, 2]);
  expect(html(partsFor(few, similar, ROOM))).toMatchSnapshot();
  expect(readGameLink('#t=1:00')).toBeNull();
});

test('a game that is like the won ones has nothing to say', () => {
  const [early] = visitorsDuels(1, () => ({ hero: 65, apm: 150 }));
  expect(partsFor({ ...early!, fingerprint: 'now' }, games(5), ROOM)).toEqual([]);
});

test('fewer than five games of either, other races, team games and the game itself don’t count', () => {
  expect(partsFor(now, games(4), ROOM)).toEqual([]);
  expect(
    partsFor(
      now,
      games(5).map((game) => ({ ...game, race: 'O' as const })),
      ROOM,
    ),
  ).toEqual([]);
  expect(
    partsFor(
      now,
      games(5).map((game) => ({ ...game, opponents: ['a', 'b'] })),
      ROOM,
    ),
  ).toEqual([]);
  expect(
    partsFor(
      now,
      games(5).map((game) => ({ ...game, fingerprint: 'now' })),
      ROOM,
    ),
  ).toEqual([]);
});

test('what other advice is about isn’t repeated, and there are only as many rows as there is room', () => {
  const rows = (room: typeof ROOM) => html(partsFor(now, games(6), room)).split('<li>').length - 1;
  expect(rows(ROOM)).toBe(1);
  expect(rows({ ...ROOM, rows: 0 })).toBe(0);
  expect(rows({ ...ROOM, habits: new Set(['first-hero']) })).toBe(0);
});
