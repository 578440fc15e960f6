/** Checks every state of the page with axe in both themes, and its width on a phone. */
import { join } from 'node:path';
import { FIXTURES } from '../../support/write-fixtures.ts';
import { axeFinds } from '../axe.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { expect, test, type DropPage } from './drop-page.ts';
import { fakeWorker } from './fake-worker.ts';

const EXAMPLES = ['example-1v1.w3g', 'example-2v2.w3g'].map((name) => join(FIXTURES, name));
const text = (name: string) => ({ name, mimeType: '', buffer: Buffer.from('no replay') });

/** Steps from an empty page to each state. */
const STATES: Readonly<Record<string, (drop: DropPage) => Promise<void>>> = {
  empty: () => Promise.resolve(),
  working: async (drop) => {
    await fakeWorker(drop.page);
    await drop.choose([text('a.w3g'), text('slow.w3g'), text('b.w3g')]);
    await expect(drop.page.getByText('File 2 of 3')).toBeVisible();
  },
  'one result': async (drop) => {
    await drop.choose(EXAMPLES[0]!);
    await drop.rest();
  },
  many: async (drop) => {
    await drop.choose(EXAMPLES);
    await drop.choose([text('<i>no</i>.w3g'), text('b.w3g')]);
    await drop.rest();
    await drop.button('Map').click();
  },
  'kept games': async (drop) => {
    await drop.button('Keep my games in this browser').click();
    await drop.choose(EXAMPLES);
    await expect(drop.page.locator('.library tbody tr')).toHaveCount(EXAMPLES.length);
    await drop.open();
    await expect(drop.page.getByRole('button', { name: /^Delete Hazel/ })).toBeVisible();
  },
  'one kept game': async (drop) => {
    await drop.button('Keep my games in this browser').click();
    await drop.choose(EXAMPLES[0]!);
    await expect(drop.page.getByText('This game is kept')).toBeVisible();
    await drop.rest();
  },
  history: async (drop) => {
    await drop.button('Keep my games in this browser').click();
    await drop.choose(EXAMPLES);
    await drop.rest();
    await drop.button('My history').click();
    await drop.page.getByRole('checkbox', { name: /^Hazel/ }).check();
    await expect(drop.page.getByLabel(/^Note on the game against Rowan$/)).toBeVisible();
  },
  'a broken link': async (drop) => {
    await drop.page.evaluate(() => (location.hash = '#game=1abc'));
    await expect(drop.heading).toHaveText('No game in the link');
  },
  failure: async (drop) => {
    await drop.choose(text('holiday.jpg'));
    await drop.rest();
  },
  'copy by hand': async (drop) => {
    await drop.page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
    });
    await drop.choose(EXAMPLES[0]!);
    await (await drop.share('Copy build orders')).click();
  },
};

for (const [state, reach] of Object.entries(STATES))
  test(`a phone shows everything without moving sideways, and axe finds nothing: ${state}`, async ({
    drop,
  }) => {
    const wide = drop.page.viewportSize()!;
    await drop.page.setViewportSize({ width: 390, height: 844 });
    await reach(drop);
    const widest = await drop.page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(widest, 'width on a phone of 390 px').toBeLessThanOrEqual(390);
    await drop.page.setViewportSize(wide);
    expect.soft(await axeFinds(drop.page), 'axe').toEqual([]);
  });

test('eight names of 40 characters don’t widen a phone', async ({ drop }) => {
  const game = duel({ names: [longName(1), longName(2)] });
  const [first] = game.lobby;
  const others = [3, 4, 5, 6, 7, 8].map((id) => ({
    ...(first as Extract<typeof first, { kind: 'player' }>),
    ...{ playerId: id, name: longName(id), team: (id + 1) % 2, color: id },
  }));
  const records = [1, 2, 3, 4, 5, 6, 7, 8].map((playerId) => ({
    playerId,
    battleTag: longName(playerId),
    portrait: 'p049',
  }));
  const script = {
    ...game,
    lobby: [...game.lobby, ...others],
    ...(game.reforged && { reforged: { ...game.reforged, records } }),
  };
  await drop.page.setViewportSize({ width: 390, height: 844 });
  const buffer = Buffer.from(writeRecording(script));
  await drop.choose({ name: `${longName(9)}.w3g`, mimeType: '', buffer });
  await drop.rest();
  await expect(drop.report).toContainText(longName(8));
  expect(await drop.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

const longName = (id: number): string => `Player${id}`.padEnd(40, 'W');
