/** Games of the archive with the facts of map files: the fitting layout, and the creature of each order. */
import { afterAll, expect, test } from 'vitest';
import { readCorpus } from '../../../src/archive/corpus/corpus.ts';
import { readMaps } from '../../../src/archive/corpus/maps.ts';
import { readOrders } from '../../../src/archive/corpus/orders-file.ts';
import { mapEvidence } from '../../../src/game/map/evidence.ts';
import { mapOfGames } from '../../../src/game/map/map-of-game.ts';
import { placesIn } from '../../../src/game/map/game-on-map.ts';
import { creatureOf, learnTags, type Sighting, type TagTable } from '../../../src/game/map/tags.ts';
import { mapName } from '../../../src/game/map-name.ts';

const CACHE = '.cache/replays';
/** Maps without an available file of their version. */
const WITHOUT = ['Hellfire Plateau', 'Secret Valley', 'Amazonia'];
/** A creature this near to its place hasn't moved. */
const AT_HOME = 24;
/** Half of the smallest step between tags. */
const REACH = 13;

const maps = readMaps('replays');
const games = readCorpus('replays', CACHE).games.flatMap((archived) => {
  const orders = readOrders(archived, 'replays', CACHE);
  if (!orders) return [];
  const game = { ...archived.game, orders };
  const { log, places } = placesIn(game)!;
  const evidence = mapEvidence(game, log, places);
  const creeps = places.roles.flatMap((role, object): (Sighting & { kind: string | undefined })[] => {
    const at = places.points.get(object)?.[0];
    const { tag, forms } = game.objects![object]!;
    return role === 'creep' && at ? [{ tag: tag[1], at, kind: forms?.[0]?.[1] }] : [];
  });
  const { sha1, path } = game.map;
  return [
    {
      id: archived.replayId,
      name: mapName(path),
      file: sha1 ?? path,
      fit: mapOfGames(game.map, evidence, maps),
      creeps,
    },
  ];
});

interface Ground {
  name: string;
  aimedAt: (Sighting & { kind: string | undefined })[];
  table: TagTable | null;
  learnt: (without: number) => TagTable | null;
}
const grounds = [...Map.groupBy(games, ({ file }) => file).values()].map((played): Ground => {
  const aimedAt = played.flatMap(({ creeps }) => creeps);
  const layouts = maps.filter(({ id }) => played.some(({ fit }) => fit.ok && fit.value.facts.id === id));
  const [best] = layouts
    .map((facts) => ({ facts, table: learnTags(facts, aimedAt) }))
    .sort((a, b) => (b.table?.anchors.length ?? 0) - (a.table?.anchors.length ?? 0));
  return {
    name: played[0]!.name,
    aimedAt,
    table: best?.table ?? null,
    learnt: (without) => (best ? learnTags(best.facts, aimedAt, without) : null),
  };
});

/**
 * Objects between the first and the last creature of the file; an object before them is a tree, a shop or a critter.
 */
const creepsOf = ({ table, aimedAt }: Ground) =>
  table
    ? aimedAt.filter(({ tag }) => tag >= table.tags[0]! - REACH && tag <= table.tags.at(-1)! + REACH)
    : [];

test('every game on a map of which a file is at hand has a layout that fits', () => {
  expect(games.length).toBeGreaterThanOrEqual(61);
  const open = games.filter(({ fit }) => !fit.ok);
  expect([...new Set(open.map(({ name }) => name))].sort()).toEqual([...WITHOUT].sort());
  const exact = games.filter(({ fit }) => fit.ok && fit.value.match !== 'places');
  expect(exact.length).toBeGreaterThanOrEqual(49);
});

test('the name of the file is the name of the layout, though nothing asks for it', () => {
  const other = games.flatMap(({ id, name, fit }) => {
    const named = fit.ok ? fit.value.facts.name : name;
    return named.includes(name) || name.includes(named) ? [] : [id];
  });
  expect(other.filter((id) => !id.includes('Synergy'))).toEqual([]);
});

test('a tag that is left out is foretold by the others', () => {
  let [told, right] = [0, 0];
  for (const ground of grounds) {
    const tried = new Set<number>();
    for (const { tag, at } of ground.aimedAt) {
      const home = ground.table?.creatures.filter(({ x, y }) => Math.hypot(x - at[0], y - at[1]) <= AT_HOME);
      const others = home?.length === 1 && !tried.has(tag) ? ground.learnt(tag) : null;
      if (!home || !others) continue;
      tried.add(tag);
      told++;
      if (creatureOf(others, tag) === home[0]) right++;
    }
  }
  console.log(`left out: ${right} of ${told} foretold`);
  expect(told).toBeGreaterThan(600);
  expect(right / told).toBeGreaterThan(0.98);
});

test('the kind that a selection shows is that of the file', () => {
  const shown = grounds.flatMap((ground) =>
    ground.aimedAt.flatMap(({ tag, kind }) => {
      const creature = kind !== undefined && ground.table ? creatureOf(ground.table, tag) : null;
      return creature && creature.id !== 'uDNR' ? [creature.id === kind] : [];
    }),
  );
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter((same) => !same).length / shown.length).toBeLessThanOrEqual(0.01);
});

afterAll(() => {
  const rows = [...Map.groupBy(grounds, ({ name }) => name)].sort().map(([name, played]) => {
    const creeps = played.flatMap(creepsOf).length;
    const meant = played.flatMap((ground) =>
      creepsOf(ground).filter(({ tag }) => creatureOf(ground.table!, tag) !== null),
    ).length;
    return `${name}: ${played.length} files, ${creeps} creatures aimed at, ${meant} assigned`;
  });
  console.log(rows.join('\n'));
});
