/** Bundles the entries of the reader's package: each is one file for Node and browsers, without dependencies. */
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const source = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Modules that are replaced, so that the package needs no module of Node, no w3gjs, and no global. */
const INSTEAD: Readonly<Record<string, string>> = {
  'node:buffer': source('app/drop/stand-ins/buffer.ts'),
  'node:zlib': source('app/drop/stand-ins/system-zlib.ts'),
  './w3gjs/metadata.ts': source('game/decode/lobby.ts'),
};

const instead = (): Plugin => ({
  name: 'farseer:package-stand-ins',
  enforce: 'pre',
  resolveId: (id, importer) => (importer === undefined ? null : (INSTEAD[id] ?? null)),
});

/** Leaves the package's own entries outside of the command, which then imports the files beside it. */
const besideEntries = (): Plugin => ({
  name: 'farseer:package-entries',
  enforce: 'pre',
  resolveId(id) {
    const [, entry] = /^\.\.\/(index|map|unpack)\.ts$/.exec(id) ?? [];
    return entry === undefined ? null : { id: `./${entry}.js`, external: true };
  },
});

/** A bundled file, its source map, and the modules in it. */
export interface Bundled {
  code: string;
  map: string;
  modules: readonly string[];
}

/** Stands first in each entry, because what is missing would fail later, and without saying why. */
const MODERN =
  'if (typeof Map.groupBy !== "function") throw new Error("This reader needs Node 22 or newer, or a browser of 2024 or newer.");';

/**
 * Bundles a file of `src/data/reader/`. With a `commandVersion`, it is a command for Node, which is left readable and
 * imports the entries.
 */
export async function bundle(entry: string, commandVersion?: string): Promise<Bundled> {
  const isCommand = commandVersion !== undefined;
  const input = source(`data/reader/${entry}`);
  const name = isCommand ? 'command' : entry.replace(/\.ts$/, '');
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [isCommand ? besideEntries() : instead()],
    ...(isCommand && {
      define: { 'process.env.W3G_READER_VERSION': JSON.stringify(commandVersion) },
      ssr: { noExternal: true, target: 'node' },
    }),
    build: {
      ...(isCommand && { ssr: input }),
      write: false,
      minify: !isCommand,
      sourcemap: true,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        treeshake: { moduleSideEffects: isCommand },
        output: {
          format: 'es',
          codeSplitting: false,
          comments: false,
          entryFileNames: `${name}.js`,
          ...(!isCommand && { intro: MODERN }),
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const { code, map, moduleIds } = built.output[0];
  return { code, map: map!.toString(), modules: moduleIds };
}
