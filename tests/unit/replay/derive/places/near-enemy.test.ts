import { expect, test } from 'vitest';
import { buildingsNearEnemy } from '../../../../../src/replay/derive/places/near-enemy.ts';
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
