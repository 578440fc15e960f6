/**
 * The Chromium that comes with `npm ci`: a headless one for Linux on x64 that needs nothing of the system but glibc.
 * Its libraries and the fonts of a system come out of npm too, so that pages look the same on every machine.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));

/** Unpacks into what it takes for the folder of temporary files. */
const UNPACK = `
import chromium, { inflate } from '@sparticuz/chromium';
await chromium.executablePath();
await inflate(process.argv[1]);`;

/** Both find what lies beside them, wherever the project is moved to. */
const START = `#!/bin/sh
here=\${0%/*}
LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf" exec "$here/chromium" "$@"
`;
const FONTS = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n';

/**
 * Path of the pinned Chromium; undefined where it does not run. Unpacks it into `.cache/` the first time, which takes
 * about two seconds and 220 MB.
 */
export function pinnedChromium(): string | undefined {
  const home = runsHere() ? homeOfPackage() : undefined;
  if (home === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  // A new name whenever what is put in changes.
  const folder = join(CACHE, `chromium-${version}-dejavu`);
  if (!existsSync(folder)) unpack(join(home, 'bin/al2023.tar.br'), folder);
  return join(folder, 'start');
}

function runsHere(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return process.platform === 'linux' && process.arch === 'x64' && header.glibcVersionRuntime !== undefined;
}

/** Undefined if it is not installed, as before the first `npm ci` after a pull. */
function homeOfPackage(): string | undefined {
  try {
    return fileURLToPath(new URL('../', import.meta.resolve('@sparticuz/chromium')));
  } catch {
    return undefined;
  }
}

/** Under another name first: nobody finds half a browser, and of two processes that unpack at once one is late. */
function unpack(libraries: string, folder: string): void {
  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACK, libraries], {
    env: { ...process.env, TMPDIR: unfinished },
  });
  // The page stands in these until its own fonts are there, and cannot in the one that comes with the browser.
  const fonts = dirname(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')));
  cpSync(fonts, join(unfinished, 'fonts/dejavu'), { recursive: true });
  writeFileSync(join(unfinished, 'fonts.conf'), FONTS);
  writeFileSync(join(unfinished, 'start'), START, { mode: 0o755 });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
