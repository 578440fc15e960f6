import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { printConfiguration, type Running } from './running.ts';

/** The printed settings that Miniflare needs; `wrangler` would read them itself. */
interface Settings {
  main: string;
  compatibility_date: string;
  assets: {
    directory: string;
    binding: string;
    html_handling: 'auto-trailing-slash';
    not_found_handling: '404-page';
    run_worker_first: string[];
  };
}

/** Runs the printed worker with the printed settings in workerd, Cloudflare's runtime. */
export async function startCloudflare(): Promise<Running> {
  const { folder, read, remove } = printConfiguration('cloudflare');
  const { main, compatibility_date, assets } = JSON.parse(
    read('wrangler.jsonc').replace(/^\s*\/\/.*$/gm, ''),
  ) as Settings;
  const first = assets.run_worker_first;
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    modules: [{ type: 'ESModule', path: join(folder, main) }],
    modulesRoot: folder,
    compatibilityDate: compatibility_date,
    // Nothing is requested from Cloudflare.
    cf: false,
    assets: {
      directory: join(folder, assets.directory),
      binding: assets.binding,
      assetConfig: { html_handling: assets.html_handling, not_found_handling: assets.not_found_handling },
      routerConfig: {
        has_user_worker: true,
        static_routing: {
          user_worker: first.filter((rule) => !rule.startsWith('!')),
          asset_worker: first.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1)),
        },
      },
    },
  });
  const { origin } = await miniflare.ready;
  return { address: origin, stop: () => miniflare.dispose().then(remove) };
}
