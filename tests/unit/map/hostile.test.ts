import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawCard, drawMapCard, drawThumbnail } from '../../../src/map/card/card.ts';
import { mapEntry } from '../../../src/map/fit/entry.ts';
import { mapEvidence } from '../../../src/map/ground/evidence.ts';
import { mapUse } from '../../../src/map/fit/map-use.ts';
import { decodeTrack } from '../../../src/map/story/decode-track.ts';
import { gameTrack } from '../../../src/map/story/track.ts';
import { FARTHEST } from '../../../src/game/derive/places/point.ts';
import { readOrderLog } from '../../../src/game/derive/places/order-log.ts';
import { findPlaces } from '../../../src/game/derive/places/places.ts';
import type { GameAnalysis } from '../../../src/game/analysis.ts';
import type { Game } from '../../../src/game/game.ts';
import { runsOf } from '../../support/generators/runs.ts';

const number = fc.oneof(
  fc.integer({ min: -600, max: 600 }),
  fc.constantFrom(NaN, Infinity, -Infinity, 1e38, -1e38, 0),
);
const columns = fc.integer({ min: 0, max: 60 }).chain((length) => {
  const list = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: length, maxLength: length });
  return fc.record({
    slot: fc.integer({ min: 1, max: 3 }),
    times: list(fc.integer({ min: 0, max: 400 })),
    x: list(number),
    y: list(number),
    kinds: list(fc.constantFrom(...'sampgfcidbvoSVI')).map((letters) => letters.join('')),
    targets: list(fc.integer({ min: 0, max: 12 })),
    selected: list(fc.integer({ min: 0, max: 3 })),
    heroSets: fc.constant([[], [0], [1, 0], [99]]),
  });
});
const objects = fc.array(
  fc.record(
    {
      tag: fc.constant([1, 2]),
      seen: fc.constant([0, 0]),
      forms: fc.array(
        fc.tuple(fc.nat(90_000), fc.constantFrom('Hamg', 'htow', 'ngol', 'nogr', 'etol', 'hfoo')),
        {
          minLength: 1,
          maxLength: 2,
        },
      ),
      commands: fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(9)), { maxLength: 2 }),
      map: fc.constant(true),
    },
    { requiredKeys: ['tag', 'seen'] },
  ),
  { maxLength: 10 },
);

const player = (slot: number) => ({
  slot,
  name: `P${slot}`,
  kind: 'human',
  team: slot,
  race: 'H',
  units: [],
  events: [],
});

test('no coordinate, target or selection makes anything throw, and no place leaves the world', () => {
  fc.assert(
    fc.property(objects, fc.array(columns, { maxLength: 3 }), (things, orders) => {
      const game = {
        objects: things,
        orders,
        players: [1, 2, 3].map(player),
        leaves: [],
        clockMs: 100_000,
        randomSeed: 1,
        map: { path: 'a.w3x', checksum: '1' },
      } as unknown as Game;
      const analysis = { patch: null, build: 0 } as GameAnalysis;
      const log = readOrderLog(game)!;
      const places = findPlaces(game, log);
      const within = ([x, y]: readonly [number, number]) =>
        Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;
      expect(places.fights.every(({ at }) => within(at))).toBe(true);
      expect(places.heroes.flatMap(({ steps }) => steps).every(({ at }) => within(at))).toBe(true);
      const entry = mapEntry([mapEvidence(game, log, places)]);
      const drawings = [
        drawCard(entry, { places, names: new Map(), pins: [] }, { id: 'm' }),
        drawMapCard(entry, mapUse(entry, []), { id: 'm' }),
        drawThumbnail(entry),
      ];
      expect(drawings.join('')).not.toMatch(/NaN|Infinity|undefined/);
      for (const track of gameTrack(places, log, analysis, null).heroes) decodeTrack(track);
    }),
    runsOf(60),
  );
});
