import { describe, expect, test } from 'vitest';
import { abilitiesOf, findAbility } from '../../../src/game/objects/abilities.ts';
import {
  TOWN_HALLS,
  allObjects,
  findObject,
  isTownHall,
  objectName,
} from '../../../src/game/objects/table.ts';

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

  test.each('hmil hwat osw1 edtm edcm ehpr ubsp ospw Edmm Nalm Nrob'.split(' '))(
    '%s is a form or a summon',
    (id) => expect(findObject(id)?.kind).toBe('morph'),
  );

  test.each(['ospm', 'otbk', 'hrtt', 'uobs'])('%s is a unit', (id) =>
    expect(findObject(id)?.kind).toBe('unit'),
  );

  test('an unknown id is its own name', () => {
    expect(findObject('h001')).toBeUndefined();
    expect(objectName('h001')).toBe('h001');
    expect(objectName('constructor')).toBe('constructor');
    expect(objectName('')).toBe('');
  });
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
      hero: 'Npbm',
      ultimate: true,
    });
    expect(findAbility('AOeq')?.name).toBe('Earthquake');
    expect(abilitiesOf('Npal').map(({ id, ultimate }) => [id, ultimate])).toEqual([
      ['ANcp', false],
      ['AHcr', false],
      ['AHpa', false],
      ['AHcl', true],
    ]);
    // 2.0.3 replaced the object of the Death Knight's ultimate.
    expect(findAbility('AUa2')).toEqual({ ...findAbility('AUan'), id: 'AUa2' });
    expect(abilitiesOf('Udea')).toHaveLength(4);
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
