import axeCore, { type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

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
  // Not a script of the page, which its policy would forbid; half a megabyte, which takes as long to load as to ask.
  await page.evaluate(axeCore.source);
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
