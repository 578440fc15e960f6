import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Themes, with the rules each is asked: all, or those about colour, since nothing else of a page depends on its theme. */
const ASKED = [
  ['light', undefined],
  ['dark', ['color-contrast', 'link-in-text-block']],
] as const;

/** What axe finds on a page as it stands, as rules and the HTML that breaks them, on the light theme and the dark one. */
export async function axeFinds(page: Page): Promise<[theme: string, rule: string, html: string[]][]> {
  const found: [string, string, string[]][] = [];
  for (const [theme, rules] of ASKED) {
    await page.emulateMedia({ colorScheme: theme });
    const { violations } = await new AxeBuilder({ page })
      // No page has frames, and what is in order need not be listed: together that is most of the time axe takes.
      .setLegacyMode()
      .options({ resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) })
      .analyze();
    found.push(
      ...violations.map(({ id, nodes }) => [theme, id, nodes.map(({ html }) => html)] as (typeof found)[0]),
    );
  }
  return found;
}
