import { expect, test } from 'vitest';
import { factsIn } from '../../../src/map/levels/creature-levels.ts';
import { campsOf } from '../../../src/map/file/camps.ts';
import { creatureLevel } from '../../../src/game/objects/creatures.ts';
import { needsByRelease } from '../../../src/game/objects/numbers/by-release.ts';
import { mapFacts } from './map-facts.ts';
import { experienceOf, levelTimes } from '../../../src/map/levels/hero-levels.ts';

test('a hero gets 80 % of the first creeps, less with each level, and none from level 5 on', () => {
  const creep = (ms: number, level: number) => ({ ms, experience: experienceOf(level), creep: true });
  // 85 + 60 + 60 + 60 = 265, of which 212 count.
  expect(levelTimes([creep(1, 4), creep(2, 3), creep(3, 3), creep(4, 3)])).toEqual([4]);
  const many = Array.from({ length: 60 }, (_, ms) => creep(ms, 5));
  expect(levelTimes(many)).toHaveLength(4);
  expect(levelTimes([...many, { ms: 99, experience: 600, creep: false }])).toHaveLength(5);
});

test('levels go to 10, whatever is killed', () => {
  expect(levelTimes([{ ms: 7, experience: 1e6, creep: false }])).toEqual(Array(9).fill(7));
  expect([experienceOf(null), experienceOf(1), experienceOf(10), experienceOf(11)]).toEqual([
    25, 25, 340, 340,
  ]);
});

test('a Satyr Hellcaller has level 9 until 2.0.1 and 8 since 2.0.2, with its camp and what it is worth', () => {
  const creatures = [{ id: 'nsth' }, { id: 'nsat' }].flatMap(({ id }) =>
    mapFacts([{ id }]).camps[0]!.creatures.map((one) => ({ ...one, level: creatureLevel(id) })),
  );
  const facts = { ...mapFacts([]), camps: campsOf(creatures) };
  const levelsIn = (releases: string[]) =>
    factsIn(facts, { patch: '2.00', build: 6115, releases }).camps.map(
      ({ level, colour, creatures: [one] }) => [...[level, colour], experienceOf(one!.level)],
    );
  expect(levelsIn(['2.0.0', '2.0.1'])).toEqual([[10, 'orange', 285]]);
  expect(levelsIn(['2.0.2', '2.0.4'])).toEqual([[9, 'green', 235]]);
  // The higher level bounds what a hero can have got.
  expect(levelsIn(['2.0.1', '2.0.2'])).toEqual([[10, 'orange', 285]]);
  const others = mapFacts([{ id: 'nsat' }]);
  expect(factsIn(others, { patch: '2.00', build: 6117 })).toBe(others);
  expect(needsByRelease('nsth').map(({ release, level }) => [release, level])).toMatchSnapshot();
});
