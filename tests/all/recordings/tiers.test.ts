import { describe, expect, test } from 'vitest';
import { playerFacts } from '../../../src/game/derive/player-facts.ts';
import { HALL_UPGRADE_MS } from '../../../src/game/derive/tiers.ts';
import { decodedRecordings, isMelee } from './decoded.ts';

const { missing, decoded } = decodedRecordings('tiers of all recordings');

/** Upgrades seen finished less than 140 s after their order. */
const SOONER: Record<string, string> = {
  'melee/roc-losttemple-mapname.w3g': 'Reign of Chaos 1.2x: a Tree of Ages after 129.07 s',
};

const facts = decoded
  .filter(isMelee)
  .flatMap(({ entry, game }) =>
    game.players
      .filter(({ kind }) => kind === 'human')
      .map((player) => ({ path: entry.path, name: player.name, ...playerFacts(game, player) })),
  );
const tiers = facts.flatMap(({ path, name, tiers: own, steps }) =>
  own.map((tier) => ({
    path,
    name,
    ...tier,
    orders: steps.filter((step) => step.id === tier.id && step.type === 'upgrade').length,
  })),
);

describe.skipIf(missing)('tiers', () => {
  test('are seen 140 s after their order at the earliest', () => {
    const pairs = tiers.flatMap(({ path, orders, orderedMs, observedMs }) =>
      orders === 1 && orderedMs !== null && observedMs !== null ? [{ path, ms: observedMs - orderedMs }] : [],
    );
    // Without pairs the check would prove nothing.
    expect(pairs.length).toBeGreaterThan(400);
    const sooner = pairs.filter(({ ms }) => ms < HALL_UPGRADE_MS - 1000);
    expect(sooner).toEqual([{ path: 'melee/roc-losttemple-mapname.w3g', ms: 129_072 }]);
    expect(Object.keys(SOONER)).toEqual(sooner.map(({ path }) => path));
    expect(sooner.length / pairs.length).toBeLessThan(0.01);
    const sorted = pairs.map(({ ms }) => ms).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 100)]).toBeGreaterThan(140_000);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(160_000);
  });

  test('come in order', () => {
    for (const { path, name, tiers: own } of facts) {
      const [second, third] = own.map((tier) => tier.observedMs ?? tier.neededMs);
      if (third == null) continue;
      expect(second, `${path} ${name}`).not.toBeNull();
      expect(third, `${path} ${name}`).toBeGreaterThanOrEqual(second ?? Infinity);
    }
  });

  test('are needed by no order before they can have been reached', () => {
    const both = tiers.filter(({ orderedMs, neededMs }) => orderedMs !== null && neededMs !== null);
    expect(both.length).toBeGreaterThan(400);
    const early = both.filter(({ orderedMs, neededMs }) => neededMs! < orderedMs! + HALL_UPGRADE_MS - 1000);
    expect(early.map(({ path, name, id }) => [path, name, id])).toEqual([]);
  });

  test('have an order where they were seen', () => {
    const unordered = tiers.filter(({ orderedMs, observedMs }) => observedMs !== null && orderedMs === null);
    expect(unordered.map(({ path, name, id }) => [path, name, id])).toEqual([]);
  });

  test('are seldom in doubt', () => {
    const doubts = new Map<string, number>();
    for (const { doubt } of tiers) if (doubt) doubts.set(doubt, (doubts.get(doubt) ?? 0) + 1);
    expect(Object.fromEntries(doubts)).toEqual({
      contradicted: 1,
      unfinished: 17,
      repeated: 5,
      cancelled: 4,
    });
  });
});
