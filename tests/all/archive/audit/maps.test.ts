import { expect, test } from 'vitest';
import { auditLevels, checkLevels } from '../../../../src/archive/audit/levels.ts';
import { auditMaps } from '../../../../src/archive/audit/maps.ts';
import { mapFromAnchors } from '../../../../src/map/fit/map-of-game.ts';
import { mapFacts, tagsOf } from '../../../unit/map/map-facts.ts';

const MAP = mapFacts(Array.from({ length: 10 }, () => ({ id: 'nogr' })));
const TAGS = tagsOf(MAP);
const creep = (place: number, kind: string | null = null, stands = place) => ({
  tag: TAGS[place]!,
  at: [stands * 400, 1600] as const,
  kind,
});
const anchors = [0, 4, 9].map((place) => [place, TAGS[place]!] as const);

test('creatures are counted by what speaks for the creature they are taken for', () => {
  const found = auditMaps([
    {
      name: 'Small',
      games: 2,
      map: mapFromAnchors(MAP, 'exact', anchors),
      creeps: [
        creep(0, 'nogr'),
        creep(4, 'nfsh'),
        // Found at the place of another creature.
        creep(6, null, 7),
        // Between two creatures, and a tree far before them.
        { tag: TAGS[2]! + 14, at: [0, 0], kind: null },
        { tag: 4000, at: [0, 0], kind: null },
      ],
    },
    { name: 'Other', games: 1, map: null, creeps: [creep(0)] },
  ]);
  expect(found).toMatchObject({
    files: 2,
    games: 3,
    matches: { file: 0, exact: 2, places: 0, none: 1 },
    aimedAt: 4,
    assigned: 3,
    anchors: 3,
    foretold: 3,
    atHome: 3,
    sameAtHome: 2,
    kinds: 2,
    sameKind: 1,
  });
  expect(found.maps.map(({ name, games }) => [name, games])).toEqual([
    ['Other', 1],
    ['Small', 2],
  ]);
});

test('a learned creature that is off the steps of all others is not foretold', () => {
  const off = [0, 2, 4, 7, 9].map((place) => [place, TAGS[place]! + (place === 4 ? 20 : 0)] as const);
  const found = auditMaps([{ name: '', games: 1, map: mapFromAnchors(MAP, 'exact', off), creeps: [] }]);
  expect(found).toMatchObject({ anchors: 5, foretold: 4 });
});

test('levels that are proven before their bounds are counted, and errors by race for first heroes', () => {
  const signs = { slot: 1, id: 'Hamg', proven: [0, 90_000], earliest: [100_000], likely: [80_000] };
  const { heroes, broken, spreads } = auditLevels([
    checkLevels(signs, 'H', true),
    checkLevels({ ...signs, earliest: [60_000], likely: [] }, 'H', false),
  ]);
  expect({ heroes, broken }).toEqual({ heroes: 2, broken: 1 });
  expect(spreads.filter(({ n }) => n > 0)).toEqual([
    { level: 2, race: null, n: 1, p50: 10_000, p75: 10_000 },
    { level: 2, race: 'H', n: 1, p50: 10_000, p75: 10_000 },
  ]);
});
