/** The pictures of the README and the tools page show today's design. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DESIGN_FILE, designOf } from '../../support/design.ts';

test('after a change of what every page or the stage looks like, `npm run screenshot` takes them anew', () => {
  expect(readFileSync(DESIGN_FILE, 'utf8').trim()).toBe(designOf());
});
