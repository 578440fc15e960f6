import { expect, test } from 'vitest';
import { bundleScript, MAX_BYTES } from '../../../../../src/app/shell/preferences/preferences-integration.ts';

test('the script is small, classic and the same every time', async () => {
  const [one, other] = [await bundleScript(), await bundleScript()];
  expect(other).toEqual(one);
  expect(Buffer.byteLength(one.code)).toBeLessThanOrEqual(MAX_BYTES);
  // A classic script blocks the first paint; it must neither import nor leave globals.
  expect(one.code).not.toMatch(/^\s*(?:import|export)\b/m);
  expect(one.code.trim()).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s);
  expect(one.url).toMatch(/^\/_astro\/preferences-[0-9a-f]{8}\.js$/);
});
