/** Each type of page, loaded on a phone: policy, errors, axe, and widths. `npm run test:all` also checks it on a wide screen. */
import { expect, test } from '@playwright/test';
import { PAGE_TYPES } from '../support/page-types.ts';
import { complaintsOf, overhang } from '../support/page-checks.ts';
import { watchRequests } from '../support/requests-of-page.ts';
import { axeFinds } from './axe.ts';

/** Pages that one visitor opens one after the other, because a new visitor for each costs as much as the checks. */
const PAGES_PER_VISIT = 5;

const visits = Array.from({ length: Math.ceil(PAGE_TYPES.length / PAGES_PER_VISIT) }, (_, at) =>
  PAGE_TYPES.slice(at * PAGES_PER_VISIT, (at + 1) * PAGES_PER_VISIT),
);

// Otherwise one worker would still have pages to open when the others are done.
test.describe.configure({ mode: 'parallel' });

for (const paths of visits)
  test(`${paths.join(' ')} keep to the policy, are accessible, and fit a phone and a screen`, async ({
    page,
  }) => {
    const complaints = await complaintsOf(page);
    const requestsEnd = watchRequests(page);
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await requestsEnd();
      expect.soft(complaints.splice(0), `complaints of the browser about ${path}`).toEqual([]);
      expect.soft(await axeFinds(page), `axe about ${path}`).toEqual([]);
      for (const width of [390, 320, 1440])
        expect.soft(await overhang(page, width), `${path} wider than ${width} px`).toBe(0);
      // What a page leaves open when the next one is opened, fails.
      await requestsEnd();
    }
  });
