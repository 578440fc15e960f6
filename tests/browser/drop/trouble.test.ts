/** Failures: a sentence for each, the rest continues, and the page stays usable. */
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DROP_FAILURES } from '../../support/drop-failures.ts';
import { FIXTURES } from '../../support/fixtures.ts';
import { HEADING_WORDS } from '../../../src/app/drop/page/words.ts';
import { expect, test } from './drop-page.ts';

const ONE = join(FIXTURES, 'example-1v1.w3g');

test('files that are no replays end with a sentence each, next to one that is', async ({
  drop,
}, testInfo) => {
  const huge = testInfo.outputPath('film.w3g');
  await writeFile(huge, '');
  await truncate(huge, 300 * 1024 * 1024);
  const bytes = await readFile(ONE);
  const paths = await Promise.all(
    Object.entries({
      'picture.png': Buffer.from('89504e470d0a1a0a', 'hex'),
      'empty.w3g': Buffer.alloc(0),
      'damaged.w3g': Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(5000, 7)]),
      'cut.w3g': bytes.subarray(0, bytes.length / 2),
      'whole.w3g': bytes,
    }).map(async ([name, content]) => {
      const path = testInfo.outputPath(name);
      await writeFile(path, content);
      return path;
    }),
  );
  await drop.choose([...paths, huge]);
  await drop.rest();
  const said = [
    DROP_FAILURES['not-a-replay'],
    DROP_FAILURES.empty,
    DROP_FAILURES.damaged,
    'cut.w3g',
    DROP_FAILURES['too-large'],
    // The one game among them: what is cut is the same game.
    'Hazel vs Rowan',
  ];
  for (const [index, text] of said.entries()) await expect(drop.rows.nth(index)).toContainText(text);
  await drop.rows.nth(0).getByRole('button').click();
  await expect(drop.heading).toHaveText(HEADING_WORDS.noGame('picture.png').join(''));
  await expect(drop.page.getByText(DROP_FAILURES['not-a-replay'])).toBeVisible();
});
