/**
 * The Chromium from `npm ci`: a headless one for Linux on x64 that only needs glibc. Its libraries and fonts also
 * come from npm, so that pages look the same on every machine.
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

/** Unpacks into its folder for temporary files. */
const UNPACK = `
import chromium, { inflate } from '@sparticuz/chromium';
await chromium.executablePath();
await inflate(process.argv[1]);`;

/** Both find the files next to them, even if the project is moved. */
const START = `#!/bin/sh
here=\${0%/*}
LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf" exec "$here/chromium" "$@"
`;
const FONTS = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n';

/**
 * Path of the pinned Chromium; undefined where it can't run. It is unpacked into `.cache/` the first time, which
 * takes about two seconds and 220 MB.
 */
export function pinnedChromium(): string | undefined {
  const home = runsHere() ? homeOfPackage() : undefined;
  if (home === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  // The name changes with the contents.
  const folder = join(CACHE, `chromium-${version}-dejavu`);
  if (!existsSync(folder)) unpack(join(home, 'bin/al2023.tar.br'), folder);
  return join(folder, 'start');
}

function runsHere(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return process.platform === 'linux' && process.arch === 'x64' && header.glibcVersionRuntime !== undefined;
}

/** Undefined if it isn't installed, as before the first `npm ci` after a pull. */
function homeOfPackage(): string | undefined {
  try {
    return fileURLToPath(new URL('../', import.meta.resolve('@sparticuz/chromium')));
  } catch {
    return undefined;
  }
}

/**
 * Unpacks under a temporary name, so that incomplete browsers are never found; if two processes unpack at once, one
 * is late.
 */
function unpack(libraries: string, folder: string): void {
  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACK, libraries], {
    env: { ...process.env, TMPDIR: unfinished },
  });
  // Pages use these fonts until their web fonts load, which they can't with the browser's bundled font.
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
