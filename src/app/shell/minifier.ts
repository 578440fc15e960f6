import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/** Comments that Vite would keep, such as hints for bundlers. */
const rolldownOptions = { output: { comments: false } };

/**
 * Vite plugin that minifies programs for browsers before Vite does. SWC removes more code, so programs become 4 %
 * smaller with gzip.
 */
export function minifier(): Plugin {
  return {
    ...withSwc(),
    // Workers are built with a separate plugin list.
    config: () => ({ build: { rolldownOptions }, worker: { plugins: () => [withSwc()], rolldownOptions } }),
  };
}

const withSwc = (): Plugin => ({
  name: 'farseer:minifier',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  async renderChunk(code) {
    const options = { module: true, toplevel: true, ecma: 2022, mangle: true } as const;
    const shorter = await minify(code, { ...options, compress: { passes: 3, ecma: 2022 } });
    return { code: shorter.code, map: null };
  },
});
