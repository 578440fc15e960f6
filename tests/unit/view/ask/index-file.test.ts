/** The index file contains exactly its source, is as small as promised, and is harmless. */
import { brotliCompressSync, constants } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeIndex, decodeSteps } from '../../../../src/view/ask/index/decode.ts';
import type { IndexDocument } from '../../../../src/view/ask/index/document.ts';
import { encodeIndex } from '../../../../src/view/ask/index/encode.ts';
import type { BrowserIndex } from '../../../../src/view/ask/index/game.ts';
import { corpusIndex } from '../../../support/browse/corpus-index.ts';
import { syntheticIndex } from '../../../support/browse/synthetic.ts';
import { runsOf } from '../../../support/generators/runs.ts';

const corpus = corpusIndex();
const written = (index: BrowserIndex): string => JSON.stringify(encodeIndex(index));
const read = (text: string) => decodeIndex(JSON.parse(text));

/** Bytes after brotli at a level: 11 is the best, and takes twenty times as long as 7. */
const compressed = (text: string, level: number): number =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length;

describe('what is written is read back', () => {
  test('the archive as it is, with all that a recording may lack', () => {
    expect(read(written(corpus))).toEqual({ ok: true, value: corpus });
  });

  test('an empty archive', () => {
    const empty = { games: [], events: [], maps: [], people: [], objects: [] };
    expect(read(written(empty))).toEqual({ ok: true, value: empty });
  });

  test('archives of any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (count, seed) => {
        const index = syntheticIndex(corpus, count, seed);
        expect(read(written(index))).toEqual({ ok: true, value: index });
      }),
      runsOf(20),
    );
  });

  test('a page that reads it can answer in between, more often the more games there are', () => {
    const stepsOf = (count: number) => {
      const steps = decodeSteps(encodeIndex(syntheticIndex(corpus, count)));
      let taken = 0;
      while (!steps.next().done) taken++;
      return taken;
    };
    expect(stepsOf(1000) - stepsOf(200)).toBe(4);
  });

  test('team games, computers, unknown races, strange names and ids, and long lists', () => {
    const [game] = corpus.games;
    const first = game!.players[0]!;
    const nobody = { name: 'Computer', kind: 'computer', person: null, race: null, result: null } as const;
    const players = [
      { ...first, team: 1 },
      { ...first, ...nobody, team: 1, heroes: corpus.objects.slice(0, 6).map(({ key }) => key) },
      { ...first, ...nobody, name: '|cff<b>"', team: 5, heroes: [], steps: [] },
    ];
    const odd = {
      ...game!,
      replayId: 'ours',
      event: null,
      map: null,
      patch: null,
      sides: '1v2',
      matchup: null,
    };
    const index = { ...corpus, games: [{ ...odd, decidedMs: 0, players }, game!, { ...odd, players: [] }] };
    index.games[2] = { ...index.games[2]!, sides: '' };
    expect(read(written(index))).toEqual({ ok: true, value: index });
  });
});

describe('size', () => {
  const GAMES = 10_000;
  const text = written(syntheticIndex(corpus, GAMES));

  test('10,000 games take at most 40 bytes each, at a level at which hosts compress while they send', () => {
    expect(compressed(text, 7) / GAMES).toBeLessThanOrEqual(40);
  });

  test('the made-up games are no easier to compress than the real ones, ids, names and tables apart', () => {
    const share = (document: IndexDocument) =>
      compressed(JSON.stringify([{ ...document.game, id: [] }, document.player]), 11) /
      document.game.id.length;
    const many = Array.from({ length: 40 }, (_, seed) =>
      syntheticIndex(corpus, corpus.games.length, seed + 1),
    );
    const average = many.reduce((sum, index) => sum + share(encodeIndex(index)), 0) / many.length;
    expect(average).toBeGreaterThan(share(encodeIndex(corpus)) * 0.9);
  });
});

describe('a file that is not what it should be gives a code', () => {
  const codeOf = (document: unknown) => {
    const result = decodeIndex(document);
    return result.ok ? 'read' : result.failure.code;
  };

  test.each([null, 7, 'x', [], {}, { version: '1' }])('%j is no index', (document) => {
    expect(codeOf(document)).toBe('not-an-index');
  });

  test('another version is named as such', () => {
    expect(codeOf({ ...encodeIndex(corpus), version: 1 })).toBe('other-version');
  });

  test.each([
    ['more games than ids', 'game', { id: [] }],
    ['more players than games have', 'game', { players: corpus.games.map(() => 1) }],
    ['more players than there are', 'game', { players: corpus.games.map(() => 2 ** 40) }],
    ['a column of something else', 'game', { decidedMs: 'none' }],
    ['a length that is no number', 'game', { decidedMs: corpus.games.map(() => '1') }],
    ['a race that the game does not have', 'player', { race: ['X'] }],
    ['an object that no table has', 'player', { steps: [[999]] }],
    ['no people', 'people', []],
    ['a table of something else', 'events', 'none'],
    ['a missing part', 'player', null],
  ])('%s', (_, part, change) => {
    const document = encodeIndex(corpus) as unknown as Record<string, object>;
    const changed =
      part === 'game' || (part === 'player' && change)
        ? { ...document[part], ...(change as object) }
        : change;
    expect(codeOf({ ...document, [part]: changed })).toBe('damaged');
  });

  test('damage anywhere is a code or another index, never an error', () => {
    const text = written(syntheticIndex(corpus, 20));
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom('', '0', '9', '_', '[]', 'null', '-1', '1e9', '{}', '~'),
        (place, put) => {
          let document: unknown;
          try {
            document = JSON.parse(text.slice(0, place) + put + text.slice(place + 1));
          } catch {
            return;
          }
          expect(['read', 'damaged', 'not-an-index', 'other-version']).toContain(codeOf(document));
        },
      ),
      runsOf(2000),
    );
  });
});
