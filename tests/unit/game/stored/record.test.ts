/** Records of every past form can still be opened. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../../../src/archive/corpus/corpus.ts';
import { parseRecord } from '../../../../src/archive/corpus/record.ts';
import { recordText } from '../../../../src/archive/corpus/record-text.ts';
import { summarize } from '../../../../src/game/derive/summarize.ts';
import { gameSchema } from '../../../../src/game/game.ts';
import { replayId } from '../../../../src/game/identity.ts';
import { DECODER_VERSION } from '../../../../src/game/vocabulary.ts';
import { expectGolden } from '../../../support/golden.ts';
import { temporaryFolder } from '../../archive/corpus/temporary-corpus.ts';
import { record1, recordFixture, recordNames } from './fixtures.ts';
import { asLater } from './later.ts';

function opened(text: string) {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(parsed.failure.sentence);
  return parsed.value;
}

describe.each(recordNames(1))('the record %s of form 1', (name) => {
  const record = opened(recordFixture(1, name));

  it('gives the game that was kept in it', () => {
    expect(record).toEqual(record1(name));
    expect(gameSchema.parse(record.game)).toEqual(record.game);
  });

  it('is written anew without a loss', () => {
    expect(opened(recordText(record))).toEqual(record);
  });

  it('gives the summary that it gave', () => {
    const { game, recording } = record;
    expectGolden(`stored/${name}`, 'summary', summarize(game, replayId(game, recording.name)));
  });
});

describe.each(recordNames(2))('the record %s of form 2', (name) => {
  const text = recordFixture(2, name);
  const { recording, game } = opened(text);

  it('gives the objects that were kept in it', () => {
    expect(gameSchema.parse(game)).toEqual(game);
    const { objects = [], players } = game;
    expect(objects.length).toBeGreaterThan(5);
    expect(objects.some(({ forms }) => forms)).toBe(true);
    const listed = players.flatMap(({ events }) => events.flatMap((event) => event.with ?? []));
    expect(listed.length).toBeGreaterThan(5);
    expect(Math.max(...listed)).toBeLessThan(objects.length);
  });

  it('is written anew without a loss', () => {
    expect(opened(recordText({ recording, game }))).toEqual({ recording, game });
  });
});

describe.each(recordNames(3))('the record %s of form 3', (name) => {
  const text = recordFixture(3, name);
  const { recording, game } = opened(text);

  it('fits the schema of games', () => {
    expect(gameSchema.parse(game)).toEqual(game);
  });

  it('is written anew without a change', () => {
    expect(recordText({ recording, game })).toBe(text);
  });
});

it('a record of form 3 says which file the map was, if its recording does', () => {
  const digests = recordNames(3).map((name) => opened(recordFixture(3, name)).game.map.sha1);
  expect(digests).toContain(undefined);
  expect(digests.filter((digest) => digest !== undefined)).not.toHaveLength(0);
});

describe('the form of a record', () => {
  const [name = ''] = recordNames(1);
  const value = record1(name);
  const sentence = (record: object): string => {
    const parsed = parseRecord(JSON.stringify(record));
    return parsed.ok ? 'ok' : parsed.failure.sentence;
  };

  it('is the first where nothing is said', () => {
    expect(sentence({ format: 1, ...value })).toBe('ok');
  });

  it('may be of the future, which is said', () => {
    expect(sentence({ format: 99, ...value })).toMatch(/^format: The record was written by a newer version/);
    expect(sentence({ format: 99 })).toContain('Update the program');
  });

  it.each([0, 1.5, '1', null])('is not %j', (format) => {
    expect(sentence({ format, ...value })).toBe(
      'The record does not fit its schema: the file: Unrecognized key: "format".',
    );
  });

  it('has nothing to do with the version of the decoder', () => {
    const { recording, game } = value;
    for (const decoder of [1, DECODER_VERSION, DECODER_VERSION + 7])
      expect(sentence({ recording, game: { ...game, decoder } })).toBe('ok');
    expect(sentence({ recording, game: { ...game, decoder: 0 } })).toContain('game.decoder: ');
  });
});

it('the archive has the same games under a newer decoder', async () => {
  const cache = join(temporaryFolder(), 'cache');
  const today = readCorpus('replays', cache);
  await asLater(async () => {
    const later = await import('../../../../src/archive/corpus/corpus.ts');
    expect(later.readCorpus).not.toBe(readCorpus);
    const { games, problems } = later.readCorpus('replays', cache);
    expect(games.length).toBeGreaterThanOrEqual(56);
    expect(games).toEqual(today.games);
    expect(problems).toEqual(today.problems);
  });
});
