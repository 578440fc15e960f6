import { expect, test } from 'vitest';
import { auditPlaces, checkPlaces } from '../../../../src/archive/audit/places.ts';
import type { Places } from '../../../../src/game/derive/places/places.ts';

test('each sight but the first is held against the estimate just before it', () => {
  const steps = [
    { ms: 0, at: [0, 0], to: null, seen: true },
    { ms: 1000, at: [0, 0], to: [2900, 0], seen: false },
    { ms: 6000, at: [1450, 100], to: [2900, 0], seen: true },
    { ms: 30_000, at: [2900, 300], to: [2900, 0], seen: true },
  ] as const;
  const places = { sides: [], heroes: [{ slot: 1, id: 'Hamg', object: 0, steps }], hostile: [], fights: [] };
  const audit = auditPlaces([checkPlaces(places as unknown as Places)]);
  expect(audit.overall).toEqual({ n: 2, p50: 200, p75: 250, p90: 280 });
  expect(audit.unseen.n).toBe(1);
  expect(audit).toMatchObject({ standing: { n: 1, p90: 300 }, inDisc: 1, walking: { n: 0, p50: null } });
});

test('attack orders are counted in games of one against one, fights in all', () => {
  const orders = [1, 2, 3];
  const fight = { startMs: 5000, endMs: 65_000, orders: orders.slice(1) };
  const game = (slots: number[][]) =>
    checkPlaces({
      sides: slots.map((own, team) => ({ team, slots: own })),
      heroes: [],
      hostile: orders,
      fights: [fight],
    } as unknown as Places);
  expect(auditPlaces([game([[1], [2]]), game([[1, 2], [3]])])).toMatchObject({
    games: 2,
    fights: 2,
    longestFightMs: 60_000,
    hostile: 3,
    inFights: 2,
  });
});
