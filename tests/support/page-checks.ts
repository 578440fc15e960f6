import type { Page } from '@playwright/test';

/** Collects every complaint of the browser about the page; `isExpected` leaves out those that a test causes. */
export async function complaintsOf(
  page: Page,
  isExpected: (text: string) => boolean = () => false,
): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!isExpected(message.text())) complaints.push(`console ${message.type()}: ${message.text()}`);
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
export async function overhang(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  return Math.max(0, widest - width);
}
