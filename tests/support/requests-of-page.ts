import type { Page, Request } from '@playwright/test';

const STILL_MS = 500;

/**
 * Watches a page's requests. The returned function waits until every request is answered and none began for half a
 * second. Playwright's `networkidle` does the same, but may never occur on a slow machine.
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
