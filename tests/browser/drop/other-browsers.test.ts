/** The drop page in Firefox and in WebKit, as far as they are installed here. */
import { test } from '@playwright/test';
import { findFirefox } from '../../support/find-browser.ts';
import { openFirefox } from './firefox-bidi.ts';
import { serveBuild } from './serve-build.ts';
import { walk } from './walk.ts';
import { findWebKit, openWebKit } from './webkit-driver.ts';

const [firefox, webkit] = [findFirefox(), findWebKit()];
const BROWSERS = {
  Firefox: firefox === undefined ? undefined : () => openFirefox(firefox),
  // What a person does with the pickers of a phone can be asked of no driver.
  WebKit: webkit === undefined ? undefined : () => openWebKit(webkit),
};

for (const [name, open] of Object.entries(BROWSERS))
  test(`${name} reads a file, opens a link, keeps games and compares`, async () => {
    if (!open) console.warn(`NOT TRIED IN ${name.toUpperCase()}: it is not installed here.`);
    test.skip(!open, `no ${name}`);
    const site = await serveBuild();
    const page = await open!();
    try {
      await walk(page, site.origin);
    } finally {
      await page.close();
      await site.close();
    }
  });
