/** Checks for every type of page. Each page is loaded twice, wide and on a phone, and fully checked. */
import { expect, test, type Page } from '@playwright/test';
import { CONTENT_SECURITY_POLICY } from '../../src/host/rules.ts';
import { PAGE_TYPES } from '../support/page-types.ts';
import { watchRequests } from '../support/requests-of-page.ts';
import { axeFinds } from './axe.ts';
import { cutTables, overflowingCells } from './cut-tables.ts';

const MISSING = '/nowhere/';
const WIDE = { width: 1280, height: 720 };

/** Collects every complaint of the browser about the page. */
async function complaintsOf(page: Page, path: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A page that is missing on purpose isn't a complaint.
    const isMissing = path === MISSING && message.text().includes('404');
    if (!isMissing) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  await page.exposeFunction('complain', (text: string) => complaints.push(text));
  await page.addInitScript(`
    document.addEventListener('securitypolicyviolation', (event) =>
      complain('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  `);
  return complaints;
}

/** How far a page exceeds a screen of this width, in pixels. */
async function overhang(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  return Math.max(0, widest - width);
}

// Each page gets every check, even after a failure.
for (const path of [...PAGE_TYPES, MISSING])
  test(`${path} keeps to the policy, is accessible, fits its screen, and / leads to its search`, async ({
    page,
  }) => {
    const complaints = await complaintsOf(page, path);
    const requestsEnd = watchRequests(page);
    const response = await page.goto(path);
    expect.soft(response?.headers()['content-security-policy'], 'policy').toBe(CONTENT_SECURITY_POLICY);
    // Islands that load when visible only load their scripts then.
    await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
    await requestsEnd();
    expect.soft(complaints, 'complaints of the browser').toEqual([]);
    await page.evaluate('window.scrollTo(0, 0)');
    expect.soft(await axeFinds(page), 'axe').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await overhang(page, 1440), 'wider than 1440 px').toBe(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    expect.soft(await cutTables(page), 'tables cut on a phone').toEqual([]);
    expect.soft(await overflowingCells(page), 'cells too narrow on a phone').toEqual([]);
    expect.soft(await overhang(page, 390), 'wider than 390 px').toBe(0);
    expect.soft(await overhang(page, 320), 'wider than 320 px').toBe(0);

    await page.setViewportSize(WIDE);
    const search = page.locator('input[type=search]').first();
    await expect.soft(search, 'the search of the page').toBeEnabled();
    await page.locator('body').press('/');
    await expect.soft(search, 'the search after /').toBeFocused();
    await page.keyboard.press('/');
    await expect.soft(search, 'what is typed in it').toHaveValue('/');
  });
