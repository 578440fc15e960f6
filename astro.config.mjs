import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { replays } from './src/archive/corpus/corpus-integration.ts';
import { unlisting } from './src/archive/corpus/unlisting-integration.ts';
import { drop } from './src/app/drop/drop-integration.ts';
import { hosting } from './src/host/host-integration.ts';
import { notices } from './src/host/notices/notices-integration.ts';
import { components } from './src/app/shell/components-integration.ts';
import { preferences } from './src/app/shell/preferences/preferences-integration.ts';
import { releases } from './src/data/release/release-integration.ts';
import { SITE_URL } from './src/site.ts';

export default defineConfig({
  site: SITE_URL,
  output: 'static',
  trailingSlash: 'ignore',
  // Linked style sheets and no inlined assets, so that the security policy needs no hashes and no unsafe-inline.
  build: { format: 'directory', inlineStylesheets: 'never', concurrency: 2 },
  // Highlighting would write style attributes, which a strict content security policy forbids.
  markdown: { syntaxHighlight: false },
  // Unchanged pages are not rendered again, see `src/pages/_archive.ts`.
  experimental: { incrementalBuild: true },
  vite: {
    // Beside the other caches: whoever builds may not write to node_modules.
    cacheDir: '.cache/vite',
    build: {
      assetsInlineLimit: 0,
      // Astro marks every page of prose with a directive of its own, which would be two warnings a page.
      rolldownOptions: { output: { comments: false }, checks: { moduleLevelDirective: false } },
    },
    worker: { rolldownOptions: { output: { comments: false } } },
    // Ignored, because watching every cached file would exceed system limits.
    server: { watch: { ignored: ['**/.cache/**'] } },
  },
  integrations: [
    mdx(),
    components(),
    replays(),
    releases(),
    preferences(),
    drop(),
    // Before the notices, which list its packages.
    notices(),
    hosting(),
    unlisting(),
  ],
});
