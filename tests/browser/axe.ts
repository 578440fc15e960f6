import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on a page as it stands, as rules and the HTML that breaks them: by every rule on the light theme, and on
 * the dark one by those about colour, since nothing else of a page depends on its theme.
 */
export async function axeFinds(page: Page): Promise<[theme: string, rule: string, html: string[]][]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze();
  return Object.entries({ light, dark }).flatMap(([theme, { violations }]) =>
    violations.map(({ id, nodes }): [string, string, string[]] => [theme, id, nodes.map(({ html }) => html)]),
  );
}
