/**
 * The clients as packages that npm and pip can install from a file. They are the same, byte for byte, wherever they are
 * packed.
 */
import { createHash } from 'node:crypto';
import { gzipSync, strToU8, zipSync, type Zippable } from 'fflate';
import { SITE_NAME } from '../../../site.ts';
import { LICENCE } from '../licence.ts';
import { TABLES_VERSION } from '../version.ts';

/** Raise the last number when a client changes but the tables don't. */
const VERSION = `${TABLES_VERSION}.0`;
const NAME = 'farseer-data';
const SUMMARY = `Reads the releases of ${SITE_NAME}: every table with types, pages and errors.`;

/** A tarball for `npm install FILE`, with the client and its types. */
export function npmPackage(script: string, types: string): { name: string; bytes: Uint8Array } {
  const manifest = {
    name: NAME,
    version: VERSION,
    description: SUMMARY,
    license: LICENCE.id,
    type: 'module',
    engines: { node: '>=20' },
    exports: { types: './farseer.d.ts', default: './farseer.js' },
  };
  const files = {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'README.md': `# ${NAME}\n\n${SUMMARY}\n`,
    'farseer.js': script,
    'farseer.d.ts': types,
  };
  const entries = Object.entries(files).map(([path, text]) => tarEntry(`package/${path}`, strToU8(text)));
  const tar = Buffer.concat([...entries, Buffer.alloc(1024)]);
  return { name: `${NAME}-${VERSION}.tgz`, bytes: gzipSync(tar, { mtime: 0 }) };
}

/** A wheel for `pip install FILE` (PEP 427), with the module `farseer` and its types. */
export function wheel(module: string): { name: string; bytes: Uint8Array } {
  const distribution = `${NAME.replaceAll('-', '_')}-${VERSION}`;
  const info = `${distribution}.dist-info`;
  const files: Record<string, string> = {
    'farseer/__init__.py': module,
    'farseer/py.typed': '',
    [`${info}/METADATA`]: [
      'Metadata-Version: 2.1',
      `Name: ${NAME}`,
      `Version: ${VERSION}`,
      `Summary: ${SUMMARY}`,
      `License: ${LICENCE.id}`,
      'Requires-Python: >=3.9',
      '',
    ].join('\n'),
    [`${info}/WHEEL`]: [
      'Wheel-Version: 1.0',
      'Generator: farseer',
      'Root-Is-Purelib: true',
      'Tag: py3-none-any',
      '',
    ].join('\n'),
  };
  const sums = Object.entries(files).map(([path, text]) => {
    const sum = createHash('sha256').update(text).digest('base64url');
    return `${path},sha256=${sum},${Buffer.byteLength(text)}\n`;
  });
  files[`${info}/RECORD`] = `${sums.join('')}${info}/RECORD,,\n`;
  const zippable: Zippable = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, strToU8(text)]),
  );
  // The first day that a ZIP file can contain, in local time: the bytes are the same in every time zone.
  return {
    name: `${distribution}-py3-none-any.whl`,
    bytes: zipSync(zippable, { mtime: new Date(1980, 0, 1) }),
  };
}

/** A regular file in a tar (POSIX ustar), with its padding. */
function tarEntry(path: string, content: Uint8Array): Buffer {
  const header = Buffer.alloc(512);
  const octal = (value: number, at: number, digits: number) =>
    header.write(`${value.toString(8).padStart(digits, '0')}\0`, at);
  header.write(path, 0);
  octal(0o644, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(content.length, 124, 11);
  octal(0, 136, 11);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  // The checksum is calculated with its own field filled with spaces.
  header.write(' '.repeat(8), 148);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, content, Buffer.alloc((512 - (content.length % 512)) % 512)]);
}
