/** The closest tournament game: found with reasons, or refused with one. */
import { expect, HUMAN, ORC_ONE, test } from './compare-page.ts';

test('the closest game is offered with reasons and becomes the other side', async ({ compare }) => {
  const { page } = compare;
  await compare.open(`#a=${ORC_ONE}.2`);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // A font loads when its first letters are drawn, early or late.
    if (!pathname.endsWith('.woff2')) asked.push(pathname);
  });
  await compare.side('A').getByRole('button', { name: 'Find the closest game in the archive' }).click();
  const offer = page.getByRole('region', { name: 'Archived games closest to A' });
  await expect(offer.getByRole('heading', { level: 2 })).toBeFocused();
  // The list and the openings are the same for everyone, so requests don't reveal the search.
  expect(asked.sort()).toEqual(['/data/openings.json', '/data/replay-browser.json']);
  const first = offer.locator('.candidates > li').first();
  await expect(first).toContainText('Both Undead against Orc.');
  await expect(first).toContainText(/\d+ of 100 points/);
  await expect(first).toContainText('Same first hero: ');
  await first.getByRole('button').click();
  await expect(compare.heading).toHaveText(/^Happy compared with /);
  expect(new URL(page.url()).hash).toMatch(new RegExp(`^#a=${ORC_ONE}\\.2&b=.+\\.\\d$`));
  expect(asked.filter((path) => path.startsWith('/data/games/'))).toHaveLength(1);
  await page.goBack();
  await expect(compare.heading).toHaveText('Compare two games');
});

test('where nothing is comparable, it is refused with the reason', async ({ compare }) => {
  // The archive's only Orc mirror.
  const id = '707624253_S.o.K.o.L_Stormhoof_Twisted-Meadows';
  await compare.open(`#a=${id}.1`);
  const { players } = await compare.game(id);
  await compare.side('A').getByLabel(players[0]!.handle).check();
  await compare.side('A').getByRole('button', { name: 'Find the closest game in the archive' }).click();
  const offer = compare.page.getByRole('region', { name: 'Archived games closest to A' });
  await expect(offer).toContainText('No other game in the archive has someone playing Orc against Orc.');
  await expect(offer.getByText('no-matchup')).toBeVisible();
  await expect(offer.getByRole('listitem')).toHaveCount(0);
  await offer.getByRole('button', { name: 'Close' }).click();
  await expect(offer).toHaveCount(0);
});

test('when the openings do not come, that is said', async ({ compare, page }) => {
  await page.route('**/data/openings.json', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>' }),
  );
  await compare.open(`#a=${HUMAN}.1`);
  await compare.side('A').getByRole('button', { name: 'Find the closest game in the archive' }).click();
  await expect(page.getByText('The openings in the archive could not be loaded.')).toBeVisible();
});
