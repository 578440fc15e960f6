/** Games saved in the browser: only on request, listed, opened, saved to a file, restored, deleted. */
import { DropPage, expect, test } from '../../../browser/drop/drop-page.ts';
import { databases, kept, keptRows, OFFER, ONE, turnOn, TWO } from '../../../browser/drop/library-page.ts';

test('two tabs show the same', async ({ drop, context }) => {
  const other = new DropPage(await context.newPage(), drop.site);
  await other.open();
  await turnOn(drop);
  await expect(kept(other)).toContainText('None yet.');
  await other.choose(ONE);
  await expect(keptRows(drop)).toHaveCount(1);
  drop.page.once('dialog', (dialog) => void dialog.accept());
  await drop.button('Stop keeping games').click();
  await expect(other.button(OFFER)).toBeVisible();
  await other.choose(TWO);
  await other.rest();
  expect(await databases(other)).toEqual([]);
  expect(other.complaints).toEqual([]);
});
