/**
 * Pages that are kept between builds. A route that gives a path a `cacheKey` says that whatever else its page shows is in the
 * source code: then page, key and code are what its file is kept by, and a build takes it from there instead of rendering.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroPrerenderer } from 'astro';
import { isFolder, walk } from './layout.ts';

/** Settings that pages are made with besides the code. */
const SETTINGS = ['FARSEER_SITE_URL', 'FARSEER_REPOSITORY_URL', 'FARSEER_SECURITY_CONTACT'] as const;
/** What pages are made by: our code with its texts and styles, and the exact packages. */
const CODE = [
  'src',
  'public',
  'astro.config.mjs',
  'astro.env',
  'tsconfig.json',
  'package-lock.json',
] as const;

/** A digest of all that makes pages out of games; `root` is the project. */
export function codeDigest(root: string): string {
  const hash = createHash('sha256').update(
    JSON.stringify([process.version, SETTINGS.map((name) => process.env[name] ?? null)]),
  );
  for (const part of CODE) {
    const path = join(root, part);
    for (const file of isFolder(path) ? walk(path) : [path])
      hash.update(`\n${file.slice(root.length)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Keeps pages in a folder, those of the last build only. */
export const keepingPages =
  (folder: string, code: string) =>
  (astros: AstroPrerenderer): AstroPrerenderer => {
    const keys = new Map<string, string>();
    const used = new Set<string>();
    return {
      ...astros,
      getStaticPaths: async () => {
        const paths = await astros.getStaticPaths();
        for (const { pathname, cacheKey } of paths)
          if (cacheKey !== undefined) keys.set(trimmed(pathname), cacheKey);
        return paths;
      },
      render: async (request, options) => {
        const path = trimmed(decodeURI(new URL(request.url).pathname));
        const key = keys.get(path);
        if (key === undefined) return astros.render(request, options);
        const name = createHash('sha256')
          .update(JSON.stringify([code, options.routeData.component, path, key]))
          .digest('hex');
        used.add(name);
        const kept = readIfThere(join(folder, name));
        if (kept) return new Response(kept);
        const rendered = await astros.render(request, options);
        const response = rendered instanceof Response ? rendered : rendered.response;
        if (response.status !== 200) return rendered;
        const bytes = new Uint8Array(await response.arrayBuffer());
        write(folder, name, bytes);
        return new Response(bytes, { headers: response.headers });
      },
      teardown: async () => {
        await astros.teardown?.();
        if (!isFolder(folder)) return;
        for (const name of readdirSync(folder))
          if (!used.has(name)) rmSync(join(folder, name), { force: true });
      },
    };
  };

const trimmed = (path: string): string => path.replace(/^\/|\/$/g, '');

function readIfThere(file: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    return null;
  }
}

/** Never half a file: builds may run side by side, and one may be killed. */
function write(folder: string, name: string, bytes: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  const half = join(folder, `.${name}.${randomUUID()}`);
  writeFileSync(half, bytes);
  renameSync(half, join(folder, name));
}
