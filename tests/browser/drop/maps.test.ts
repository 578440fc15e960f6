/** A visitor's map file, given after a replay on it. */
import { GROUND_WORDS } from '../../../src/map/card/legend.ts';
import { expect, test, type DropPage } from './drop-page.ts';
import { MAP, note, REPLAY, TITLE, VERY_FILE } from './map-and-replay.ts';

/** The words below the map about the source of its ground. */
const caption = ({ page }: DropPage, words: string) => page.locator('.report p', { hasText: words });

test('a replay on a map that nobody knows says how to give its map file, and is told anew when it comes', async ({
  drop,
}) => {
  await drop.choose(REPLAY);
  await expect(drop.heading).toHaveText(TITLE);
  await expect(note(drop)).toContainText('(2)Hazel Hollow.w3x');
  await expect(note(drop).locator('code').first()).toHaveText(/^map-(unknown|little-shown)$/);
  await expect(caption(drop, GROUND_WORDS.fromOrders(1))).toHaveCount(1);
  await drop.choose(MAP);
  await expect(note(drop)).toHaveText(VERY_FILE);
  await expect(caption(drop, GROUND_WORDS.fromFileBy('file', 'Some Body'))).toHaveCount(1);
  await expect(drop.heading).toHaveText(TITLE);
});
