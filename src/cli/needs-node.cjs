/**
 * Sees to it that a program runs on the Node that `npm ci` brought, or ends it with one sentence if there is none and the
 * system's is too old. Scripts load this before the program, in words that old versions of Node can read too.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- ES modules would come too late. */
const { spawnSync } = require('node:child_process');
const { existsSync, symlinkSync, writeFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');

const { optionalDependencies } = require('../../package.json');
const modules = join(__dirname, '../../node_modules');
const isWindows = process.platform === 'win32';
const link = join(modules, '.bin', isWindows ? 'node.cmd' : 'node');
const program = Object.keys(optionalDependencies)
  .map((name) => join(modules, name, 'bin', isWindows ? 'node.exe' : 'node'))
  .find((path) => existsSync(path));

// npm 10 removes the link to its Node together with those of other platforms.
if (program && !existsSync(link)) {
  try {
    const target = relative(dirname(link), program);
    if (isWindows) writeFileSync(link, `@"%~dp0${target}" %*\r\n`);
    else symlinkSync(target, link);
  } catch {
    // Another program was first, or the folder is read-only.
  }
  const isLoadedBefore = require.main !== module;
  if (isLoadedBefore && process.execPath !== program) {
    const again = spawnSync(program, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
    process.exit(again.status === null ? 1 : again.status);
  }
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (!program && (major < 22 || (major === 22 && minor < 18))) {
  console.error(
    `Farseer needs Node 22.18 or newer. You have ${process.version}, and npm ci brought none for ${process.platform} ${process.arch}: please install one.`,
  );
  process.exit(1);
}
