/** Names of objects and maps against lists of the game and of its official maps. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapName } from '../../../src/game/map-name.ts';
import { findObject, objectName } from '../../../src/game/objects/table.ts';
import { recordingsFile } from '../../support/recordings.ts';

const expectations = recordingsFile('../data/map-names.json', 'recorded map paths');
const stockNames = recordingsFile('../data/object-names.json', 'object names of w3gjs');

/** Objects for which the table deliberately differs from w3gjs, with the reason. */
const OTHER_KIND: Record<string, string> = {
  ospw: 'Spirit Walkers are trained as ospm; ospw is the corporeal form they change into',
  ubsp: 'an Obsidian Statue turns into a Destroyer',
  ushd: 'a sacrificed Acolyte turns into a Shade',
};
const OTHER_NAME: Record<string, string> = {
  ohun: 'one name of the two that w3gjs joins',
  otbk: 'one name of the two that w3gjs joins',
  umtw: 'the game writes Meat Wagon',
  Rhme: 'the game names the levels Iron, Steel and Mithril Forged Swords',
  Rhla: 'one of two Human armours, Leather Armor in the game',
  Roar: 'the game names the levels Steel, Thorium and Arcanite Unit Armor',
  rej5: 'trailing space',
  rej6: 'trailing space',
};

test.skipIf(stockNames === null)(
  'has all of w3gjs, with the same kind and name but where it says why',
  () => {
    const stock = JSON.parse(readFileSync(stockNames!, 'utf8')) as {
      id: string;
      kind: string;
      name: string;
    }[];
    expect(stock.filter(({ kind }) => kind !== 'item')).toHaveLength(279);
    const kinds = stock.filter(({ id, kind }) => findObject(id)?.kind !== kind);
    const names = stock.filter(({ id, name }) => objectName(id) !== name);
    expect(kinds.map(({ id }) => id).sort()).toEqual(Object.keys(OTHER_KIND).sort());
    expect(names.map(({ id }) => id).sort()).toEqual(Object.keys(OTHER_NAME).sort());
  },
);

const digests = recordingsFile('../data/map-sha1.json', 'paths of official maps');

test.skipIf(digests === null)('all official maps have words that players write', () => {
  const paths = Object.values(JSON.parse(readFileSync(digests!, 'utf8')) as Record<string, { path: string }>);
  expect(paths.length).toBeGreaterThan(250);
  const names = new Set(paths.map(({ path }) => mapName(path)));
  // Names of one word are proven by eye; among ten letters or more, these are the only ones.
  const long = [...names].filter((name) => /^[\p{L}']{10,}$/u.test(name)).sort();
  expect(long).toEqual([
    ...[
      'Adrenaline',
      'Battleground',
      'Borderlands',
      'Cherryville',
      'Circumvention',
      'Deathknell',
      'Dragonblight',
    ],
    ...['Featherville', 'Floodplains', 'Frostsabre', 'Northshire', 'Plaguelands', 'Roundabout'],
    ...['Stromguarde', 'Wellspring'],
  ]);
});

test.skipIf(expectations === null)('every recorded path comes out as expected', () => {
  const rows = JSON.parse(readFileSync(expectations!, 'utf8')) as { mapRaw: string; map: string }[];
  expect(rows.length).toBeGreaterThan(100);
  for (const { mapRaw, map } of rows) expect(mapName(mapRaw), mapRaw).toBe(map);
});
