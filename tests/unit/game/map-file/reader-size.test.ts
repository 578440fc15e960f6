import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

/** Bytes with gzip that the reader of map files may be, with all it needs but what the reader of replays has as well. */
const LIMIT = 8 * 1024;
/** Inflating, names of maps, levels of creatures, and outlines: the worker has these for replays without a map file. */
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
