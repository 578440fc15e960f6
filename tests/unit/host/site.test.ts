import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

const site = () => import('../../../src/site.ts');

test.each([
  ['FARSEER_SITE_URL', 'https://x.example/path'],
  ['FARSEER_SITE_URL', 'https://x.example/?a=b'],
  ['FARSEER_SITE_URL', 'javascript:alert(1)'],
  ['FARSEER_SITE_URL', 'ftp://x.example'],
  ['FARSEER_SITE_URL', 'x.example'],
  ['FARSEER_REPOSITORY_URL', 'git@x.example:y'],
  ['FARSEER_SECURITY_CONTACT', 'somebody'],
  ['SOURCE_DATE_EPOCH', 'abc'],
  ['SOURCE_DATE_EPOCH', '253402300800'],
  ['SOURCE_DATE_EPOCH', '-1'],
])('%s cannot be %s', async (name, value) => {
  vi.stubEnv(name, value);
  await expect(site()).rejects.toThrow(new RegExp(`^${name} is .*; it must be `));
});

test('no password gets into a message', async () => {
  vi.stubEnv('FARSEER_SITE_URL', 'https://somebody:secret@x.example');
  await expect(site()).rejects.toThrow(/^FARSEER_SITE_URL has a password in it; (?!.*secret)/);
});

test('an address may end in a slash, and a contact may be one for mail', async () => {
  vi.stubEnv('FARSEER_SITE_URL', 'https://x.example/');
  vi.stubEnv('FARSEER_SECURITY_CONTACT', 'mailto:security@x.example');
  vi.stubEnv('FARSEER_REPOSITORY_URL', '');
  vi.stubEnv('SOURCE_DATE_EPOCH', '1795000000');
  expect(await site()).toMatchObject({
    SITE_URL: 'https://x.example',
    REPOSITORY_URL: null,
    SECURITY_CONTACT: 'mailto:security@x.example',
    GENERATED_AT: '2026-11-18T11:06:40Z',
  });
});

test.each([
  ['', null],
  ['https://code.example/a', 'https://code.example/a/security/advisories/new'],
])('with the repository %j, the contact is %j', async (repository, contact) => {
  vi.stubEnv('FARSEER_REPOSITORY_URL', repository);
  vi.stubEnv('FARSEER_SECURITY_CONTACT', '');
  expect((await site()).SECURITY_CONTACT).toBe(contact);
});
