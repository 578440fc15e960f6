/** Where players start creeping in games that were read order by order; an earlier reader gave other results. */
import { expect, test } from 'vitest';
import { fileIn, placesOf } from '../../../src/archive/count/map-files.ts';
import { toldOf } from '../../../src/archive/count/games-on-map.ts';
import { formatClock } from '../../../src/game/clock.ts';
import { archive } from '../../support/whole-archive.ts';

const gameOf = (start: string) => archive.games.find(({ replayId }) => replayId.startsWith(`${start}_`))!;

const creeping = (game: (typeof archive.games)[number]): string[] =>
  toldOf(archive, game)
    .moments.filter(({ kind }) => kind === 'camp')
    .map(
      ({ ms, sentence }) => `${formatClock(ms)} ${sentence.replace(/(?:,? (?:at|near|on|in) | the ).*/, '')}`,
    );

test.each([
  // Ghouls attack a tree for lumber from 0:32 and 0:40 on.
  ['3045934271', '2:21 SyDe starts creeping'],
  ['3270678430', '2:20 Happy starts creeping'],
  // Workers scout past creatures and attack critters.
  ['1640262494', '2:12 Happie starts creeping'],
  ['1058310471', '2:22 WaN starts creeping'],
  ['3826087129', '2:09 IFFI starts creeping'],
  // The earlier targets are sheep.
  ['1058310471', '5:01 Розовый starts creeping'],
  ['1991206219', '2:46 LiiLD.C starts creeping'],
  // A Wind Rider clicks on a creature and flies away 0.3 s later; Archers run away after 0.7 s.
  ['3596780911', '7:05 LFSoin starts creeping'],
  ['394158423', '3:07 Smurf starts creeping'],
  // An Ancient of War arrives before the Archers.
  ['2396957338', '1:53 pischner starts creeping'],
  // Before that, he lures creatures: within a second, each order at one is followed by an order to leave.
  ['3342605160', '3:41 Happy starts creeping'],
  ['1698790570', '3:14 Franzyzz starts creeping'],
  // The enemy was at that camp earlier.
  ['1450584167', '2:49 Fly100% attacks'],
])('%s: %s', (start, told) => {
  expect(creeping(gameOf(start))).toContain(told);
});

test('a side that begins no visit by itself does not start creeping', () => {
  expect(creeping(gameOf('1450584167'))).toEqual(['2:11 yAwS starts creeping', '2:49 Fly100% attacks']);
});

/** Critters follow the creatures of the file in numerical order, each 16 tags later. */
const CRITTER_STEP = 16;

test('the sheep of Concealed Hill have one tag in every game on it', () => {
  const game = gameOf('1058310471');
  const { log, places } = placesOf(archive, game)!;
  const target = log.orders.find(
    ({ slot, ms, kind }) => slot === 2 && ms === 147_450 && kind === 'attack',
  )!.target!;
  const { facts, tags } = fileIn(archive, game)!;
  const { tag } = log.objects[target]!;
  expect(places.creatures[target]).toBeNull();
  const offset = tag - tags!.tags.at(-1)!;
  const critters = facts.critters.toSorted((a, b) => a.number - b.number);
  const homes = archive.games.flatMap((other) => {
    const file = fileIn(archive, other);
    if (file?.facts.id !== facts.id) return [];
    const found = placesOf(archive, other)!;
    return found.log.objects.flatMap((object, number) => {
      const at = found.places.points.get(number)?.[0];
      const index = (object.tag - file.tags!.tags.at(-1)! - offset) / CRITTER_STEP + 12;
      const home = critters[index];
      return object.map && at && home ? [Math.hypot(home.x - at[0], home.y - at[1])] : [];
    });
  });
  expect(critters[12]).toMatchObject({ id: 'nshe' });
  homes.sort((a, b) => a - b);
  // Critters move around: half of the targeted ones were within 850 units of their homes, on a map 10,000 wide.
  expect(homes.length).toBeGreaterThan(40);
  expect(homes[Math.floor(homes.length / 2)]).toBeLessThan(850);
});

test('a right click of a Barracks on a scouting Wisp sets its rally point: the first attack order comes later', () => {
  const { moments } = toldOf(archive, gameOf('905018518'));
  const contacts = moments.filter(({ kind }) => kind === 'contact').map(({ ms }) => formatClock(ms));
  expect(contacts).toEqual(['1:57']);
});
