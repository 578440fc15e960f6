/** That the policy which every page is asked for (`every-page.test.ts`) is in force. */
import { expect, test } from '@playwright/test';

test('the policy is in force: an inline script does not run', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('complain', (text: string) => violations.push(text));
  await page.addInitScript(`
    document.addEventListener('securitypolicyviolation', (event) => complain(event.violatedDirective));
  `);
  await page.goto('/');
  const ran = await page.evaluate(`
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
    window.ran === true;
  `);
  expect(ran).toBe(false);
  await expect.poll(() => violations).toContain('script-src-elem');
});
