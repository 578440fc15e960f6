/** Checks that the policy tested in `every-page.test.ts` takes effect. */
import { expect, test } from '@playwright/test';

test('the policy is in force: text in a page becomes neither a script nor HTML', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('complain', (text: string) => violations.push(text));
  await page.addInitScript(`
    document.addEventListener('securitypolicyviolation', (event) => complain(event.violatedDirective));
  `);
  await page.goto('/');
  const refusals = await page.evaluate(`[
    () => { document.createElement('script').textContent = 'window.ran = true'; },
    () => { document.createElement('p').innerHTML = '<b>bold</b>'; },
    () => { document.createElement('script').src = 'https://elsewhere.example/x.js'; },
  ].map((attempt) => { try { attempt(); return 'done'; } catch (error) { return error.name; } })`);
  expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError']);
  expect(await page.evaluate('window.ran')).toBeUndefined();
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('img'), { src: 'https://elsewhere.example/x.png' }))`,
  );
  await expect.poll(() => violations).toContain('img-src');
});
