/** The drop page in Firefox and WebKit, if they are installed. */
import { test } from '@playwright/test';
import { findFirefox } from '../../../support/find-browser.ts';
import { openFirefox } from '../../../browser/drop/firefox-bidi.ts';
import { serveBuild } from '../../../browser/drop/serve-build.ts';
import { walk } from '../../../browser/drop/walk.ts';
import { findWebKit, openWebKit } from '../../../browser/drop/webkit-driver.ts';

const [firefox, webkit] = [findFirefox(), findWebKit()];
const BROWSERS = {
  Firefox: firefox === undefined ? undefined : () => openFirefox(firefox),
  // No driver can test the file pickers of a phone.
  WebKit: webkit === undefined ? undefined : () => openWebKit(webkit),
};

for (const [name, open] of Object.entries(BROWSERS))
  test(`${name} reads a file, opens a link, keeps games and compares`, async () => {
    const skip = (why: string) => {
      console.warn(`NOT TRIED IN ${name.toUpperCase()}: ${why}.`);
      test.skip(true, `no ${name}`);
    };
    if (!open) return skip('it is not installed here');
    const site = await serveBuild();
    // A browser that a container restricts isn't the page's fault.
    const page = await open().catch((error: unknown) => String(error));
    if (typeof page === 'string') {
      await site.close();
      return skip(`it does not start here (${page})`);
    }
    try {
      await walk(page, site.origin);
    } finally {
      await page.close();
      await site.close();
    }
  });
