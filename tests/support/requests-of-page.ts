import type { Page, Request } from '@playwright/test';

/** After this long without a frame a picture is taken, in ms. */
const NUDGE_MS = 10_000;

/**
 * Waits until the page has drawn what it had to draw, and has nothing else to do. On a busy machine Chromium sometimes
 * stops drawing an idle page, for ten minutes and more, until something asks for a frame, as a picture does.
 */
export async function frames(page: Page): Promise<void> {
  const nudge = setInterval(() => void page.screenshot().catch(() => null), NUDGE_MS);
  try {
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
  } finally {
    clearInterval(nudge);
  }
}

/**
 * Watches a page's requests. The returned function waits until every request is answered, and the page has drawn the
 * answers without another request. Playwright's `networkidle` needs half a second without one, which may never come on
 * a slow machine.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    open.add(request);
    begun++;
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    for (let before = -1; open.size > 0 || before !== begun;) {
      before = begun;
      await frames(page);
    }
  };
}
