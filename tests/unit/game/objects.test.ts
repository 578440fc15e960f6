import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findAbility } from '../../../src/game/objects/abilities.ts';
import {
  TOWN_HALLS,
  allObjects,
  findObject,
  isTownHall,
  objectName,
} from '../../../src/game/objects/table.ts';
import { recordingsFile } from '../../support/recordings.ts';

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

describe('object table', () => {
  test('rows are well formed and no id is there twice', () => {
    const objects = allObjects();
    expect(new Set(objects.map(({ id }) => id)).size).toBe(objects.length);
    for (const object of objects) {
      expect(object.id).toMatch(/^[A-Za-z0-9]{4}$/);
      expect(object.name).toMatch(/^\S(.*\S)?$/);
      expect(object.name).not.toMatch(/^[\d-]/);
      expect(object.seconds === null || Number.isInteger(object.seconds)).toBe(true);
      expect([1, 2, 3]).toContain(object.levels);
    }
  });

  test('everything a race produces has a tier and, but for two rows, a time', () => {
    const produced = allObjects().filter(({ race, kind }) => race !== null && kind !== 'morph');
    expect(produced.filter(({ tier }) => tier === null).map(({ id }) => id)).toEqual(['Roch']);
    expect(produced.filter(({ seconds }) => seconds === null).map(({ id }) => id)).toEqual(['orbr', 'Roch']);
  });

  test('columns land in their fields', () => {
    expect(findObject('hkni')).toEqual({
      id: 'hkni',
      kind: 'unit',
      name: 'Knight',
      race: 'H',
      tier: 3,
      worker: false,
      seconds: 40,
      levels: 1,
    });
    expect(findObject('Rhpt')).toMatchObject({
      kind: 'upgrade',
      name: 'Priest Training',
      tier: 2,
      levels: 2,
    });
    expect(findObject('Obla')).toMatchObject({ kind: 'hero', name: 'Blademaster', tier: 1, seconds: 55 });
    expect(findObject('stwp')).toMatchObject({ kind: 'item', race: null, tier: null, seconds: null });
  });

  test('gathering units are workers, Ghouls are not', () => {
    const workers = allObjects().filter(({ worker }) => worker);
    expect(workers.map(({ id }) => id).sort()).toEqual(['ewsp', 'hpea', 'opeo', 'uaco']);
  });

  test('town halls are buildings of tiers 1, 2 and 3; an upgrade takes 140 s', () => {
    for (const [race, halls] of Object.entries(TOWN_HALLS)) {
      halls.forEach((id, index) => {
        expect(isTownHall(id)).toBe(true);
        expect(findObject(id)).toMatchObject({ kind: 'building', race, tier: index + 1 });
        if (index > 0) expect(findObject(id)?.seconds).toBe(140);
      });
    }
    expect(isTownHall('hbar')).toBe(false);
  });

  test('forms, summons and militia are not units', () => {
    for (const id of [
      'hmil',
      'hwat',
      'osw1',
      'edtm',
      'edcm',
      'ehpr',
      'ubsp',
      'ospw',
      'Edmm',
      'Nalm',
      'Nrob',
    ]) {
      expect(findObject(id)?.kind, id).toBe('morph');
    }
    for (const id of ['ospm', 'otbk', 'hrtt', 'uobs']) expect(findObject(id)?.kind, id).toBe('unit');
  });

  test('an unknown id is its own name', () => {
    expect(findObject('h001')).toBeUndefined();
    expect(objectName('h001')).toBe('h001');
    expect(objectName('constructor')).toBe('constructor');
    expect(objectName('')).toBe('');
    expect(objectName('Npal')).toBe('Npal');
  });

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
});

describe('hero abilities', () => {
  test('belong to a hero of the table', () => {
    expect(findAbility('AOcl')).toEqual({
      id: 'AOcl',
      name: 'Chain Lightning',
      hero: 'Ofar',
      ultimate: false,
    });
    expect(findAbility('ANef')).toMatchObject({
      name: 'Storm, Earth, And Fire',
      hero: 'Npbm',
      ultimate: true,
    });
    expect(findAbility('AOeq')?.name).toBe('Earthquake');
    expect(findAbility('AHpa')).toMatchObject({ name: 'AHpa', hero: 'Npal' });
    expect(findAbility('Hamg')).toBeUndefined();
  });

  test('cover every ability that w3gjs assigns to a hero', async () => {
    const url = new URL('./mappings.js', import.meta.resolve('w3gjs'));
    const { abilityToHero } = (await import(url.href)) as { abilityToHero: Record<string, string> };
    expect(Object.keys(abilityToHero).length).toBeGreaterThan(100);
    for (const [id, hero] of Object.entries(abilityToHero)) {
      expect(findAbility(id)?.hero, id).toBe(hero);
      expect(findObject(hero)?.kind, hero).toBe('hero');
    }
  });
});
