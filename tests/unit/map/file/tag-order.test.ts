import { expect, test } from 'vitest';
import { mapFactsSchema, type MapFacts } from '../../../../src/map/file/facts.ts';
import { inTagOrder } from '../../../../src/map/file/tag-order.ts';

const HEX = '0123456789abcdef';

const facts: MapFacts = {
  form: 1,
  id: 'small-map-01234567',
  name: 'Small Map',
  title: null,
  author: null,
  tileset: 'L',
  versions: [{ file: 'SmallMap.w3x', bytes: 1, sha1: HEX.repeat(3).slice(0, 40), sha256: HEX.repeat(4) }],
  playable: [-1024, -1024, 1024, 1024],
  camera: [-512, -512, 512, 512],
  starts: [{ player: 0, x: 0, y: 0 }],
  mines: [{ number: 5, x: 64, y: 0, gold: 12_500 }],
  camps: [
    {
      x: 512,
      y: 512,
      level: 4,
      colour: 'green',
      creatures: [
        { id: 'nogr', number: 2, x: 500, y: 512, level: 3, drops: [{ YkI2: 100 }] },
        { id: 'ngno', number: 8, x: 524, y: 512, level: 1, acquires: 'normal' },
      ],
    },
  ],
  buildings: [{ id: 'ntav', number: 7, x: 0, y: 256 }],
  waygates: [{ id: 'nwgt', number: 1, x: 0, y: 0, to: null }],
  critters: [{ id: 'nshe', number: 6, x: 0, y: 0 }],
  trees: '',
  ground: { walkable: 'M0 0l2 0 0 2z', water: '', shallow: '', levels: [], woods: '' },
};

test('neutral passive objects come first, then hostile ones, each by creation number', () => {
  expect(mapFactsSchema.parse(facts)).toEqual(facts);
  expect(inTagOrder(facts).map(({ id, hostile }) => `${id} ${String(hostile)}`)).toMatchSnapshot();
});

test('creatures are handed on with what they drop', () => {
  expect(inTagOrder(facts).find(({ id }) => id === 'nogr')?.creature?.drops).toEqual([{ YkI2: 100 }]);
});
