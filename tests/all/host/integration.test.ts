import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headersFile } from '../../../src/host/cloudflare.ts';
import { hosting } from '../../../src/host/host-integration.ts';

type Hook = (options: object) => unknown;
type Middleware = (request: object, response: object, next: () => void) => void;

const hooks = () => hosting().hooks as Record<string, Hook>;

describe('while developing', () => {
  /** Result of a request on its way to Astro. */
  function pass(url: string, accept?: string) {
    let middleware: Middleware = () => undefined;
    const use = (given: Middleware) => (middleware = given);
    hooks()['astro:server:setup']!({ server: { middlewares: { use } } });
    const request = { url, headers: { accept } };
    const headers: Record<string, string> = {};
    const next = vi.fn();
    middleware(request, { setHeader: (name: string, value: string) => (headers[name] = value) }, next);
    expect(next).toHaveBeenCalledOnce();
    return { url: request.url, headers };
  }

  it('leads those who want Markdown to the twin of a page', () => {
    expect(pass('/api/', 'text/markdown')).toEqual({
      url: '/api/index.md',
      headers: { Vary: 'Accept', 'Content-Location': '/api/index.md' },
    });
    expect(pass('/?a=1', 'text/markdown').url).toBe('/index.md?a=1');
  });

  it('answers at the second address of a twin', () => {
    expect(pass('/api.md').url).toBe('/api/index.md');
    expect(pass('/index.md').url).toBe('/index.md');
    expect(pass('/src/data/discovery/skills/find-games.md?raw').url).toMatch(/raw$/);
  });

  it('leaves everybody else and everything else alone', () => {
    expect(pass('/api/', 'text/html')).toEqual({ url: '/api/', headers: { Vary: 'Accept' } });
    expect(pass('/api/')).toEqual({ url: '/api/', headers: { Vary: 'Accept' } });
    expect(pass('/llms.txt', 'text/markdown')).toEqual({ url: '/llms.txt', headers: {} });
  });
});

describe('the adapter', () => {
  it.each([
    ['preview', 1],
    ['build', 0],
    ['dev', 0],
  ])('is there for %s %i times, so that a build stays plain files', (command, times) => {
    const setAdapter = vi.fn();
    const { 'astro:config:setup': setup, 'astro:config:done': done } = hooks();
    setup!({ command });
    done!({ setAdapter });
    expect(setAdapter).toHaveBeenCalledTimes(times);
  });
});

describe('after a build', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hosting-'));
    await writeFile(join(folder, 'index.html'), 'page '.repeat(1000));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });
  const warn = vi.fn();
  const finish = () =>
    hooks()['astro:build:done']!({ dir: pathToFileURL(`${folder}/`), logger: { info: vi.fn(), warn } });

  it('says which settings are placeholders', async () => {
    await finish();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('FARSEER_SITE_URL is https://'));
  });

  it('writes what hosts need', async () => {
    await finish();
    expect((await readdir(folder)).sort()).toEqual(['_headers', '_redirects', 'index.html']);
    expect(await readFile(join(folder, '_headers'), 'utf8')).toBe(headersFile());
  });
});
