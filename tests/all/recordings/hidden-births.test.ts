/** Births hidden from the reader, and its conclusions from everything else. */
import { describe, expect, test } from 'vitest';
import { checkHidden, withoutObjects } from '../../../src/archive/audit/counts.ts';
import { estimates } from '../../../src/game/derive/births/births.ts';
import { intervals } from '../../../src/game/derive/births/intervals.ts';
import { ordersBySlot } from '../../../src/game/derive/births/presses.ts';
import type { Game } from '../../../src/game/game.ts';
import { isHero } from '../../../src/game/objects/object.ts';
import { decodedRecordings, isMelee } from './decoded.ts';

const { missing, decoded } = decodedRecordings('hidden births');
const games = decoded.filter(isMelee).map(({ game }) => game);

const read = (game: Game) => intervals(game, ordersBySlot(game));

describe.skipIf(missing)('hidden births', () => {
  test('lie within the interval that the other objects leave', () => {
    const { hidden: all, inBounds: held } = games.map(checkHidden).reduce((sum, one) => {
      return { hidden: sum.hidden + one.hidden, inBounds: sum.inBounds + one.inBounds };
    });
    console.log(`${all} births hidden, ${held} within their intervals`);
    expect(all).toBeGreaterThan(3000);
    expect(held / all).toBeGreaterThan(0.95);
  });

  test('of first heroes are dated to 3 s', () => {
    const errors = games.flatMap((game) =>
      game.players.flatMap(({ slot, events }) => {
        // The altar was free for the first order, so the hero appeared 55 s later.
        const first = events.find((event) => event.do === 'order' && isHero(event.id));
        if (first?.do !== 'order') return [];
        const bornMs = first.ms + 55_000;
        const hero = read(game).find((one) => one.slot === slot && one.id === first.id);
        if (hero?.earliest !== bornMs) return [];
        const part = read(withoutObjects(game, (number) => number === hero.number));
        return [Math.abs(estimates(part, new Map())[hero.number]! - bornMs)];
      }),
    );
    errors.sort((a, b) => a - b);
    const at = (share: number) => errors[Math.floor(errors.length * share)]!;
    console.log(
      `${errors.length} heroes hidden: ${at(0.5)}, ${at(0.75)}, ${at(0.9)} ms off at 50, 75 and 90 %`,
    );
    expect(errors.length).toBeGreaterThan(200);
    expect(at(0.75)).toBeLessThan(3000);
  });
});
