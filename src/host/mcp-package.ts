/** The agents' tools as an npm package with one file, which `npx` runs anywhere without this repository. */
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { SERVER } from '../data/mcp/server.ts';
import { SITE_SUMMARY, SITE_URL } from '../site.ts';
import { noticeOf, noticesText, packageFolder } from './notices/packages.ts';
import { NOTICE_WORDS } from './words.ts';

const COMMAND = fileURLToPath(new URL('../cli/mcp.ts', import.meta.url));
const NAME = `${SERVER.name}-mcp`;

/** The files of the package by name. The package reads the site at its published address. */
export async function mcpPackage(): Promise<Record<string, string>> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.FARSEER_MCP_FROM': JSON.stringify(SITE_URL) },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: COMMAND,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const { code, moduleIds } = built.output[0];
  const folders = new Set(moduleIds.flatMap((id) => packageFolder(id) ?? []));
  const manifest = {
    name: NAME,
    version: SERVER.version,
    description: SITE_SUMMARY,
    license: 'GPL-3.0-or-later',
    type: 'module',
    bin: { [NAME]: 'mcp.js' },
    engines: { node: '>=20' },
    files: ['mcp.js', 'notices.txt'],
  };
  return {
    'mcp.js': `#!/usr/bin/env node\n${code}`,
    'notices.txt': noticesText(NOTICE_WORDS.file('mcp.js'), [...folders].map(noticeOf)),
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'README.md': `# ${NAME}\n\n${SITE_SUMMARY}\n\nA server of the Model Context Protocol over stdin and stdout that reads ${SITE_URL}. \`--from\` names another site or the folder of a build.\n`,
  };
}
