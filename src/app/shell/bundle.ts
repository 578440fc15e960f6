/** Bundles TypeScript into one classic script, separately from Astro's page scripts. Runs in Node. */
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** Bundles an entry file with its imports; `name` is the name of its scope. Throws if Vite does. */
export async function bundle(entry: URL, name: string, plugins: Plugin[] = []): Promise<string> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins,
    build: {
      write: false,
      // In module format, comments with local file names would remain in the script.
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name },
    },
  })) as Rolldown.RolldownOutput[];
  return outputs[0]!.output[0].code;
}
