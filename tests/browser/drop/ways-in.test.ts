import { join } from 'node:path';
import { EXAMPLES } from '../../../src/app/drop/input/examples.ts';
import { FIXTURES } from '../../support/fixtures.ts';
import { expect, test } from './drop-page.ts';
import { ENTRY_WORDS } from '../../../src/app/drop/page/words.ts';

const [ONE, TWO] = EXAMPLES.map(({ file }) => join(FIXTURES, file)) as [string, string];
const TITLE = 'Hazel vs Rowan on Concealed Hill';

test('dropping a file shows its report', async ({ drop }) => {
  await drop.drag([ONE]);
  await expect(drop.heading).toHaveText(TITLE);
  await expect(drop.heading).toBeFocused();
  for (const name of ['Players', 'Timings', 'Build orders', 'Heroes', 'Research'])
    await expect(drop.page.getByRole('heading', { name, exact: true })).toBeAttached();
  await expect(drop.page.locator('.drop-here')).toBeHidden();
});

test('several files become a table that sorts, opens reports and comes back', async ({ drop }) => {
  await drop.choose([TWO, ONE]);
  await drop.rest();
  await expect(drop.status).toHaveText('2 files read: 2 games.');
  const players = () => drop.rows.locator('button').allTextContents();
  const both = ['Sorrel & Yarrow vs Hazel & Rowan', 'Hazel vs Rowan'];
  expect(await players()).toEqual(both);
  const header = drop.page.getByRole('columnheader', { name: 'Players' });
  await expect(header).toHaveAttribute('aria-sort', 'none');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(await players()).toEqual(both.toReversed());
  await drop.button('Length').click();
  await expect(header).toHaveAttribute('aria-sort', 'none');
  expect(await players()).toEqual(both);

  const open = drop.rows.getByRole('button', { name: 'Hazel vs Rowan', exact: true });
  await open.click();
  await expect(drop.heading).toBeFocused();
  await expect(drop.heading).toHaveText(TITLE);
  await drop.page.goBack();
  await expect(open).toBeFocused();
  await open.click();
  await drop.button(ENTRY_WORDS.back).click();
  await expect(open).toBeFocused();
  await drop.button('Empty the list').click();
  await expect(drop.heading).toHaveText('Analyze a replay');
});
