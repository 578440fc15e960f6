/**
 * Parts of mdx-m3-viewer, an independent reader of map files. Node and Vitest import its CommonJS modules
 * differently.
 */
import { createRequire } from 'node:module';
import type * as archive from 'mdx-m3-viewer/dist/cjs/parsers/mpq/archive.js';
import type * as doodads from 'mdx-m3-viewer/dist/cjs/parsers/w3x/doo/file.js';
import type * as units from 'mdx-m3-viewer/dist/cjs/parsers/w3x/unitsdoo/file.js';
import type * as terrain from 'mdx-m3-viewer/dist/cjs/parsers/w3x/w3e/file.js';

const load = createRequire(import.meta.url);
const FOLDER = 'mdx-m3-viewer/dist/cjs/parsers';

export const MpqArchive = (load(`${FOLDER}/mpq/archive.js`) as typeof archive).default;
export const UnitsFile = (load(`${FOLDER}/w3x/unitsdoo/file.js`) as typeof units).default;
export const TerrainFile = (load(`${FOLDER}/w3x/w3e/file.js`) as typeof terrain).default;
export const DoodadsFile = (load(`${FOLDER}/w3x/doo/file.js`) as typeof doodads).default;
