/** Astro's side of components written in TSX. Loaded by `astro.config.mjs`, so it runs in plain Node. */
import type { AstroIntegration } from 'astro';

/**
 * Lets pages print them. Unlike `@astrojs/preact` it asks no component whether it is one, by printing it once more, and needs no
 * Babel: nothing here is hydrated, scripts draw what they change themselves.
 */
export const components = (): AstroIntegration => ({
  name: 'components',
  hooks: {
    'astro:config:setup': ({ addRenderer }) =>
      addRenderer({ name: 'preact', serverEntrypoint: new URL('renderer.ts', import.meta.url) }),
  },
});
