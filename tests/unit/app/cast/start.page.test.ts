/** The casting sheet's page: the two players of the address on one sheet, or a reason for their absence. */
import { expect, test } from 'vitest';
import { startCast, SHEET_WORDS } from '../../../../src/app/cast/start.tsx';
import { castOf } from '../../../../src/archive/count/cast.ts';
import { catalogueOf } from '../../../../src/archive/count/catalogue.ts';
import { urls } from '../../../../src/urls.ts';
import { duel, hero, placed, player } from '../../archive/count/sample.ts';
import { beginPage, serve, textOf } from '../../../support/page-here.ts';

const grubby = player('Grubby', { race: 'O', heroes: [hero('Obla', 64)] });
const moon = player('Moon', { race: 'E', heroes: [hero('Edem', 66)] });
const catalogue = catalogueOf([placed(duel(grubby, moon, 'won'))], [], []);
const documents = Object.fromEntries(
  catalogue.people.map(({ person: { name, slug }, appearances }) => [
    urls.prepData(slug),
    { slug, name, ...castOf(appearances, catalogue) },
  ]),
);

async function open(
  search: string,
  files: Readonly<Record<string, unknown>> = documents,
): Promise<HTMLElement> {
  const options = '<option value=""></option><option value="grubby"></option><option value="moon"></option>';
  const selects = ['a', 'b'].map((name) => `<select name="${name}">${options}</select>`).join('');
  beginPage(`/cast/${search}`, `<form>${selects}</form><div id="prep"></div>`);
  document.title = 'Casting sheet · Farseer';
  serve(files);
  const root = document.getElementById('prep')!;
  await startCast(root, document.querySelector('form')!);
  return root;
}

test('two players give a sheet, under their names, and stand in the form', async () => {
  const root = await open('?a=grubby&b=moon');
  expect(root.dataset['ready']).toBe('sheet');
  expect(textOf('#prep h2.players').trim()).toBe('Grubby vs Moon');
  expect(textOf('#prep')).toContain('Grubby 1, Moon 0');
  expect(document.title).toBe('Grubby vs Moon · Farseer');
  expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(['grubby', 'moon']);
});

test.each([
  ['', ''],
  ['?a=grubby', ''],
  ['?a=moon&b=moon', SHEET_WORDS.samePlayer],
  ['?a=grubby&b=nobody', SHEET_WORDS.noGames],
])('the address %s gives no sheet and says: %s', async (search, sentence) => {
  const root = await open(search);
  expect(root.dataset['ready']).toBe('nothing');
  expect(textOf('#prep')).toContain(sentence);
  expect(document.querySelector('h2.players')).toBeNull();
});
