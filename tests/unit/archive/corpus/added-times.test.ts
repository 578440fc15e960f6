import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { problemsOfAdded, readAdded } from '../../../../src/archive/corpus/added-times.ts';
import { ADDED_FILE } from '../../../../src/archive/corpus/layout.ts';
import { readInputs } from '../../../../src/archive/corpus/inputs.ts';
import { findRecordings, ingest } from '../../../../src/archive/corpus/ingest.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import {
  DUEL_ID,
  LONGER,
  save,
  saveRecording,
  temporaryCorpus,
  temporaryFolder,
} from './temporary-corpus.ts';

const OTHER = { ...duel(), randomSeed: 7 };
const [FIRST, SECOND, THIRD] = [
  '2026-01-01T00:00:00Z',
  '2026-02-01T00:00:00Z',
  '2026-03-01T00:00:00Z',
] as const;

describe('added.json', () => {
  const written = (content: unknown) => {
    const root = temporaryFolder();
    save(join(root, ADDED_FILE), typeof content === 'string' ? content : JSON.stringify(content));
    return () => readAdded(root);
  };

  it('is read as it stands; an absent one knows nothing', () => {
    expect([...written({ a: FIRST })()]).toEqual([['a', FIRST]]);
    expect([...readAdded(temporaryFolder())]).toEqual([]);
  });

  it.each([
    ['[', 'added.json: not valid JSON: '],
    [[], 'added.json: the file: '],
    [{ a: '2026-01-01' }, 'added.json: a: '],
    [{ a: '2026-13-01T00:00:00Z' }, 'added.json: a: '],
    [{ a: 7 }, 'added.json: a: '],
  ])('%j names file and field', (content, message) => {
    expect(written(content)).toThrow(message);
  });

  it('of the archive has a time for every game and for nothing else', () => {
    const { games, added } = readInputs([]);
    expect(problemsOfAdded(added, games)).toEqual([]);
  });
});

describe('ingesting', () => {
  let corpus: ReturnType<typeof temporaryCorpus>;
  beforeEach(() => {
    corpus = temporaryCorpus();
  });
  const take = async (now: string, paths: string[] = [corpus.inbox]) => {
    const { root } = corpus;
    await ingest(findRecordings(paths, root), { root, now });
    return JSON.parse(readFileSync(join(root, ADDED_FILE), 'utf8')) as unknown;
  };
  const inbox = (name: string) => join(corpus.inbox, name);

  it('gives new games the time, and leaves it as it is the next time', async () => {
    saveRecording(inbox('a.w3g'));
    expect(await take(FIRST)).toEqual({ [DUEL_ID]: FIRST });
    saveRecording(inbox('7_x_y_Map.w3g'), OTHER);
    expect(await take(SECOND)).toEqual({ [DUEL_ID]: FIRST, '7_x_y_Map': SECOND });
    expect(await take(THIRD)).toEqual({ [DUEL_ID]: FIRST, '7_x_y_Map': SECOND });
  });

  it('a longer recording with another id takes the time over', async () => {
    saveRecording(inbox('a.w3g'));
    await take(FIRST);
    saveRecording(inbox('1637653382_other_name_Map.w3g'), LONGER);
    const times = await take(SECOND);
    expect(times).toEqual({ '1637653382_other_name_Map': FIRST });
  });
});

it('ids that no game has are named, three of them', () => {
  const times = new Map(['a', 'b', 'c', 'd', 'e'].map((id) => [id, FIRST]));
  expect(problemsOfAdded(times, [])).toMatchSnapshot();
});
