import { expect, test } from 'vitest';
import { decodeTrack } from '../../../src/map/story/decode-track.ts';
import type { GameAnalysis } from '../../../src/game/analysis.ts';
import type { Places } from '../../../src/game/derive/places/places.ts';
import { encodeTrack, gameTrack } from '../../../src/map/story/track.ts';
import { stateAt } from '../../../src/game/derive/places/hero-state.ts';
import { trackHeroes } from '../../../src/game/derive/places/tracks.ts';
import { log, object, order } from '../../support/order-log.ts';

const HERO = object({ forms: [[0, 'Hamg']], commands: [[1, 9]] });

test('columns give the same states back, to the rounding', () => {
  const orders = [
    order({ ms: 1000, slot: 2, kind: 'attack', at: [160, 320], target: 0 }),
    order({ ms: 4000, kind: 'move', at: [3200, -640], heroes: [0] }),
    order({ ms: 9000, slot: 2, kind: 'attack', at: [1600, -16], target: 0 }),
    order({ ms: 12_000, kind: 'stop', heroes: [0] }),
    order({ ms: 20_000, kind: 'item', at: [-8000, 0], heroes: [0] }),
    order({ ms: 60_000, kind: 'revive', at: [0, 0], target: 0 }),
    order({ ms: 90_000, kind: 'attack', at: [0, 160], heroes: [0] }),
  ];
  const [track] = trackHeroes(log([HERO], orders), [1], (_, [x]) => (x < -5000 ? [-8000, 0] : undefined));
  const columns = encodeTrack(track!);
  expect(columns.kinds).toBe('Swsnpdw');
  const again = { ...track!, steps: decodeTrack(columns) };
  for (let ms = 0; ms < 100_000; ms += 250) {
    const [was, is] = [stateAt(track!, ms), stateAt(again, ms)];
    expect(is.state).toBe(was.state);
    if ('at' in was && 'at' in is)
      expect(Math.hypot(was.at[0] - is.at[0], was.at[1] - is.at[1])).toBeLessThan(24);
  }
});

test.each([
  ['1.31', 6072, 150],
  ['1.35', 6115, 140],
  ['2.00', 6117, 135],
])(
  'buildings of patch %s, build %i, take the time of their release: a Great Hall %i s',
  (patch, build, seconds) => {
    const built = { slot: 1, ms: 60_000, at: [0, 0], id: 'ogre', hall: true };
    const none = { heroes: [], fights: [], halls: [], camps: [], sides: [], portals: [] };
    const places = { ...none, buildings: [built] } as unknown as Places;
    const analysis = { patch, build } as GameAnalysis;
    expect(gameTrack(places, log([], []), analysis, null).buildings.map((row) => row[5])).toEqual([seconds]);
  },
);
