/** Node for each platform, which npm installs from the lock file. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<
    string,
    { version?: string; integrity?: string; os?: string; libc?: string[]; bin?: object }
  >;
};
const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  optionalDependencies: Record<string, string>;
};
const platforms = Object.keys(optionalDependencies).map((name) => lock.packages[`node_modules/${name}`]!);

test('every platform has the same Node, with its digest, as the program node', () => {
  expect(platforms.length).toBe(5);
  expect(new Set(platforms.map(({ version }) => version)).size).toBe(1);
  for (const { integrity, bin } of platforms) {
    expect(integrity).toMatch(/^sha512-/);
    expect(bin).toHaveProperty('node');
  }
});

test('Linux without glibc, such as Alpine, gets none that would not start', () => {
  // The packages don't say so themselves: after a new version, add this to the lock file by hand.
  const linux = platforms.filter(({ os }) => os === 'linux');
  expect(linux.map(({ libc }) => libc)).toEqual([['glibc'], ['glibc']]);
});
