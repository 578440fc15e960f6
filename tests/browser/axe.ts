import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Asked {
  theme: 'light' | 'dark';
  /** Its program, where not its own. */
  program: { axeSource?: string };
  rules: { runOnly?: string[] };
}

const ASKED: readonly Asked[] = [
  { theme: 'light', program: {}, rules: {} },
  {
    theme: 'dark',
    // It is in the page already: half a megabyte, which takes as long to load as to ask.
    program: { axeSource: ';' },
    // All that depends on a theme.
    rules: { runOnly: ['color-contrast', 'link-in-text-block'] },
  },
];

/** What axe finds on a page as it stands, as rules and the HTML that breaks them, on the light theme and the dark one. */
export async function axeFinds(page: Page): Promise<[theme: string, rule: string, html: string[]][]> {
  const found: [string, string, string[]][] = [];
  for (const { theme, program, rules } of ASKED) {
    await page.emulateMedia({ colorScheme: theme });
    const { violations } = await new AxeBuilder({ page, ...program })
      // No page has frames, and what is in order need not be listed: together that is most of the time axe takes.
      .setLegacyMode()
      .options({ resultTypes: ['violations'], ...rules })
      .analyze();
    found.push(
      ...violations.map(({ id, nodes }) => [theme, id, nodes.map(({ html }) => html)] as (typeof found)[0]),
    );
  }
  return found;
}
