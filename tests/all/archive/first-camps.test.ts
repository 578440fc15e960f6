/** Where players start creeping in games that were read order by order; an earlier reader gave other results. */
import { expect, test } from 'vitest';
import { fileIn } from '../../../src/archive/count/map-files.ts';
import { chronicleIn, placesOf } from '../../../src/archive/count/games-on-map.ts';
import { formatClock } from '../../../src/game/clock.ts';
import { archive } from '../../support/whole-archive.ts';

const gameOf = (start: string) => archive.games.find(({ replayId }) => replayId.startsWith(`${start}_`))!;

const creeping = (game: (typeof archive.games)[number]): string[] =>
  chronicleIn(archive, game)
    .moments.filter(({ kind }) => kind === 'camp')
    .map(
      ({ ms, sentence }) => `${formatClock(ms)} ${sentence.replace(/(?:,? (?:at|near|on|in) | the ).*/, '')}`,
    );

/** The name that pages show for a player, by place in the lobby: it may have been removed. */
const nameIn = ({ analysis }: (typeof archive.games)[number], at: number): string =>
  analysis.players[at]!.handle;

test.each([
  // Ghouls attack a tree for lumber from 0:32 and 0:40 on.
  ['3045934271', 0, '2:21', 'starts creeping'],
  ['3270678430', 1, '2:20', 'starts creeping'],
  // Workers scout past creatures and attack critters.
  ['1640262494', 0, '2:12', 'starts creeping'],
  ['1058310471', 0, '2:22', 'starts creeping'],
  ['3826087129', 1, '2:09', 'starts creeping'],
  // The earlier targets are sheep.
  ['1058310471', 1, '5:01', 'starts creeping'],
  ['1991206219', 1, '2:46', 'starts creeping'],
  // A Wind Rider clicks on a creature and flies away 0.3 s later; Archers run away after 0.7 s.
  ['3596780911', 0, '7:05', 'starts creeping'],
  ['394158423', 1, '3:07', 'starts creeping'],
  // An Ancient of War arrives before the Archers.
  ['2396957338', 0, '1:53', 'starts creeping'],
  // Before that, he lures creatures: within a second, each order at one is followed by an order to leave.
  ['3342605160', 1, '3:41', 'starts creeping'],
  ['1698790570', 0, '3:14', 'starts creeping'],
  // The enemy was at that camp earlier.
  ['1450584167', 0, '2:49', 'attacks'],
])('%s: player %i, %s %s', (start, at, clock, does) => {
  expect(creeping(gameOf(start))).toContain(`${clock} ${nameIn(gameOf(start), at)} ${does}`);
});

test('a side that begins no visit by itself does not start creeping', () => {
  const game = gameOf('1450584167');
  expect(creeping(game)).toEqual([
    `2:11 ${nameIn(game, 1)} starts creeping`,
    `2:49 ${nameIn(game, 0)} attacks`,
  ]);
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
  const { moments } = chronicleIn(archive, gameOf('905018518'));
  const contacts = moments.filter(({ kind }) => kind === 'contact').map(({ ms }) => formatClock(ms));
  expect(contacts).toEqual(['1:57']);
});
