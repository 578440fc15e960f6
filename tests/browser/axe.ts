import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';

/** Without comments and long names, which would more than double what each page is sent. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Defined in the page by its source. */
declare const axe: typeof axeCore;

const ASKED: readonly { theme: 'light' | 'dark'; options: RunOptions }[] = [
  { theme: 'light', options: {} },
  // All that depends on a theme.
  { theme: 'dark', options: { runOnly: ['color-contrast', 'link-in-text-block'] } },
];

/** What axe finds on a page as it stands, as rules and the HTML that breaks them, on the light theme and the dark one. */
export async function axeFinds(page: Page): Promise<[theme: string, rule: string, html: string[]][]> {
  const found: [string, string, string[]][] = [];
  // Not a script of the page, which its policy would forbid; half a megabyte, which takes a while to load.
  await page.evaluate(SOURCE);
  for (const { theme, options } of ASKED) {
    await page.emulateMedia({ colorScheme: theme });
    const broken = await page.evaluate(async (options) => {
      // What is in order need not be listed, which takes longer than to find it.
      const { violations } = await axe.run({ ...options, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => ({ rule: id, html: nodes.map(({ html }) => html) }));
    }, options);
    found.push(...broken.map(({ rule, html }): (typeof found)[0] => [theme, rule, html]));
  }
  return found;
}
