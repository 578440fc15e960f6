/** Advice from the visitor's own games: won games compared with lost ones. */
import { leave } from '../../support/recording-writer/events.ts';
import { opening } from '../../support/recording-writer/opening.ts';
import { duel, DUEL_END_MS } from '../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { expect, test } from './drop-page.ts';
import { kept, turnOn } from './library-page.ts';

/** A game of Hazel; her orders come this much later than usual. */
function game(opponent: string, won: boolean, laterMs: number) {
  const script = duel({ names: ['Hazel', opponent] });
  const [first, second] = won ? [2, 1] : [1, 2];
  const timeline = [
    ...opening({ player: 1, race: 'H', cardClicks: true, delayMs: laterMs }),
    ...opening({ player: 2, race: 'O', cardClicks: true }),
    leave(DUEL_END_MS + laterMs, first, 'left'),
    leave(DUEL_END_MS + laterMs + 1000, second, 'won', true),
  ];
  const buffer = Buffer.from(writeRecording({ ...script, timeline }));
  return { name: `${opponent}.w3g`, mimeType: '', buffer };
}

test('a won game of the library is linked from the advice and opens at its moment', async ({ drop }) => {
  await turnOn(drop);
  const past = Array.from({ length: 10 }, (_, at) =>
    game(`Rival ${at}`, at % 2 === 0, at % 2 ? 60_000 + at * 1000 : at * 1000),
  );
  await drop.choose(past);
  await drop.rest();
  await drop.button('My history').click();
  const history = drop.page.getByRole('region', { name: 'My history' });
  await history.getByRole('checkbox', { name: /^Hazel/ }).check();
  await expect(kept(drop)).toContainText('10');
  await drop.choose([game('Newcomer', false, 70_000)]);
  await expect(drop.heading).toContainText('Hazel vs Newcomer');
  await drop.rest();
  const advice = drop.page.locator('.work-on');
  // The visitor is known, so the page doesn't ask who they are.
  await expect(advice.getByRole('button', { name: 'Hazel' })).toHaveAttribute('aria-pressed', 'true');
  const row = advice
    .getByRole('listitem')
    .filter({ has: drop.page.locator('a[href^="#kept="]') })
    .first();
  await expect(row).toContainText(
    /In the games you lost, .* in your game against Rival [02468] on Concealed Hill/,
  );
  await expect(row.locator('a[href^="#t="]')).toHaveCount(1);
  const link = row.locator('a[href^="#kept="]');
  const href = (await link.getAttribute('href'))!;
  const moment = /sec=(\d+)$/.exec(href)![1]!;
  await link.click();
  await expect(drop.heading).toContainText(/Hazel vs Rival [02468]/);
  await expect(drop.page.getByRole('slider', { name: 'Game time' })).toHaveValue(moment);
  await drop.button('Back to the list').click();
  await expect(kept(drop)).toContainText('11');
  expect(drop.complaints).toEqual([]);

  // The same link in another tab, and there once more after the game has been deleted.
  const other = await drop.page.context().newPage();
  const address = new URL(href, drop.page.url()).href;
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1 })).toContainText(/Hazel vs Rival [02468]/);
  await expect(other.getByRole('slider', { name: 'Game time' })).toHaveValue(moment);
  expect(other.url()).not.toContain('#kept=');
  drop.page.once('dialog', (dialog) => dialog.accept());
  await drop.button('Delete all kept games').click();
  await expect(kept(drop)).toContainText('None yet');
  await other.close();
  const late = await drop.page.context().newPage();
  await late.goto(address);
  await expect(late.getByRole('listitem').filter({ hasText: 'That game isn’t among' })).toBeVisible();
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('Analyze a replay');
});
