/** The accepted places of three games of the archive: starts, fights, and hero positions. */
import { expect, test } from 'vitest';
import { readInputs } from '../../../../../src/archive/corpus/inputs.ts';
import { findItems } from '../../../../../src/game/derive/items/items.ts';
import { positionAt, stateAt } from '../../../../../src/game/derive/places/hero-state.ts';
import { buildingsNearEnemy } from '../../../../../src/game/derive/places/near-enemy.ts';
import { readOrderLog } from '../../../../../src/game/derive/places/order-log.ts';
import { findPlaces } from '../../../../../src/game/derive/places/places.ts';
import { heroOf, isHall } from '../../../../../src/game/derive/places/roles.ts';
import { expectGolden } from '../../../../support/golden.ts';

/** Folder of the accepted output, and name of the game's files; its address may be another. */
const GAMES = {
  'elf-mirror-netease': '1450594947_Lanyue_Foggy_Echo-Isles',
  'orc-undead': '3748691546_FollowGrubby_Happy-_Concealed-Hill',
  'two-on-two': '3296393585_Lado_ToM_Gnoll-Wood',
};
const EVERY_MS = 30_000;
const { games, ordersOf } = readInputs([]);

test.each(Object.entries(GAMES))('%s', async (folder, id) => {
  const kept = games.find(({ file }) => file.endsWith(`/${id}.game.json`))!;
  const game = { ...kept.game, orders: ordersOf(kept)! };
  const log = readOrderLog(game)!;
  const places = findPlaces(game, log);
  const {
    heroes,
    owners,
    roles,
    creatures: _,
    approaches: __,
    points,
    hostile,
    scouting,
    fights,
    ...said
  } = places;
  const steps = Math.ceil(game.clockMs / EVERY_MS);
  const sampled = heroes.map((track) => ({
    ...{ ...track, steps: track.steps.length },
    states: Array.from({ length: steps }, (_, step) => stateAt(track, step * EVERY_MS)),
    positions: Array.from({ length: steps }, (_, at) => {
      const last = track.steps.findLast(({ ms }) => ms <= at * EVERY_MS);
      return last ? positionAt(last, at * EVERY_MS) : null;
    }),
  }));
  expect(roles).toHaveLength(log.objects.length);
  await expectGolden(folder, 'places', {
    ...said,
    hostile: hostile.length,
    scouting: scouting.length,
    fights: fights.map(({ orders, ...fight }) => ({ ...fight, orders: orders.length })),
    heroes: sampled,
    objects: log.objects.map((object, at) => [
      ...[owners[at], roles[at], points.get(at)?.length ?? 0, heroOf(object) ?? null, isHall(object)],
    ]),
    near: buildingsNearEnemy(kept.game),
    found: findItems(game, log, places),
  });
});
