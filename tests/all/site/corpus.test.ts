import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import type { ReplayIndex } from '../../../src/contract/index-schema.ts';
import { readCorpus } from '../../../src/archive/corpus/corpus.ts';
import { corpusRoot, listCorpus } from '../../../src/archive/corpus/layout.ts';
import { problemLevel } from '../../../src/archive/corpus/problem.ts';
import { recordText } from '../../../src/archive/corpus/record-text.ts';
import { parseRecord } from '../../../src/archive/corpus/read-record.ts';
import { builtFiles, builtJson } from '../../support/build.ts';

const corpus = readCorpus();
const index = builtJson<ReplayIndex>('data/summaries-index.json');

test('the bundled corpus has no file that must be left out', () => {
  expect(corpus.problems.filter((problem) => problemLevel(problem) === 'error')).toEqual([]);
});

test('the index lists the corpus in its order, with its events', () => {
  expect(index.replays.map(({ replayId, tournamentId }) => [replayId, tournamentId])).toEqual(
    corpus.games.map(({ replayId, tournamentId }) => [replayId, tournamentId]),
  );
});

test('no recording is served but the examples, which are our own; no fixture is listed', () => {
  const served = builtFiles().filter((path) => /\.(w3g|nwg)$/i.test(path));
  expect(served.filter((path) => !path.startsWith('drop/examples/'))).toEqual([]);
  for (const path of served) {
    const own = readFileSync(join(corpusRoot(), 'fixtures', basename(path)));
    expect(own.equals(readFileSync(join('dist', path))), path).toBe(true);
  }
  expect(builtFiles().filter((path) => path.includes('fixtures'))).toEqual([]);
  const fixtures = new Set(served.map((path) => basename(path)));
  expect(corpus.games.filter(({ recording }) => fixtures.has(recording.name))).toEqual([]);
});

test('every committed record is written the way ingest writes it', () => {
  const records = listCorpus(corpusRoot()).filter(({ kind }) => kind === 'record');
  expect(records.length).toBeGreaterThanOrEqual(50);
  for (const { file } of records) {
    const text = readFileSync(join(corpusRoot(), file), 'utf8');
    const parsed = parseRecord(text);
    expect(parsed.ok && recordText(parsed.value), file).toBe(text);
  }
});

test('nothing that is published names a machine or the way it was made', () => {
  const texts = builtFiles().filter((path) => /\.(html|json|md|txt|xml|js|css)$/.test(path));
  const machine = new RegExp(`${process.cwd()}|/tmp/|node_modules|shared/replays`);
  const wrong = texts.filter((path) => machine.test(readFileSync(join('dist', path), 'utf8')));
  expect(wrong).toEqual([]);
});
