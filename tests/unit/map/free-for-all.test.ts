/** A free-for-all, from the recording to its page, because the archive has none. */
import { expect, test } from 'vitest';
import { gameWithoutFile } from '../../../src/map/story/game-on-map.ts';
import { decode } from '../../../src/game/decode/decode.ts';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { command, leave, selectOne } from '../../support/recording-writer/events.ts';
import { opening } from '../../support/recording-writer/opening.ts';
import { RACE_OBJECTS } from '../../support/recording-writer/race-objects.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';

const RACES = ['H', 'O', 'E', 'U'] as const;
const NAMES = ['Ann', 'Bea', 'Cay', 'Dot'];
/** The tag of a player's hero in the openings. */
const heroOf = (player: number) => player * 1000 + 6;

/** Orders of a player's hero at another player's hero, one per second, on open ground. */
const attack = (fromMs: number, player: number, foe: number, orders: number) =>
  Array.from({ length: orders }, (_, second) =>
    command(
      fromMs + second * 1000,
      player,
      ...selectOne(RACE_OBJECTS[RACES[player - 1]!].hero, heroOf(player)),
      { kind: 'order-object', order: 0x000d0003, x: 9000, y: 9000, target: heroOf(foe), flags: 0x40 },
    ),
  );

const decoded = decode(
  writeRecording({
    ...duel({ patch: '1.31' }),
    lobby: RACES.map((race, index) => ({
      kind: 'player',
      playerId: index + 1,
      name: NAMES[index]!,
      team: index,
      color: index,
      raceFlag: 0x40 | RACE_OBJECTS[race].raceFlag,
    })),
    timeline: [
      ...RACES.flatMap((race, index) => opening({ player: index + 1, race, delayMs: index * 500 })),
      ...attack(420_000, 1, 3, 9),
      ...attack(420_300, 3, 1, 7),
      ...attack(500_000, 2, 4, 8),
      ...[4, 2].map((player, index) => leave(560_000 + index * 1000, player, 'left')),
      // Both leave simultaneously: the remaining player is written first.
      leave(570_000, 1, 'won', true),
      leave(570_000, 3, 'left'),
    ],
  }),
  true,
);
if (!decoded.ok) throw new Error(decoded.failure.sentence);
const analysis = analyze(decoded.value, 'free-for-all');
const alone = gameWithoutFile(decoded.value, analysis, [])!.whole();

test('moments and story name who fought, who left first and who won', () => {
  const { moments, story } = alone.chronicle;
  const fights = moments.filter(({ kind }) => kind === 'fight');
  expect(fights.map(({ orders }) => orders)).toMatchSnapshot();
  expect(moments.filter(({ kind }) => kind === 'leave').map(({ sentence }) => sentence)).toEqual([
    'Dot leaves first',
  ]);
  const told = story.join(' ');
  expect(told).toMatch(/Ann brings 5 to \d+ food \(1 hero\); Cay brings 5 to \d+ food \(1 hero\)\./);
  expect(told).toMatch(/Dot leaves first, at 9:20\. Ann won\.$/);
});
