/** Every host that the project prints a configuration for, and the preview server, running on this machine. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { DIST } from '../../support/build.ts';
import { findProgram } from '../../support/find-program.ts';
import { asker, type Ask } from './ask.ts';
import { startCaddy } from './servers/caddy.ts';
import { startCloudflare } from './servers/cloudflare.ts';
import { startNginx } from './servers/nginx.ts';
import { startPreview } from './servers/preview.ts';
import type { Running } from './servers/running.ts';

export type HostName = 'preview' | 'nginx' | 'caddy' | 'cloudflare';

interface Host {
  name: HostName;
  /** Program that must be installed. */
  program?: string;
  start: () => Promise<Running>;
}

const HOSTS: readonly Host[] = [
  { name: 'preview', start: startPreview },
  { name: 'nginx', program: 'nginx', start: startNginx },
  { name: 'caddy', program: 'caddy', start: startCaddy },
  { name: 'cloudflare', start: startCloudflare },
];

/** Declares the same tests for each host. A host that isn't installed is skipped with a message. */
export function onEveryHost(declare: (ask: Ask, name: HostName) => void): void {
  if (!existsSync(join(DIST, '404.html'))) throw new Error('There is no build. Run `npm run build` first.');
  for (const { name, program, start } of HOSTS) {
    if (program !== undefined && findProgram(program) === undefined) {
      console.warn(`SKIPPED: ${program} is not installed (apt-get install ${program})`);
      describe.skip(`${name}, which is not installed`, () =>
        declare(() => Promise.reject(new Error()), name));
      continue;
    }
    describe(name, () => {
      let running: Running | undefined;
      let ask: Ask;
      beforeAll(async () => {
        running = await start();
        ask = asker(running.address);
      });
      afterAll(() => running?.stop());
      declare((path, question) => ask(path, question), name);
    });
  }
}
