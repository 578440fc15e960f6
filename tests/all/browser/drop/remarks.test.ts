/** A coach's remarks: written beside the stage, on its timeline, kept with the game, and read by whoever opens its link. */
import { REMARK_WORDS } from '../../../../src/app/library/remarks/Remarks.tsx';
import { DropPage, expect, test } from '../../../browser/drop/drop-page.ts';
import { kept, keptRows, ONE, TITLE, turnOn } from '../../../browser/drop/library-page.ts';

const SAID = 'No scout before this, 戒指';

test('a remark stands on the timeline, leads there, is kept in the note and travels in the link', async ({
  drop,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await turnOn(drop);
  await drop.choose(ONE);
  await drop.rest();
  const remarks = drop.page.getByRole('region', { name: REMARK_WORDS.title });
  const text = remarks.getByRole('textbox', { name: REMARK_WORDS.text, exact: true });
  await remarks.getByLabel(REMARK_WORDS.at).fill('4:10');
  await text.fill(SAID);
  await text.press('Enter');
  await expect(remarks.getByRole('listitem')).toHaveText(`4:10 ${SAID}×`);
  const mark = drop.page.locator('.stage-line .remarked a');
  await expect(mark).toHaveAttribute('aria-label', `4:10 ${SAID}`);
  await mark.press('Enter');
  const time = drop.page.locator('.play-bar .time');
  await expect(time).toHaveText('4:10');
  // The next remark begins with the second that the stage shows.
  await drop.page.keyboard.press('l');
  await expect(time).toHaveText('4:20');
  await text.fill('Expand here');
  await remarks.getByRole('button', { name: REMARK_WORDS.add }).click();
  await expect(remarks.getByRole('listitem')).toHaveText([`4:10 ${SAID}×`, '4:20 Expand here×']);
  await remarks.getByRole('button', { name: REMARK_WORDS.remove('4:20') }).click();
  await expect(remarks.getByRole('listitem')).toHaveCount(1);

  await remarks.getByRole('button', { name: REMARK_WORDS.copy }).click();
  await expect(drop.status.first()).toContainText('your remarks');
  const link = await drop.page.evaluate(() => navigator.clipboard.readText());

  await drop.open();
  await expect(keptRows(drop)).toHaveCount(1);
  await kept(drop).getByRole('button', { name: 'Hazel vs Rowan', exact: true }).click();
  await drop.rest();
  await expect(remarks.getByRole('listitem')).toHaveText(`4:10 ${SAID}×`);

  const student = new DropPage(await (await browser.newContext()).newPage(), drop.site);
  await student.page.goto(link);
  await expect(student.heading).toHaveText(TITLE);
  await student.rest();
  const read = student.page.getByRole('region', { name: REMARK_WORDS.title });
  await expect(read.getByRole('listitem')).toHaveText(`4:10 ${SAID}`);
  await read.getByRole('link', { name: '4:10' }).click();
  await expect(student.page.locator('[aria-current=time]').first()).toBeAttached();
  expect(student.complaints).toEqual([]);
});

test('two tabs lose no remark of each other, and a link that is opened writes nothing into notes', async ({
  drop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await turnOn(drop);
  await drop.choose(ONE);
  await drop.rest();
  const other = new DropPage(await context.newPage(), drop.site);
  await other.open();
  const openKept = async (tab: DropPage) => {
    await kept(tab).getByRole('button', { name: 'Hazel vs Rowan', exact: true }).click();
    await tab.rest();
  };
  const remarks = (tab: DropPage) => tab.page.getByRole('region', { name: REMARK_WORDS.title });
  const write = async (tab: DropPage, at: string, said: string) => {
    const written = remarks(tab);
    await written.getByRole('textbox', { name: REMARK_WORDS.text, exact: true }).fill(said);
    await written.getByRole('textbox', { name: REMARK_WORDS.at, exact: true }).fill(at);
    await written.getByRole('button', { name: REMARK_WORDS.add }).click();
    await expect(written.getByRole('listitem').filter({ hasText: said })).toBeVisible();
  };
  await openKept(other);
  await write(drop, '1:00', 'from the first tab');
  await write(other, '2:00', 'from the second tab');
  await other.open();
  await openKept(other);
  const both = ['1:00 from the first tab×', '2:00 from the second tab×'];
  await expect(remarks(other).getByRole('listitem')).toHaveText(both);

  await (await other.share('Copy share link')).click();
  await expect(other.status.first()).toContainText('your remarks');
  const link = await other.page.evaluate(() => navigator.clipboard.readText());
  for (const clock of ['1:00', '2:00'])
    await remarks(other)
      .getByRole('button', { name: REMARK_WORDS.remove(clock) })
      .click();
  await expect(remarks(other).getByRole('listitem')).toHaveCount(0);
  await other.page.goto('about:blank');
  await other.page.goto(link);
  await other.rest();
  // Those of a link can't be removed.
  await expect(remarks(other).getByRole('listitem')).toHaveText(both.map((said) => said.replace('×', '')));
  await other.open();
  await openKept(other);
  await expect(remarks(other).getByRole('textbox', { name: REMARK_WORDS.text, exact: true })).toBeVisible();
  await expect(remarks(other).getByRole('listitem')).toHaveCount(0);
});
