import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

/** Maximum gzip size of the map file reader with its dependencies, except those of the replay reader. */
const LIMIT = 8 * 1024;
/** Inflating, map names, creature levels, and outlines: the worker needs these for replays without a map file too. */
const SHARED = /fflate|\/game\/outline\/|\/map-name\.ts$|\/objects\/creatures\.ts$/;

test('the reader of map files is small', async () => {
  const entry = fileURLToPath(new URL('../../../../src/app/drop/maps/read-map.ts', import.meta.url));
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: (id) => SHARED.test(id) },
    },
  })) as Rolldown.RolldownOutput[];
  const bytes = bundle!.output.reduce(
    (sum, part) => sum + ('code' in part ? gzipSync(part.code).length : 0),
    0,
  );
  console.log('The reader of map files, with gzip:', bytes);
  expect(bytes).toBeGreaterThan(3000);
  expect(bytes).toBeLessThanOrEqual(LIMIT);
});
