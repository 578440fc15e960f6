/** The worker as one JavaScript module, which can be uploaded without a bundler. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** In the order in which they use each other. None of them may import anything else. */
const MODULES = [
  '../urls.ts',
  'pattern.ts',
  'rules.ts',
  'content-types.ts',
  'headers.ts',
  'choose.ts',
  'worker.ts',
] as const;

/**
 * The text of `worker.js`: the modules one after the other, without types, imports and all exports but the worker
 * itself. Names must not repeat across the modules.
 */
export function workerText(): string {
  const modules = MODULES.map((name) => {
    const source = readFileSync(new URL(name, import.meta.url), 'utf8');
    return stripTypeScriptTypes(source, { mode: 'transform' })
      .replace(/^import .*;\n/gm, '')
      .replace(/^export (?!default)/gm, '')
      .trim();
  });
  return `// Printed by \`npm run hosts -- cloudflare\`. Print it anew instead of editing it.\n\n${modules.join('\n\n')}\n`;
}
