import { expect, test } from 'vitest';
import { experienceOf, levelTimes } from '../../../../src/game/map/experience.ts';

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
