/** Astro integration for TSX components. Loaded by `astro.config.mjs`, so it runs in plain Node. */
import type { AstroIntegration } from 'astro';

/**
 * Lets pages print TSX components. Unlike `@astrojs/preact`, it doesn't print components twice to test them, and it
 * needs no Babel. Nothing is hydrated: scripts draw their own changes.
 */
export const components = (): AstroIntegration => ({
  name: 'components',
  hooks: {
    'astro:config:setup': ({ addRenderer }) =>
      addRenderer({ name: 'preact', serverEntrypoint: new URL('renderer.ts', import.meta.url) }),
  },
});
