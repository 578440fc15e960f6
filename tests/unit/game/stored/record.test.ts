/** Records of every past form can still be opened. */
import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../../../src/archive/corpus/corpus.ts';
import { parseRecord } from '../../../../src/archive/corpus/read-record.ts';
import { recordText } from '../../../../src/archive/corpus/record-text.ts';
import { summarize } from '../../../../src/game/derive/summarize.ts';
import { gameSchema } from '../../../../src/game/game.ts';
import { replayId } from '../../../../src/game/identity.ts';
import { DECODER_VERSION } from '../../../../src/game/vocabulary.ts';
import { expectGolden } from '../../../support/golden.ts';
import { record1, recordFixture, recordNames } from './fixtures.ts';
import { asLater } from './later.ts';
import { STORED_WORDS } from '../../../../src/game/stored/issues.ts';

function opened(text: string) {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(parsed.failure.sentence);
  return parsed.value;
}

describe.each([1, 2, 3, 4, 5])('records of form %d', (form) => {
  it.each(recordNames(form))('%s fits the schema of games, and is written anew without a loss', (name) => {
    const text = recordFixture(form, name);
    const record = opened(text);
    expect(gameSchema.parse(record.game)).toEqual(record.game);
    expect(opened(recordText(record))).toEqual(record);
    if (form === 5) expect(recordText(record)).toBe(text);
  });
});

it.each(recordNames(1))(
  'the record %s of form 1 gives the game and the summary that it gave',
  async (name) => {
    const { game, recording } = opened(recordFixture(1, name));
    expect({ game, recording }).toEqual(record1(name));
    await expectGolden(`stored/${name}`, 'summary', summarize(game, replayId(game, recording.name)));
  },
);

it.each(recordNames(2))('the record %s of form 2 gives the objects that were kept in it', (name) => {
  const { objects = [], players } = opened(recordFixture(2, name)).game;
  expect(objects.length).toBeGreaterThan(5);
  expect(objects.some(({ forms }) => forms)).toBe(true);
  const listed = players.flatMap(({ events }) => events.flatMap((event) => event.with ?? []));
  expect(listed.length).toBeGreaterThan(5);
  expect(Math.max(...listed)).toBeLessThan(objects.length);
});

it('a record of form 4 keeps what the map’s script wrote, strengths of computers and unfinished files', () => {
  const [decided, unfinished] = ['script-result', 'unfinished'].map(
    (name) => opened(recordFixture(4, name)).game,
  );
  expect(decided).toMatchObject({ ended: true, script: [{ result: 'won' }, { result: 'lost' }] });
  expect(decided!.players.map(({ strength }) => strength)).toEqual([undefined, undefined, 'insane']);
  expect(unfinished!.incomplete).toBe('unfinished');
});

it('a record of form 5 keeps control groups, and the values that the map’s script wrote', () => {
  const { players, values } = opened(recordFixture(5, 'groups-and-values')).game;
  expect(players.map(({ groups = [] }) => groups.length)).toEqual([2, 0]);
  expect(values).toMatchObject({ script: 'W3MMD', rows: [{ slot: 1, values: ['7'] }] });
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
    for (const record of [{ format: 99, ...value }, { format: 99 }])
      expect(sentence(record)).toMatchSnapshot();
  });

  it.each([0, 1.5, '1', null])('is not %j', (format) => {
    expect(sentence({ format, ...value })).toBe(
      STORED_WORDS.invalidRecord('the file: Unrecognized key: "format"'),
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
  const today = readCorpus('replays');
  await asLater(async () => {
    const later = await import('../../../../src/archive/corpus/corpus.ts');
    expect(later.readCorpus).not.toBe(readCorpus);
    const { games, problems } = later.readCorpus('replays');
    expect(games.length).toBeGreaterThanOrEqual(56);
    expect(games).toEqual(today.games);
    expect(problems).toEqual(today.problems);
  });
});
