/** Each type of page, loaded on a phone: policy, errors, axe, and widths. `npm run test:all` also checks it on a wide screen. */
import { expect, test } from '@playwright/test';
import { PAGE_TYPES } from '../support/page-types.ts';
import { complaintsOf, overhang } from '../support/page-checks.ts';
import { frames } from '../support/requests-of-page.ts';
import { axeFinds } from './axe.ts';

for (const path of PAGE_TYPES)
  test(`${path} keeps to the policy, is accessible, and fits a phone and a screen`, async ({ page }) => {
    const complaints = await complaintsOf(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await frames(page);
    expect.soft(complaints, 'complaints of the browser').toEqual([]);
    expect.soft(await axeFinds(page), 'axe').toEqual([]);
    for (const width of [390, 320, 1440])
      expect.soft(await overhang(page, width), `wider than ${width} px`).toBe(0);
  });
