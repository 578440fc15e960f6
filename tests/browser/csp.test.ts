import { expect, test } from '@playwright/test';
import { CONTENT_SECURITY_POLICY } from '../../src/hosting/rules.ts';
import { PAGE_TYPES } from '../support/page-types.ts';

for (const path of [...PAGE_TYPES, '/nowhere/']) {
  test(`${path} keeps to the content security policy and leaves the console empty`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // That the page itself is missing is no complaint about the page.
      const isMissing = path === '/nowhere/' && message.text().includes('404');
      if (!isMissing) complaints.push(`console ${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
    await page.exposeFunction('complain', (text: string) => complaints.push(text));
    await page.addInitScript(`
      document.addEventListener('securitypolicyviolation', (event) =>
        complain('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
    `);

    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toBe(CONTENT_SECURITY_POLICY);
    // Islands that wait for being seen load their scripts only then.
    await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  });
}

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
