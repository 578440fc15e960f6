import { expect, test } from 'vitest';
import { openingOf } from '../../../src/app/compare/closest/opening.ts';
import { signatureOf } from '../../../src/app/replays/signature.ts';
import { analyze } from '../../../src/game/derive/analyze.ts';
import {
  notesOf,
  opened,
  openingIn,
  SPENDING_MINUTES,
  spentBy,
  spentInAll,
  withNotes,
} from '../../../src/game/notes.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import { recordOf } from '../archive/corpus/temporary-corpus.ts';
import { analysedPlayer as player, namedStep as step } from '../../support/analysed.ts';
import { gameOf } from '../view/games.ts';

const whole = analyze(recordOf(duel()).game, 'duel');

test('of a build order the first three of a building are noted, and of all else the first', () => {
  const farm = { type: 'building' } as const;
  const build = [
    step(1000, 'Peasant', { type: 'unit', worker: true }),
    step(2000, 'Farm', farm),
    step(3000, 'Farm', { ...farm, cancelled: true }),
    ...[4000, 5000, 6000].map((ms) => step(ms, 'Farm', farm)),
    ...[7000, 8000].map((ms) => step(ms, 'Footman', { type: 'unit' })),
    step(9000, 'Potion', { type: 'item' }),
  ];
  const noted = openingIn(player({ build }));
  expect(noted.build.map(({ ms, name, nth }) => [ms, name, nth])).toEqual([
    [2000, 'Farm', 1],
    [4000, 'Farm', 2],
    [5000, 'Farm', 3],
    [7000, 'Footman', 1],
  ]);
  expect(noted.made).toEqual({});
});

test('notes say what the whole game says, and nobody reads it for them', () => {
  expect(whole.players.some(({ build }) => build.length > 0)).toBe(true);
  expect(whole.spending).not.toBeNull();
  const unread = (key: string) => ({
    enumerable: true,
    get: () => expect.unreachable(`${key} was read`),
  });
  const light = withNotes(
    Object.defineProperty(
      {
        ...whole,
        players: whole.players.map((one) =>
          Object.defineProperties({ ...one }, { build: unread('build'), made: unread('made') }),
        ),
      },
      'spending',
      unread('spending'),
    ),
    notesOf(whole),
  );
  for (const [at, one] of whole.players.entries()) {
    const noted = light.players[at]!;
    expect(openingIn(noted)).toEqual(openingIn(one));
    const game = opened(light);
    expect(signatureOf(game.players[at]!)).toEqual(signatureOf(one));
    expect(openingOf({ game, player: game.players[at]! })).toEqual(openingOf({ game: whole, player: one }));
    for (const minute of SPENDING_MINUTES)
      expect(spentBy(light, one.slot, minute)).toEqual(spentBy(whole, one.slot, minute));
    const band = whole.spending!.players.find(({ slot }) => slot === one.slot)!.gold;
    expect(spentInAll(light, one.slot)?.gold).toEqual({ least: band.least.at(-1), most: band.most.at(-1) });
  }
});

test('what was spent is known while a game lasts, where its record tells', () => {
  expect(spentBy(gameOf([player()]), '1', 5)).toBeNull();
  const at = SPENDING_MINUTES.map((minute) => whole.spending!.minutes.indexOf(minute * 60_000));
  expect(SPENDING_MINUTES.map((minute) => spentBy(whole, '1', minute)?.gold.least ?? null)).toEqual(
    at.map((place) => (place < 0 ? null : whole.spending!.players[0]!.gold.least[place])),
  );
});

test('a game with notes is written as one without', () => {
  expect(JSON.stringify(withNotes(structuredClone(whole), notesOf(whole)))).toBe(JSON.stringify(whole));
});
