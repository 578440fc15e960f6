/** Words in other languages stand in their sources. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allObjects, findObject } from '../../../../src/game/objects/table.ts';
import { abilitiesOf, findAbility } from '../../../../src/game/objects/abilities.ts';
import chinese from '../../../../src/game/objects/chinese.json' with { type: 'json' };
import { chineseNames, chineseSkill } from '../../../../src/game/objects/chinese.ts';
import languages from '../../../../src/view/ask/languages/names.json' with { type: 'json' };
import { recordingsFile } from '../../../support/recordings.ts';

const LOCALES = { sr: 'sr-Latn', zh: 'zh-CN', 'zh-Hant': 'zh-TW' } as Readonly<Record<string, string>>;
const tables = Object.entries(languages.names as Readonly<Record<string, Readonly<Record<string, string>>>>);

test.each(tables)('%s: words for minutes, and, or are those of CLDR', (language, table) => {
  const locale = LOCALES[language] ?? language;
  const unit = (count: number, unitDisplay: 'long' | 'short') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay }).formatToParts(count);
  const minutes = [1, 2, 5, 20].flatMap((count) => [...unit(count, 'long'), ...unit(count, 'short')]);
  const joints = (['conjunction', 'disjunction'] as const).flatMap((type) =>
    new Intl.ListFormat(locale, { type, style: 'long' }).formatToParts(['A', 'B']),
  );
  const stated = new Set(
    [...minutes, ...joints]
      .filter(({ type }) => type === 'unit' || type === 'literal')
      .map(({ value }) => value.trim().replace(/\.$/, '')),
  );
  const ours = Object.entries(table).filter(([, english]) => /^(minutes|and|or)$/.test(english));
  expect(ours.length).toBeGreaterThan(0);
  for (const [word] of ours) expect([...stated]).toContain(word);
});

test('every object with a Chinese name is one of the game, and every hero skill with an English name has one', () => {
  for (const id of Object.keys(chinese.objects)) expect(findObject(id)).toBeDefined();
  for (const id of Object.keys(chinese.skills)) expect(findAbility(id)).toBeDefined();
  expect(Object.keys(chinese.skills)).toHaveLength(107);
  for (const { id } of allObjects().filter(({ kind }) => kind === 'hero'))
    for (const ability of abilitiesOf(id))
      expect([ability.name, chineseSkill(ability.id)]).not.toContain(null);
  expect(chineseNames('Hamg')).toEqual(['大法师']);
  expect(chineseNames('Rhme')).toHaveLength(3);
  expect(chineseSkill('AHbz')).toBe('暴风雪');
});

const source = recordingsFile('../data/names-zh.json', 'Chinese names');

test.runIf(source !== null)('Chinese names are those of the source', () => {
  const stated = JSON.parse(readFileSync(source!, 'utf8')) as {
    objects: Record<string, [string, string]>;
    skills: Record<string, string>;
  };
  for (const [id, name] of Object.entries(chinese.objects)) expect(stated.objects[id]![1]).toBe(name);
  for (const [id, name] of Object.entries(chinese.skills)) expect(stated.skills[id]).toBe(name);
});
