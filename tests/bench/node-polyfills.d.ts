/** The part of the package used here; it is installed only where this bench runs. */
declare module 'vite-plugin-node-polyfills' {
  import type { Plugin } from 'vite';
  export function nodePolyfills(options: { overrides: Readonly<Record<string, string>> }): Plugin[];
}
