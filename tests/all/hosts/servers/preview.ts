import { pathToFileURL } from 'node:url';
import type { PreviewServerParams } from 'astro';
import preview from '../../../../src/host/preview.ts';
import { DIST } from '../../../support/build.ts';
import type { Running } from './running.ts';

/** The server behind `npm run preview`. */
export async function startPreview(): Promise<Running> {
  const server = await preview({
    outDir: pathToFileURL(DIST),
    host: '127.0.0.1',
    port: 0,
    logger: { info: () => undefined },
  } as unknown as PreviewServerParams);
  return { address: `http://127.0.0.1:${server.port}`, stop: () => server.stop() };
}
