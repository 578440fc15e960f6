/** Makes one classic script out of TypeScript, apart from those that Astro makes for pages. Runs in Node. */
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** The program behind an entry file, without its imports; `name` is that of its scope. Throws where Vite does. */
export async function bundle(entry: URL, name: string, plugins: Plugin[] = []): Promise<string> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins,
    build: {
      write: false,
      // Of a library in modules, comments that name files of this machine would be left in.
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name },
    },
  })) as Rolldown.RolldownOutput[];
  return outputs[0]!.output[0].code;
}
