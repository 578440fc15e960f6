/** The entry point of `astro preview`. Astro requires this default export. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { CreatePreviewServer } from 'astro';
import { isFile } from './files.ts';
import { serveFolder } from './serve.ts';

const preview: CreatePreviewServer = async ({ outDir, host, port, logger }) => {
  const root = fileURLToPath(outDir);
  if (!(await isFile(`${root}index.html`)))
    throw new Error(`There is no build in ${root}. Run \`npm run build\`.`);
  const server = createServer(serveFolder(root));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const actual = (server.address() as AddressInfo).port;
  logger.info(`http://${host ?? 'localhost'}:${actual}/`);
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
  return {
    ...(host === undefined ? {} : { host }),
    port: actual,
    closed: () => closed,
    stop: () => {
      server.close();
      server.closeAllConnections();
      return closed;
    },
  };
};

export default preview;
