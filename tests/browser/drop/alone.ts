/** A separate site for each test, and a browser that can't go anywhere else. */
import { SCOPES } from '../../../src/app/drop/offline/scope.ts';
import { DropPage, expect, test as base } from './drop-page.ts';
import { serveBuild } from './serve-build.ts';

export const test = base.extend<{ alone: DropPage }>({
  serviceWorkers: 'allow',
  alone: async ({ browser }, use) => {
    const site = await serveBuild();
    const context = await browser.newContext({ proxy: site.proxy });
    const drop = new DropPage(await context.newPage(), site);
    await drop.open();
    // Both pages work offline.
    await expect
      .poll(() =>
        drop.page.evaluate(async () => {
          const registrations = await navigator.serviceWorker.getRegistrations();
          return registrations.filter(({ active }) => active?.state === 'activated').length;
        }),
      )
      .toBe(SCOPES.length);
    await use(drop);
    await context.close();
    await site.close();
  },
});

export { expect };
