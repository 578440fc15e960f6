/**
 * Configuration for Cloudflare: the `_headers` file, and a worker with settings for everything that file can't do.
 */
import { overlap } from './pattern.ts';
import { RULES } from './rules.ts';

/**
 * The `_headers` file. All rules that match a path apply, and Cloudflare joins the values of one header with commas.
 * A later rule therefore detaches a header with `! Name` before setting it again.
 *
 * Types are only given for files without a telling extension. A rule for all JSON files would also set the type of
 * the 404 page.
 */
export function headersFile(): string {
  const blocks = RULES.map(({ path, headers }, index) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => {
      const isSetBefore = RULES.slice(0, index).some(
        (rule) => name in rule.headers && overlap(rule.path, path),
      );
      return isSetBefore ? [`  ! ${name}`, `  ${name}: ${value}`] : [`  ${name}: ${value}`];
    });
    return [path, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

export interface WranglerSettings {
  name: string;
  /** Folder of the build, relative to the settings file. */
  assets: string;
}

/** The settings of the worker, `wrangler.jsonc`. */
export function wranglerConfig({ name, assets }: WranglerSettings): string {
  return `{
  "$schema": "node_modules/wrangler/config-schema.json",
  "name": ${JSON.stringify(name)},
  "main": "worker.js",
  "compatibility_date": "2026-01-01",
  "assets": {
    "directory": ${JSON.stringify(assets)},
    "binding": "ASSETS",
    // The default: "/x" redirects to "/x/". The worker relies on this.
    "html_handling": "auto-trailing-slash",
    // Without this, a missing replay would not get the 404 page.
    "not_found_handling": "404-page",
    // Files with a hash in their name need no decision, so they don’t call the worker.
    "run_worker_first": ${JSON.stringify(WORKER_FIRST)}
  }
}
`;
}

/** Addresses that the worker answers, as Cloudflare patterns. */
const WORKER_FIRST: readonly string[] = ['/*', '!/_astro/*'];
