import { expect, test } from 'vitest';
import { FIRST_BUILDINGS_MS } from '../../../../../src/game/derive/places/halls.ts';
import { buildingsNearEnemy, PUSH_REACH } from '../../../../../src/game/derive/places/near-enemy.ts';
import { command, place, selectOne } from '../../../../support/recording-writer/events.ts';
import { bare, by, decodeScript, PEASANT } from '../../scripted.ts';

test('towers at the start of the enemy are near it, those at home are not', () => {
  const game = decodeScript(
    bare([
      by(10_000, PEASANT, place('halt', -4000, 0)),
      by(60_000, PEASANT, place('hbar', -4200, 0)),
      command(20_000, 2, ...selectOne('opeo', 7), place('oalt', 4000, 0)),
      by(300_000, PEASANT, place('hwtw', 3000, 500)),
      by(310_000, PEASANT, place('hwtw', -3000, 500)),
    ]),
  );
  expect(buildingsNearEnemy(game)).toEqual([{ slot: 1, ms: 300_000, id: 'hwtw' }]);
});

const GRUNT_HOME = command(20_000, 2, ...selectOne('opeo', 7), place('oalt', 4000, 0));

test('what stands within reach is near, by time, also of two players', () => {
  const game = decodeScript(
    bare([
      by(10_000, PEASANT, place('halt', -4000, 0)),
      GRUNT_HOME,
      by(300_000, PEASANT, place('hwtw', 4000 - PUSH_REACH, 0)),
      by(400_000, PEASANT, place('hwtw', 4000 - PUSH_REACH - 64, 0)),
      command(250_000, 2, ...selectOne('opeo', 7), place('owtw', -4000, 512)),
    ]),
  );
  expect(buildingsNearEnemy(game).map(({ slot, ms }) => [slot, ms])).toEqual([
    [2, 250_000],
    [1, 300_000],
  ]);
});

test('where a player began is not told by what came after four minutes', () => {
  const late = (ms: number) =>
    buildingsNearEnemy(
      decodeScript(
        bare([
          command(ms, 2, ...selectOne('opeo', 7), place('oalt', 4000, 0)),
          by(300_000, PEASANT, place('hwtw', 4000, 512)),
        ]),
      ),
    );
  expect(late(FIRST_BUILDINGS_MS - 1000)).toHaveLength(1);
  expect(late(FIRST_BUILDINGS_MS)).toEqual([]);
  // The base is the centre of only the first buildings.
  const spread = bare([
    GRUNT_HOME,
    command(290_000, 2, ...selectOne('opeo', 7), place('ofor', -6000, 0)),
    by(300_000, PEASANT, place('hwtw', 4000, 512)),
  ]);
  expect(buildingsNearEnemy(decodeScript(spread)).map(({ ms }) => ms)).toEqual([300_000]);
});
