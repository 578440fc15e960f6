import { expect, test } from 'vitest';
import { unitTracks } from '../../../src/map/track/unit-tracks.ts';
import { log, object, order } from '../../support/order-log.ts';

const grunt = object({ forms: [[0, 'ogru']], commands: [[1, 9]] });
const peon = object({ forms: [[0, 'opeo']], commands: [[1, 9]] });
const barracks = object({ forms: [[0, 'obar']], commands: [[1, 9]] });
const hero = object({ forms: [[0, 'Ofar']], commands: [[1, 9]] });
const places = {
  owners: [1, 1, 1, 1],
  sides: [
    { team: 0, slots: [1] },
    { team: 1, slots: [2] },
  ],
  starts: [{ slot: 1, at: [-1000, 0] as const, basis: 'hall' as const, seen: 1, tree: false }],
};

test('a unit comes from its start, goes where it led an order, and is where it was aimed at', () => {
  const tracks = unitTracks(
    log(
      [grunt, peon, barracks, hero],
      [
        order({ ms: 1000, kind: 'move', at: [0, 0], leader: 0 }),
        order({ ms: 2000, kind: 'move', at: [0, 0], leader: 1 }),
        order({ ms: 3000, kind: 'smart', at: [0, 0], leader: 2 }),
        order({ ms: 4000, kind: 'move', at: [0, 0], leader: 3, heroes: [3] }),
        order({ ms: 9000, slot: 2, kind: 'attack', at: [-800, 0], target: 0 }),
      ],
    ),
    places,
  );
  expect(tracks).toMatchSnapshot();
});
