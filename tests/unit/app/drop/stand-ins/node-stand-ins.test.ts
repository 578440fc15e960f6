import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { decode } from '../../../../../src/game/decode/decode.ts';
import { scriptedRecordings } from '../../../../browser/worker-page/recordings.ts';
import { nodeStandIns } from '../../../../../src/app/drop/stand-ins/node-stand-ins.ts';

/** The program of the replay reader, built for one of its two environments. */
async function buildReader(place: 'browser' | 'node'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [nodeStandIns()],
    build: {
      write: false,
      minify: false,
      ssr: place === 'node',
      lib: { entry: 'src/game/decode/decode.ts', formats: ['es'] },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('Vite did not build');
  return output.output[0].code;
}

describe('the plugin for Node stand-ins', () => {
  it('leaves nothing of Node in what is built for the browser', async () => {
    const program = await buildReader('browser');
    expect(program).not.toMatch(/(?:from|import)\s*\(?["'](?:node:|w3gjs)/);
    expect(program).not.toContain('vite_browser_external');
    expect(program).toContain('class WireReader');
  });

  it('reads with the stand-ins what Node reads without, whole and damaged', async () => {
    // `npm run test:all` compares more of them, in browsers.
    const some = [...scriptedRecordings(1)];
    const expected = some.map(({ bytes }) => JSON.stringify(decode(bytes, true)));
    const program = Buffer.from(await buildReader('browser')).toString('base64');
    const reader = (await import(`data:text/javascript;base64,${program}`)) as { decode: typeof decode };
    for (const [index, { name, bytes }] of some.entries())
      expect(JSON.stringify(reader.decode(bytes, true)) === expected[index], name).toBe(true);
  });

  it('leaves what is built for Node alone', async () => {
    const program = await buildReader('node');
    expect(program).toMatch(/from ["']node:zlib["']/);
    expect(program).not.toContain('WireReader');
  });
});
