/** Checks for every type of page. Each page is loaded twice, wide and on a phone, and fully checked. */
import { expect, test } from '@playwright/test';
import { CONTENT_SECURITY_POLICY } from '../../../src/host/rules.ts';
import { PAGE_TYPES } from '../../support/page-types.ts';
import { complaintsOf, overhang } from '../../support/page-checks.ts';
import { watchRequests } from '../../support/requests-of-page.ts';
import { axeFinds } from '../../browser/axe.ts';
import { cutTables, overflowingCells } from '../../browser/cut-tables.ts';

const MISSING = '/nowhere/';
const WIDE = { width: 1280, height: 720 };

// Each page gets every check, even after a failure.
for (const path of [...PAGE_TYPES, MISSING])
  test(`${path} keeps to the policy, is accessible, fits its screen, and / leads to its search`, async ({
    page,
  }) => {
    const complaints = await complaintsOf(
      page,
      // A page that is missing on purpose isn't a complaint.
      (text) => path === MISSING && text.includes('404'),
    );
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
