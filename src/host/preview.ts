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
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portInUse(port) : error),
    );
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

/** Ends the preview with a sentence; Astro would print a stack of any error. */
function portInUse(port: number): never {
  process.stderr.write(
    `Port ${port} is in use. Stop what uses it, or choose another: npm run preview -- --port ${port + 1}\n`,
  );
  process.exit(1);
}

export default preview;
