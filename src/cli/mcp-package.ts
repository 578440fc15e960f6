/** `npm run mcp:pack`: packs the tools for agents as a tarball for `npx`. */
import './failure.ts';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mcpPackage } from '../host/mcp-package.ts';

const USAGE = `Usage: npm run mcp:pack -- FOLDER

Writes a tarball of the agent tools into a folder. To run it: npx --yes --package=./FOLDER/farseer-mcp-….tgz farseer-mcp
The tools read the site at FARSEER_SITE_URL.
`;

process.exitCode = await main(process.argv[2]);

/** Exit code: 0, 2 for invalid arguments, otherwise npm's exit code. */
async function main(folder: string | undefined): Promise<number> {
  if (folder === undefined || folder.startsWith('-')) {
    process.stderr.write(USAGE);
    return 2;
  }
  const source = mkdtempSync(join(tmpdir(), 'mcp-package-'));
  try {
    for (const [name, text] of Object.entries(await mcpPackage())) writeFileSync(join(source, name), text);
    mkdirSync(folder, { recursive: true });
    const { status } = spawnSync('npm', ['pack', '--silent', '--pack-destination', resolve(folder)], {
      cwd: source,
      stdio: 'inherit',
    });
    return status ?? 1;
  } finally {
    rmSync(source, { recursive: true });
  }
}
