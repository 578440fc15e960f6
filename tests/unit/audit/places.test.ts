import { expect, test } from 'vitest';
import { auditPlaces } from '../../../src/audit/places.ts';
import type { Places } from '../../../src/replay/derive/places/places.ts';

test('each sight but the first is held against the estimate just before it', () => {
  const steps = [
    { ms: 0, at: [0, 0], to: null, seen: true },
    { ms: 1000, at: [0, 0], to: [2900, 0], seen: false },
    { ms: 6000, at: [1450, 100], to: [2900, 0], seen: true },
    { ms: 30_000, at: [2900, 300], to: [2900, 0], seen: true },
  ] as const;
  const places = { heroes: [{ slot: 1, id: 'Hamg', object: 0, steps }], hostile: [], fights: [] };
  const audit = auditPlaces([places as unknown as Places]);
  expect(audit.all).toEqual({ n: 2, p50: 300, p75: 300, p90: 300 });
  expect(audit.unseen.n).toBe(1);
  expect(audit).toMatchObject({ standing: { n: 1, p90: 300 }, inDisc: 1, walking: { n: 0, p50: null } });
});
