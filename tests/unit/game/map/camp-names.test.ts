import { expect, test } from 'vitest';
import { campName, campTitle, placeInFile } from '../../../../src/game/map/camp-names.ts';
import { dropWords } from '../../../../src/game/map/drop-words.ts';
import { mapFacts } from './map-facts.ts';

const camp = (...ids: string[]) => {
  const levels: Record<string, number> = { nomg: 5, nogr: 3, nenf: 5, nftb: 4 };
  const creatures = ids.map((id, number) => ({ id, number, x: 0, y: 0, level: levels[id] ?? null }));
  return { x: 0, y: 0, level: 11, colour: 'orange' as const, creatures };
};

test('a camp is named after the family of its strongest creature', () => {
  expect(campTitle(camp('nftb', 'nogr', 'nomg'))).toBe('Ogre camp, level 11');
  expect(campName(camp('nftb', 'nogr'))).toBe('Forest Troll camp');
  expect(campName(camp('nenf'))).toBe('Bandit camp');
  expect(campName(camp('uDNR'))).toBe('Creep camp');
});

test('a place is told by what stands there', () => {
  const facts = { ...mapFacts([{ id: 'nogr' }]), buildings: [{ id: 'ngad', number: 1, x: -3000, y: 3000 }] };
  expect(placeInFile([-2700, 3000], facts)).toBe('at the Goblin Laboratory');
  const second = { ...facts, buildings: [...facts.buildings, { id: 'ngad', number: 2, x: 3000, y: 0 }] };
  expect(placeInFile([-2700, 3000], second)).toBe('at the north-west Goblin Laboratory');
  expect(placeInFile([1024, 1500], facts)).toBe('at the north-east gold mine');
  expect(placeInFile([0, 0], { ...facts, mines: [] })).toBe('in the middle');
  expect(placeInFile([0, -3000], facts)).toBe('in the south');
});

test('drops are told by class and level, by name, or as a choice', () => {
  const drops = [{ YiI4: 100 }, { YYI2: 50, YkI1: 50 }, { stel: 100 }, { 'YkI/': 100 }];
  expect(dropWords([{ drops }, {}])).toEqual([
    'level 4 permanent',
    'level 2 item or level 1 power-up',
    'Staff of Teleportation',
    'power-up',
  ]);
});
