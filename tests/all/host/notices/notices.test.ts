import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { noticeOf, noticesText, packageFolder } from '../../../../src/host/notices/packages.ts';
import { steadySbom } from '../../../../src/host/notices/sbom.ts';

const folder = mkdtempSync(join(tmpdir(), 'notices-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

test('the package of a module is the innermost one', () => {
  expect(packageFolder('/a/src/app/drop/page.ts')).toBeNull();
  expect(packageFolder('\0virtual:preferences')).toBeNull();
  expect(packageFolder('/a/node_modules/preact/hooks/dist/x.js')).toBe('/a/node_modules/preact');
  expect(packageFolder('/a/node_modules/b/node_modules/@c/d/e.js?commonjs')).toBe(
    '/a/node_modules/b/node_modules/@c/d',
  );
});

test('a notice has the licence and its text, and a package without a licence stops the build', () => {
  write('package.json', '{"name":"b","version":"1.2.3","license":"MIT"}');
  expect(noticeOf(folder)).toEqual({ name: 'b', version: '1.2.3', licence: 'MIT', text: null });
  write('LICENSE.md', 'Do what you like.\n');
  const a = { name: 'a', version: '1.0.0', licence: 'ISC', text: null };
  expect(noticesText('Ours.', [noticeOf(folder), a])).toMatchSnapshot();
  write('package.json', '{"name":"b","version":"1.2.3"}');
  expect(() => noticeOf(folder)).toThrow('names no licence');
});

test('two runs of npm in two folders give one list', () => {
  const bom = (serialNumber: string, timestamp: string, name: string) =>
    JSON.stringify({ serialNumber, metadata: { timestamp, component: { name } }, components: [1] });
  const one = steadySbom(bom('a', '2026-01-01', 'here'), 'farseer', '2026-11-22T00:00:00Z');
  expect(steadySbom(bom('b', '2026-01-02', 'there'), 'farseer', '2026-11-22T00:00:00Z')).toBe(one);
  expect(JSON.parse(one)).toMatchObject({ metadata: { component: { name: 'farseer' } }, components: [1] });
});
