/** Objects proven by real recordings. The limits are the measured numbers with some tolerance. */
import { describe, expect, test } from 'vitest';
import { auditBirths, gameBirths } from '../../../src/archive/audit/births.ts';
import { baseForm } from '../../../src/game/derive/births/base-form.ts';
import { sitesOf } from '../../../src/game/derive/births/on-sites.ts';
import { findObject } from '../../../src/game/objects/table.ts';
import { decodedRecordings, isMelee } from './decoded.ts';

const { missing, decoded } = decodedRecordings('births in all recordings');

const made = (path: string, handle: string, id: string) =>
  decoded
    .find(({ entry }) => entry.path.includes(path))
    ?.analysis.players.find((player) => player.handle === handle)
    ?.made.find((one) => one.id === id);

/** 1v1 games with different races, and their fighting units. */
const pairsOf = (groups: readonly string[]) =>
  decoded
    .filter(({ entry, analysis: { players } }) => {
      const [a, b] = players;
      return (
        groups.includes(entry.group) && players.length === 2 && a!.race && b!.race && a!.race !== b!.race
      );
    })
    .flatMap(({ entry, analysis }) =>
      analysis.players.flatMap(({ made: all, race }) =>
        all
          .filter(
            ({ id, type }) => type === 'unit' && findObject(id)?.race === race && !findObject(id)?.worker,
          )
          .filter(({ max }) => max > 0)
          .map((one) => ({ path: entry.path, ...one })),
      ),
    );

describe.skipIf(missing)('births', () => {
  test('serials stand in the order of creation', () => {
    const games = decoded.map(({ entry, game }) => ({ file: entry.path, births: gameBirths(game) }));
    const { objects, outOfOrder } = auditBirths(games);
    console.log(`${objects} objects named by tag`);
    expect(objects).toBeGreaterThan(57_900);
    expect(outOfOrder).toEqual([]);
  });

  test('no bounds contradict each other', () => {
    const found = decoded
      .filter(isMelee)
      .flatMap(({ entry, analysis }) =>
        analysis.players.flatMap(({ made: all }) =>
          all.filter((one) => one.contradicted).map(({ id }) => `${entry.path} ${id}`),
        ),
      );
    expect(found).toEqual([]);
  });

  test.each([
    ['tournament', ['tournament'], 0.6, 0.75],
    ['other', ['melee'], 0.55, 0.7],
  ])('counts of %s games are exact or nearly so', (_, groups, exact, close) => {
    const pairs = pairsOf(groups);
    expect(pairs.length).toBeGreaterThan(100);
    const share = (most: number) => pairs.filter(({ min, max }) => max - min <= most).length / pairs.length;
    const contradicted = pairs.filter((pair) => pair.contradicted).map(({ path, id }) => `${path} ${id}`);
    console.log(
      `${groups.join()}: ${pairs.length} pairs, exact ${share(0)}, within one ${share(1)}`,
      contradicted,
    );
    expect(share(0)).toBeGreaterThan(exact);
    expect(share(1)).toBeGreaterThan(close);
    expect(contradicted.length / pairs.length).toBeLessThan(0.02);
    for (const { min, max, births } of pairs) {
      expect(min).toBeLessThanOrEqual(max);
      expect(births.length).toBeLessThanOrEqual(min);
      for (const { from, to, estimate } of births) {
        expect(from).toBeLessThanOrEqual(estimate);
        expect(estimate).toBeLessThanOrEqual(to);
      }
    }
  });

  test('where objects are right-clicked on the site of a building, every selected one is that building', () => {
    let [known, unknown] = [0, 0];
    const wrong = decoded.flatMap(({ entry, game }) => {
      const { objects = [] } = game;
      // Without the kinds that selections show, which would decide.
      const sites = sitesOf({ ...game, objects: objects.map(({ forms: _, ...object }) => object) });
      return sites.flatMap((site, number) => {
        const form = objects[number]!.forms?.[0]?.[1];
        if (!site || form === undefined) {
          if (site) unknown++;
          return [];
        }
        known++;
        return baseForm(form) === site.id ? [] : [`${entry.path} ${form} for ${site.id}`];
      });
    });
    console.log(`${known} buildings confirm their sites; ${unknown} more were never selected`);
    expect(wrong).toEqual([]);
    expect(known).toBeGreaterThan(3000);
    expect(unknown).toBeGreaterThan(1400);
  });

  test('what orders alone get wrong', () => {
    const headhunters = made('Grubby(O) vs Happy(UD)', 'FollowGrubby', 'ohun')!;
    expect(headhunters.ordered).toBe(8);
    expect(headhunters.min).toBeGreaterThanOrEqual(12);
    expect(headhunters.max).toBeLessThanOrEqual(16);
    expect(headhunters.orders.every(({ maker, makers }) => maker?.id === 'obar' && makers.length === 2)).toBe(
      true,
    );
    const archers = decoded
      .find(({ entry }) => entry.path.includes('Lyn(O) vs LawLiet(NE)'))!
      .analysis.players.flatMap((player) => player.made.filter(({ id }) => id === 'earc'));
    expect(archers[0]!.min).toBeGreaterThanOrEqual(34);
    const dryads = decoded.flatMap(({ id, analysis }) =>
      id.startsWith('3839013713_')
        ? analysis.players.flatMap((player) => (player.handle === 'Sonik.' ? player.made : []))
        : [],
    );
    expect(dryads.find(({ id }) => id === 'edry')!.min).toBeGreaterThanOrEqual(27);
    expect(made('happy-vs-grubby.w3g', 'FollowGrubby', 'obea')).toMatchObject({ min: 2, max: 2 });
  });
});
