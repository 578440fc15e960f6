import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { nodeStandIns } from '../../../../src/app/drop/node-stand-ins.ts';

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
    expect(program).not.toMatch(/(?:from|import)\s*\(?["'](?:node:|events|zlib|buffer|protobufjs)/);
    expect(program).not.toContain('vite_browser_external');
    expect(program).toContain('class WireReader');
  });

  it('leaves what is built for Node alone', async () => {
    const program = await buildReader('node');
    expect(program).toMatch(/from ["']node:zlib["']/);
    expect(program).not.toContain('WireReader');
  });
});
