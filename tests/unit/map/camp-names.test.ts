import { expect, test } from 'vitest';
import { campName, campPlace, campTitle, placeInFile } from '../../../src/map/ground/camp-names.ts';
import { dropWords } from '../../../src/map/levels/drop-words.ts';
import { mapFacts } from './map-facts.ts';
import { LANDMARK_WORDS } from '../../../src/map/words.ts';

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
  expect(placeInFile([-2700, 3000], second)).toBe(
    LANDMARK_WORDS.atLandmarkIn('north-west', 'Goblin Laboratory'),
  );
  expect(placeInFile([1024, 1500], facts)).toBe(LANDMARK_WORDS.atGoldMine('north-east'));
  expect(placeInFile([0, 0], { ...facts, mines: [] })).toBe('in the middle');
  expect(placeInFile([0, -3000], facts)).toBe('in the south');
});

test('drops are told by class and level, by name, or as a choice', () => {
  const drops = [{ YiI4: 100 }, { YYI2: 50, YkI1: 50 }, { stel: 100 }, { 'YkI/': 100 }];
  expect(dropWords([{ drops }, {}])).toMatchSnapshot();
});

test('camps with the same creatures have the same name, in whatever order the file lists them', () => {
  expect(campName(camp('nenf', 'nomg'))).toBe(campName(camp('nomg', 'nenf')));
  expect(campName(camp('nenf', 'nomg', 'nomg'))).toBe('Ogre camp');
});

test('like camps at one landmark are told apart by side', () => {
  const at = (x: number, y: number, ...ids: string[]) => ({ ...camp(...ids), x, y });
  const facts = { ...mapFacts([{ id: 'nogr' }]), mines: [], buildings: [] };
  const [west, east, other] = [at(-300, -3000, 'nogr'), at(300, -3000, 'nogr'), at(0, -3000, 'nenf')];
  const two = { ...facts, camps: [east, other, west] };
  expect(two.camps.map((one) => campPlace(one, two))).toMatchSnapshot();
  const three = { ...facts, camps: [west, east, at(0, -3000, 'nogr')] };
  expect(campPlace(three.camps[2]!, three)).toBe('in the south, number 2 from the west');
});

test('two gold mines or shops in one direction are told apart by side', () => {
  const facts = mapFacts([{ id: 'nogr' }]);
  const thing = (number: number, x: number, y: number) => ({ id: 'ngme', number, x, y, gold: 12_500 });
  const [high, low] = [thing(1, -3000, -2000), thing(2, -2200, -3300)];
  const two = { ...facts, buildings: [], waygates: [], mines: [high, low] };
  const words = [high, low].map(({ x, y }) => placeInFile([x + 300, y], two));
  const mine = LANDMARK_WORDS.atGoldMine('south-west');
  expect(words).toEqual([`${mine}, farther north`, `${mine}, farther south`]);
  const shops = { ...two, mines: [], buildings: [high, low] };
  expect(new Set([high, low].map(({ x, y }) => placeInFile([x, y], shops))).size).toBe(2);
});
