/** Supply and losses of all recordings: how narrow the bounds are, and whether later sightings agree. */
import { describe, expect, test } from 'vitest';
import { withoutObjects } from '../../../src/archive/audit/counts.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../../src/game/analysis.ts';
import { analyze } from '../../../src/game/derive/analyze.ts';
import type { Game } from '../../../src/game/game.ts';
import { births } from '../../../src/game/derive/births/births.ts';
import { ordersBySlot } from '../../../src/game/derive/births/presses.ts';
import { playerFacts } from '../../../src/game/derive/player-facts.ts';
import { playerFood } from '../../../src/game/derive/supply/supply.ts';
import { acceptedAtOnce } from '../../../src/game/derive/supply/accepted.ts';
import { competitors } from '../../../src/game/identity.ts';
import { quantile } from '../../../src/game/quantiles.ts';
import { costsOf } from '../../../src/game/objects/costs.ts';
import { maybeLost } from '../../../src/map/fights/maybe-lost.ts';
import { placesIn } from '../../../src/map/story/game-on-map.ts';
import { decodedRecordings, isMelee } from './decoded.ts';

const { missing, decoded } = decodedRecordings('supply');
const melee = decoded
  .filter(isMelee)
  .map(({ entry, game, analysis }) => ({ path: entry.path, game, analysis }));
const FIVE_MINUTES = 300_000;
const HERO_FOOD = 5;
const START_FOOD = 5;

/** Food of trained units born before a time and named again after it, which is therefore in use at that time. */
const aliveAt = (game: Game, { made }: AnalysedPlayer, ms: number): number =>
  made
    .filter(({ type }) => type === 'unit')
    .flatMap(({ id, births }) =>
      births.filter(({ basis }) => basis === 'seen').map((birth) => ({ id, ...birth })),
    )
    .filter(({ object, to }) => to <= ms && game.objects![object]!.seen[1] > ms)
    .reduce((sum, { id }) => sum + (costsOf(game).price(id)?.food ?? 0), 0);

/** Maximum food that can have come into use by a time, including revived heroes. */
function bornAtMost({ spending }: GameAnalysis, { slot, heroes }: AnalysedPlayer, ms: number): number {
  const { food } = spending!.players.find((player) => player.slot === slot)!;
  const place = spending!.minutes.findIndex((minute) => minute >= ms);
  const revived = heroes.flatMap(({ revivalsMs }) => revivalsMs.filter((revival) => revival <= ms)).length;
  return START_FOOD + food.most.at(place)! + HERO_FOOD * revived;
}

describe.skipIf(missing)('supply', () => {
  test('is known to a few food at five minutes', () => {
    const foods = melee.flatMap(({ game }) => {
      const players = competitors(game);
      const facts = new Map(players.map((player) => [player.slot, playerFacts(game, player)]));
      const steps = new Map([...facts].map(([slot, of]) => [slot, of.steps]));
      const orders = ordersBySlot(game);
      const born = births(game, steps, orders);
      return players.flatMap((player) => {
        const { slot } = player;
        const of = facts.get(slot)!;
        const food = playerFood(game, player, born.get(slot)?.counts ?? [], of, orders.get(slot)!);
        return food && of.endMs > FIVE_MINUTES ? [food] : [];
      });
    });
    const alive = foods.filter(({ diedMs }) => diedMs > FIVE_MINUTES);
    const widths = alive
      .map(({ used }) => used(FIVE_MINUTES))
      .map(([least, most]) => most - least)
      .sort((a, b) => a - b);
    const told = alive.flatMap(({ before }) => before(FIVE_MINUTES) ?? []);
    const exact = (bands: readonly (readonly number[] | null)[]) =>
      bands.filter((band) => band && band[0] === band[1]).length;
    console.log(
      `At 5:00 no death is proven of ${alive.length} of ${foods.length} players; width p50 ${quantile(widths, 0.5)}, ` +
        `p90 ${quantile(widths, 0.9)}; told ${told.length}, used exact ${exact(told.map(({ used }) => used))}, ` +
        `made exact ${exact(told.map(({ made }) => made))}`,
    );
    expect(alive.length).toBeGreaterThan(150);
    expect(quantile(widths, 0.5)).toBeLessThanOrEqual(2);
    expect(quantile(widths, 0.9)).toBeLessThanOrEqual(8);
  });

  test('leaves nearly all first deaths that the food limit proves out of its minimum', () => {
    let explained = 0;
    const others: string[] = [];
    for (const { path, game, analysis } of melee) {
      const placed = placesIn(game);
      if (!placed) continue;
      const gone = maybeLost({ analysis, ...placed, costs: costsOf(game) });
      const orders = ordersBySlot(game);
      for (const { slot, losses } of analysis.players) {
        const [first] = losses ?? [];
        const accepted = acceptedAtOnce(orders.get(Number(slot))!, game.clockMs);
        if (!first || !accepted.some(({ ms }) => ms === first.ms)) continue;
        const food = gone.reduce(
          (sum, lost) => sum + (String(lost.slot) === slot && lost.ms < first.ms ? lost.food : 0),
          0,
        );
        if (food >= first.food) explained++;
        else others.push(`${path} ${slot} at ${first.ms}: ${first.food}, not ${food}`);
      }
    }
    console.log(`${explained} of ${explained + others.length} first deaths proven by an order:`, others);
    expect(explained).toBeGreaterThan(60);
    expect(others.length / explained).toBeLessThan(0.1);
  });

  test('and losses leave room for everything that is seen alive later', () => {
    let checked = 0;
    const wrong: string[] = [];
    for (const { path, game, analysis } of melee)
      for (const player of analysis.players) {
        for (const { ms, used } of player.supply) {
          checked++;
          if (aliveAt(game, player, ms) > used[1]) wrong.push(`${path} ${player.slot} supply at ${ms}`);
        }
        for (const { ms, food } of player.losses ?? []) {
          checked++;
          if (ms > game.clockMs) wrong.push(`${path} ${player.slot} losses after the end`);
          if (food > bornAtMost(analysis, player, ms) - aliveAt(game, player, ms))
            wrong.push(`${path} ${player.slot} losses at ${ms}`);
        }
      }
    const players = melee.flatMap(({ analysis }) => analysis.players.filter(({ losses }) => losses));
    console.log(
      `${checked} checked; ${players.filter(({ losses }) => losses!.length > 0).length} of ${players.length} players lost food`,
    );
    expect(checked).toBeGreaterThan(2000);
    expect(wrong).toEqual([]);
  });

  test('holds where every third object is hidden', () => {
    let checked = 0;
    const wrong: string[] = [];
    for (const { path, game, analysis } of melee) {
      const part = analyze(
        withoutObjects(game, (number) => number % 3 === 0),
        'id',
      );
      for (const [index, hidden] of part.players.entries()) {
        const player = analysis.players[index]!;
        for (const { ms, used, made } of hidden.supply) {
          const whole = player.supply.find((minute) => minute.ms === ms);
          if (!whole) continue;
          checked++;
          const apart = (some: readonly number[], other: readonly number[]) =>
            some[0]! > other[1]! || some[1]! < other[0]!;
          if (apart(used, whole.used))
            wrong.push(`${path} ${player.slot} used at ${ms}: ${used.join()} and ${whole.used.join()}`);
          if (made && whole.made && apart(made, whole.made))
            wrong.push(`${path} ${player.slot} made at ${ms}: ${made.join()} and ${whole.made.join()}`);
        }
        for (const { ms, food } of hidden.losses ?? [])
          if (food > bornAtMost(analysis, player, ms) - aliveAt(game, player, ms))
            wrong.push(`${path} ${player.slot} losses at ${ms}`);
      }
    }
    console.log(`${checked} minutes with every third object hidden`);
    expect(checked).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  });
});
