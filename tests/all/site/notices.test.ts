/** Licences of third-party works in the build, and of the packages that it is made with. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtJson, builtPage, builtText } from '../../support/build.ts';

const text = builtText('notices.txt');

test('every package in the scripts and both fonts come with their terms', () => {
  const named = [...text.matchAll(/^(.+) (\d+\.\d+\.\d+) \((.+)\)\n=+\n\n(.+)/gm)];
  const terms = Object.fromEntries(named.map(([, name, , licence]) => [name!, licence!]));
  expect(terms).toMatchObject({
    preact: 'MIT',
    fflate: 'MIT',
    idb: 'ISC',
    Alegreya: 'OFL-1.1',
    'Source Sans 3': 'OFL-1.1',
  });
  for (const [, name, , , first] of named) expect(first, name).not.toContain('comes without');
  expect(text).not.toMatch(/node_modules|\/home\/|\/root\//);
  expect(builtPage('about/index.html').querySelector('a[href="/notices.txt"]')).not.toBeNull();
});

test('the list of packages has every dependency with its sum, and nothing of the machine', () => {
  const bom = builtJson<{
    bomFormat: string;
    metadata: { component: { name: string } };
    components: { name: string; version: string; hashes: unknown[] }[];
  }>('sbom.cdx.json');
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'farseer' } } });
  expect(bom).not.toHaveProperty('serialNumber');
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const listed = new Set(bom.components.map(({ name, version }) => `${name} ${version}`));
  for (const one of Object.entries({ ...dependencies, ...devDependencies }))
    expect(listed).toContain(one.join(' '));
  for (const { name, hashes } of bom.components) expect(hashes?.length, name).toBeGreaterThan(0);
});
