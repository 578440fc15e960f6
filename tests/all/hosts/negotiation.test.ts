import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseForm } from '../../../src/host/choose-form.ts';
import { ACCEPT_VECTORS } from '../../support/accept-vectors.ts';
import { DIST } from '../../support/build.ts';
import { GAME } from './addresses.ts';
import type { Reply } from './ask.ts';
import { deviates } from './deviations.ts';
import { onEveryHost } from './hosts.ts';
import { TYPES } from '../../../src/host/content-types.ts';

const MARKDOWN = TYPES.md;
const HTML = TYPES.html;
const formOf = (reply: Reply) => (reply.header('content-type') === MARKDOWN ? 'markdown' : 'html');
const varies = (reply: Reply) => (reply.header('vary') ?? '').split(/,\s*/);

/** Headers of any shape: each type named once, with weights of all lengths. */
const weight = fc.constantFrom(
  '',
  ';q=0',
  ';q=0.5',
  ';q=0.50',
  ';q=0.499',
  '; q=0.05',
  ';q=0.9',
  ';q=1.0',
  ';Q=0.7',
);
const range = fc.constantFrom('text/markdown', 'text/html', 'text/*', '*/*', 'application/json', 'image/*');
const accepts = fc
  .uniqueArray(fc.tuple(range, weight), { minLength: 1, maxLength: 5, selector: ([name]) => name })
  .map((members) => members.map((member) => member.join('')).join(', '));

onEveryHost((ask, host) => {
  for (const page of ['/', '/replays/', GAME, '/api/']) {
    test.each(ACCEPT_VECTORS)(`${page} for Accept: $accept is $choice`, async ({ accept, choice }) => {
      const reply = await ask(page, { accept });
      const twin = `${page}index.md`;
      const isMarkdown = choice === 'markdown';
      expect(reply.status).toBe(200);
      expect(reply.header('content-type')).toBe(isMarkdown ? MARKDOWN : HTML);
      expect(varies(reply)).toContain('Accept');
      expect(reply.header('content-location')).toBe(isMarkdown ? twin : undefined);
      expect(reply.header('x-robots-tag')).toBeUndefined();
      const file = join(DIST, isMarkdown ? twin : `${page}index.html`);
      expect(reply.body.equals(readFileSync(file))).toBe(true);
    });
  }

  test('any Accept header leads to the same choice as in the code', async () => {
    await fc.assert(
      fc.asyncProperty(accepts, async (accept) => {
        const expected = chooseForm(accept) === 'markdown' ? 'markdown' : 'html';
        expect(formOf(await ask('/', { accept, method: 'HEAD' })), accept).toBe(expected);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test('of a type named twice', async () => {
    const reply = await ask('/', { accept: 'text/markdown;q=0.2, text/html;q=0.5, text/markdown' });
    expect(formOf(reply)).toBe(deviates(host, 'firstOfEqualRanges') ? 'html' : 'markdown');
  });

  test('an estimate of tokens goes with Markdown', async () => {
    const replies = [await ask('/', { accept: 'text/markdown' }), await ask('/index.md')];
    for (const reply of replies) {
      const expected = deviates(host, 'noTokenEstimate')
        ? undefined
        : String(Math.ceil(reply.body.length / 4));
      expect(reply.header('x-markdown-tokens')).toBe(expected);
    }
    expect((await ask('/')).header('x-markdown-tokens')).toBeUndefined();
  });

  test('only pages are negotiated', async () => {
    const markdown = { accept: 'text/markdown' };
    for (const path of ['/llms.txt', '/data/summaries-index.json', '/api/openapi.json', '/favicon.svg']) {
      const reply = await ask(path, markdown);
      expect(reply.status, path).toBe(200);
      expect(reply.header('content-type'), path).not.toContain('markdown');
      expect(varies(reply), path).not.toContain('Accept');
    }
  });

  test('a twin answers at its second address too, without a file of its own', async () => {
    for (const page of ['/replays', GAME.slice(0, -1)]) {
      const [second, own] = [await ask(`${page}.md`), await ask(`${page}/index.md`)];
      expect(second.status).toBe(200);
      expect(second.body.equals(own.body)).toBe(true);
    }
    expect((await ask('/replays/no-such-replay.md')).status).toBe(404);
  });

  test('twins have their own addresses, hidden from search engines', async () => {
    for (const path of ['/index.md', '/replays.md', '/replays/index.md', `${GAME}index.md`]) {
      const reply = await ask(path, { accept: 'text/html' });
      expect(reply.header('content-type'), path).toBe(MARKDOWN);
      expect(reply.header('x-robots-tag'), path).toBe('noindex');
    }
  });
});
