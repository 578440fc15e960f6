import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';

/** Excludes comments and long names, which would more than double the size sent to each page. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Defined in the page by its source. */
declare const axe: typeof axeCore;

const ASKED: readonly { theme: 'light' | 'dark'; options: RunOptions }[] = [
  { theme: 'light', options: {} },
  // Checks that depend on a theme.
  { theme: 'dark', options: { runOnly: ['color-contrast', 'link-in-text-block'] } },
];

/** Lists axe's findings on the current page in the light and the dark theme: rules, and the HTML that breaks them. */
export async function axeFinds(page: Page): Promise<[theme: string, rule: string, html: string[]][]> {
  const found: [string, string, string[]][] = [];
  // Not loaded as a script of the page, because its policy would forbid that; half a megabyte takes a while to load.
  await page.evaluate(SOURCE);
  for (const { theme, options } of ASKED) {
    await page.emulateMedia({ colorScheme: theme });
    const broken = await page.evaluate(async (options) => {
      // Passed checks aren't listed, because listing them takes longer than finding them.
      const { violations } = await axe.run({ ...options, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => ({ rule: id, html: nodes.map(({ html }) => html) }));
    }, options);
    found.push(...broken.map(({ rule, html }): (typeof found)[0] => [theme, rule, html]));
  }
  return found;
}
