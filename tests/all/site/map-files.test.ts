import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMaps } from '../../../src/archive/corpus/maps.ts';
import { corpusRoot } from '../../../src/archive/corpus/layout.ts';
import { builtFiles, DIST } from '../../support/build.ts';
import { writeMap } from '../../support/map-writer.ts';
import { SMALL_MAP } from '../../support/small-map.ts';

/** First bytes of map files, of files inside them, and of the game's pictures and models. */
const MARKS = ['HM3W', 'MPQ\x1a', 'W3E!', 'MP3W', 'W3do', 'BLP1', 'BLP2', 'MDLX', 'DDS '];
const NAMES = /\.(?:w3[abcdehimnqrstux]|wpm|doo|wts|wtg|wct|shd|mmp|blp|dds|tga|mdl|j|lua)$|^war3map/i;
/** Text that every map script contains. */
const SCRIPT = /function (?:main|config) takes nothing returns nothing|SetMapName\(|\bTRIGSTR_\d/;

function start(path: string): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(1024);
    return bytes.toString('latin1', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

const isOfMap = (name: string, path: string): boolean => {
  const bytes = start(path);
  return (
    NAMES.test(name.split('/').at(-1)!) ||
    MARKS.some((mark) => bytes.startsWith(mark) || bytes.startsWith(mark, 512))
  );
};

test('no map file, and no script, picture or other file of one, is published', () => {
  const files = builtFiles();
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((name) => isOfMap(name, join(DIST, name)))).toEqual([]);
  const texts = files.filter((name) => /\.(html|json|md|txt|xml|js)$/.test(name));
  expect(texts.filter((name) => SCRIPT.test(readFileSync(join(DIST, name), 'utf8')))).toEqual([]);
});

test('no map file, and no file of one, is in the repository', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  expect(files.filter((name) => isOfMap(name, name))).toEqual([]);
});

test('a map file would be noticed under any name', () => {
  expect(
    MARKS.some((mark) => Buffer.from(writeMap(SMALL_MAP)).toString('latin1').startsWith(mark, 512)),
  ).toBe(true);
});

test('each map file is a version of one layout', () => {
  const maps = readMaps(corpusRoot());
  expect(maps.length).toBeGreaterThanOrEqual(136);
  expect(new Set(maps.flatMap(({ versions }) => versions.map(({ sha256 }) => sha256))).size).toBe(
    maps.flatMap(({ versions }) => versions).length,
  );
});
