/** The economy of all recordings: bounds in order, and confirmed food within the game's limits. */
import { describe, expect, test } from 'vitest';
import { foodConfirmed } from '../../../src/game/derive/economy/alive.ts';
import { withSigns } from '../../../src/game/derive/economy/begun.ts';
import { economyOf } from '../../../src/game/derive/economy/economy.ts';
import { maybeLost } from '../../../src/map/fights/maybe-lost.ts';
import { withDoubt } from '../../../src/map/levels/supply-in-doubt.ts';
import { mapEvidence } from '../../../src/map/ground/evidence.ts';
import { placesIn } from '../../../src/map/story/game-on-map.ts';
import { costsOf } from '../../../src/game/objects/costs.ts';
import { mostFood, UPKEEP } from '../../../src/game/objects/numbers/rules.ts';
import { decodedRecordings, isMelee } from './decoded.ts';

const { missing, decoded } = decodedRecordings('the economy');

describe.skipIf(missing)('economy', () => {
  const games = decoded.filter(isMelee).flatMap(({ entry, game, analysis }) => {
    const placed = placesIn(game);
    if (!placed) return [];
    const { mines } = mapEvidence(game, placed.log, placed.places);
    const places = withSigns(placed.places, analysis, placed.log, mines);
    const economy = economyOf({
      ...{ analysis, log: placed.log, places, mines, expansion: game.expansion },
      placeOf: () => 'somewhere',
    });
    return economy ? [{ path: entry.path, game, analysis, ...placed, economy }] : [];
  });

  test('bounds are in order, and grow', () => {
    let told = 0;
    for (const { path, economy } of games)
      for (const { workers, mines, harassed, expansions } of economy) {
        for (const { least, most } of [workers, mines])
          for (const [index, lower] of least.entries()) expect(lower, path).toBeLessThanOrEqual(most[index]!);
        for (const list of [mines.least, mines.most, harassed])
          expect(list, path).toEqual(list.toSorted((a, b) => a - b));
        for (const { ms, workers: sent } of expansions) {
          if (!sent) continue;
          told++;
          expect(sent.firstMs, path).toBeGreaterThanOrEqual(ms);
          expect(sent.lastMs, path).toBeGreaterThanOrEqual(sent.firstMs);
        }
      }
    console.log(`${games.length} games; first workers of ${told} expansions`);
    expect(told).toBeGreaterThan(20);
  });

  test('expansions begin when the analysis says so', () => {
    for (const { path, analysis, economy } of games)
      for (const [index, { expansions }] of economy.entries())
        expect(
          expansions.map(({ begunMs }) => begunMs),
          path,
        ).toEqual(analysis.players[index]!.expansions.map(({ started }) => started?.to ?? null));
  });

  test('upkeep is known as soon as the supply is above a limit', () => {
    let over = 0;
    for (const { path, game, analysis, log, places } of games) {
      const told = withDoubt(analysis, {
        maybeLost: maybeLost({ analysis, log, places, costs: costsOf(game) }),
      });
      const { expansion } = game;
      const source = { analysis: told, log, places, mines: [], expansion, placeOf: () => '' };
      for (const [index, { upkeep }] of (expansion ? economyOf(source)! : []).entries()) {
        const { supply, build, handle } = told.players[index]!;
        for (const limit of UPKEEP) {
          const rows = [...supply, ...build.map((step) => ({ ms: step.ms, used: step.supply?.used }))];
          const first = Math.min(...rows.flatMap(({ ms, used }) => (used && used[0] > limit ? [ms] : [])));
          if (first === Infinity) continue;
          over++;
          expect(upkeep.find((row) => row.over === limit)?.ms, `${path} ${handle}`).toBeLessThanOrEqual(
            first,
          );
        }
      }
    }
    console.log(`supply is above a limit ${over} times`);
    expect(over).toBeGreaterThan(5);
  });

  test('food that is confirmed alive is never more than the game allows', () => {
    let [most, players, over] = [0, 0, 0];
    for (const { path, game, analysis, log, places, economy } of games)
      for (const [index, player] of analysis.players.entries()) {
        const food = foodConfirmed({ player, log, ...places }, costsOf(game));
        const peak = Math.max(0, ...food.times.map(food.at));
        most = Math.max(most, peak);
        players++;
        if (economy[index]!.upkeep.length > 0) over++;
        expect(peak, `${path} ${player.handle}`).toBeLessThanOrEqual(mostFood(game));
      }
    console.log(`${players} players: at most ${most} food confirmed at once, ${over} above 50`);
  });
});
