import type { Page, Request } from '@playwright/test';

const STILL_MS = 500;

/**
 * Watches what a page asks for from now on. What it returns waits until every request is answered and none began for half
 * a second. Playwright's `networkidle` would say the same, but where a machine is slow it may never come.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = Date.now();
  const end = (request: Request) => {
    open.delete(request);
    changed = Date.now();
  };
  page.on('request', (request) => {
    open.add(request);
    changed = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    while (open.size > 0 || Date.now() - changed < STILL_MS) await page.waitForTimeout(50);
  };
}
