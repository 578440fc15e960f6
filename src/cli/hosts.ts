/** `npm run hosts`: prints or writes the web server configuration for a finished build. */
import './failure.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { exitMisused, readArguments } from './arguments.ts';
import { caddyConfig } from '../host/caddy.ts';
import { headersFile, wranglerConfig } from '../host/cloudflare.ts';
import { nginxConfig } from '../host/nginx.ts';
import { placeholderWarning, SERVICE_NAME, siteSettings, type SiteSettings } from '../host/settings.ts';
import { workerText } from '../host/worker-text.ts';

const USAGE = `Usage: npm run --silent hosts -- nginx|caddy|cloudflare --root DIR [--port N] [--out DIR]

Prints the web server configuration for a build (--root, usually dist), or writes it to a folder with --out.
--port uses plain HTTP on that port, for a machine behind another server. Cloudflare has no port.
`;

const HOSTS = {
  nginx: (settings: SiteSettings) => ({ 'farseer.conf': nginxConfig(settings) }),
  caddy: (settings: SiteSettings) => ({ Caddyfile: caddyConfig(settings) }),
  cloudflare: async ({ root }: SiteSettings, out = '.') => {
    const { code, notices } = await workerText();
    return {
      'worker.js': code,
      'notices.txt': notices,
      'wrangler.jsonc': wranglerConfig({
        name: SERVICE_NAME,
        assets: relative(out, root).replaceAll('\\', '/') || '.',
      }),
      // The build already contains this file; this command can also print it.
      _headers: headersFile(),
    };
  },
};

process.exitCode = await main();

/** Exit code: 0, or 2 for invalid arguments. */
async function main(): Promise<number> {
  const { values, positionals } = readArguments(USAGE, {
    root: { type: 'string' },
    port: { type: 'string' },
    out: { type: 'string' },
  });
  const { root, out } = values;
  const host = (Object.keys(HOSTS) as (keyof typeof HOSTS)[]).find((name) => name === positionals[0]);
  const port = values.port === undefined ? undefined : Number(values.port);
  const isPort = port === undefined || (Number.isInteger(port) && port > 0 && port < 65_536);
  if (!host || positionals.length !== 1 || root === undefined || !isPort) return exitMisused(USAGE);
  const settings = siteSettings(resolve(root), port);
  const warning = placeholderWarning();
  if (warning !== null) console.error(warning);
  const files = Object.entries(await HOSTS[host](settings, out));
  if (out !== undefined) mkdirSync(out, { recursive: true });
  for (const [name, text] of files) {
    if (out !== undefined) writeFileSync(join(out, name), text);
    else process.stdout.write(files.length === 1 ? text : `===== ${name} =====\n${text}`);
  }
  return 0;
}
