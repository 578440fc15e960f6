/** The table of expectations, asked of every host. */
import { expect, test } from 'vitest';
import { MOVED } from '../../../src/host/moved-addresses.ts';
import { deviates } from './deviations.ts';
import { EXPECTATIONS, withoutMarkdown } from './expectations.ts';
import { onEveryHost } from './hosts.ts';

test('the table has at least 230 requests, and every page has a Markdown address or a redirect to one', () => {
  expect(EXPECTATIONS.length).toBeGreaterThanOrEqual(230);
  expect(withoutMarkdown((path) => MOVED.some(({ pattern }) => new RegExp(pattern).test(path)))).toEqual([]);
});

onEveryHost((ask, host) => {
  test.each(
    EXPECTATIONS.map((row) => [`${row.question?.method ?? 'GET'} ${row.path}: ${row.what}`, row] as const),
  )('%s', async (_, { path, question, status, type, location, empty, unless }) => {
    const reply = await ask(path, question);
    if (unless !== undefined && deviates(host, unless)) {
      expect(status).not.toContain(reply.status);
      return;
    }
    expect(status).toContain(reply.status);
    expect(reply.lines('x-own')).toEqual([]);
    if (type !== undefined)
      expect(reply.header('content-type')?.startsWith(type), reply.header('content-type')).toBe(true);
    if (empty) expect(reply.body).toHaveLength(0);
    const to = reply.header('location');
    if (location !== undefined) expect(new URL(to!, 'http://here').pathname).toBe(location);
    // A redirect never leads to another host.
    if (to !== undefined)
      expect(to).toMatch(/^(?:\/(?!\/)|https?:\/\/(?:127\.0\.0\.1|localhost|farseer\.example)[:/])/);
    if (reply.status === 404) expect(reply.body.toString()).not.toContain('"farseer"');
  });
});
