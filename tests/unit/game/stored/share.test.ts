/** Links of every past form can still be opened, even with a newer decoder. */
import { describe, expect, it } from 'vitest';
import { fromFragment, toFragment, type Refs } from '../../../../src/app/compare/permalink.ts';
import { DECODER_VERSION } from '../../../../src/game/vocabulary.ts';
import { parseRecord } from '../../../../src/archive/corpus/record.ts';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { condense } from '../../../../src/game/stored/link/condense.ts';
import { packBeginning } from '../../../../src/game/stored/link/first-minutes.ts';
import { packGame, unpackGame } from '../../../../src/game/stored/link/pack.ts';
import type { ToldInLink } from '../../../../src/game/stored/link/told.ts';
import { fixtureJson, record1, recordFixture, recordNames } from './fixtures.ts';
import { asLater } from './later.ts';

interface Link {
  record: string;
  replayId: string;
  text: string;
}
const LINKS = fixtureJson<Link[]>('share-1.json');

it('there is one of each recorded game', () => {
  expect(LINKS.map(({ record }) => record).sort()).toEqual(recordNames(1).sort());
});

describe.each(LINKS)('the link of form 1 of $record', ({ record, replayId, text }) => {
  const value = { game: record1(record).game, replayId };

  it('gives the game that was packed', async () => {
    expect(await unpackGame(text)).toEqual({ ok: true, value });
  });

  it('gives it under a newer decoder', async () => {
    await asLater(async () => {
      const later = await import('../../../../src/game/stored/link/pack.ts');
      expect(later.unpackGame).not.toBe(unpackGame);
      expect(await later.unpackGame(text)).toEqual({ ok: true, value });
    });
  });

  it('can be packed once more', async () => {
    const unpacked = await unpackGame(await packGame(value));
    expect(unpacked).toEqual({ ok: true, value });
  });

  it('is of a form of its own, which may not be of the future', async () => {
    expect(text.startsWith('1')).toBe(true);
    expect(await unpackGame(`9${text.slice(1)}`)).toMatchObject({ failure: { code: 'share-newer' } });
  });
});

it('the version of the decoder is what the link says', async () => {
  const { game, replayId } = { ...LINKS[0]!, ...record1(LINKS[0]!.record) };
  const decoder = DECODER_VERSION + 8;
  const unpacked = await unpackGame(await packGame({ game: { ...game, decoder }, replayId }));
  expect(unpacked).toMatchObject({ ok: true, value: { game: { decoder } } });
});

const LINKS_2 = fixtureJson<Link[]>('share-2.json');

it('there is a link of each recorded game of form 2', () => {
  expect(LINKS_2.map(({ record }) => record).sort()).toEqual(recordNames(2).sort());
});

describe.each(LINKS_2)('the link of form 2 of $record', ({ record, replayId, text }) => {
  const parsed = parseRecord(recordFixture(2, record));
  if (!parsed.ok) throw new Error(parsed.failure.sentence);
  const { game } = parsed.value;

  it('gives all that the analysis of the game rests on', async () => {
    const unpacked = await unpackGame(text);
    expect(unpacked).toEqual({ ok: true, value: { game: condense(game), replayId } });
    expect(analyze(condense(game), replayId)).toEqual(analyze(game, replayId));
    expect(game.objects!.length).toBeGreaterThan(5);
  });

  it('is of a form of its own', () => {
    expect(text.startsWith('2')).toBe(true);
  });
});

const LINKS_3 = fixtureJson<Link[]>('share-3.json');

it('there is a link of each recorded game of form 3', () => {
  expect(LINKS_3.map(({ record }) => record).sort()).toEqual(recordNames(3).sort());
});

describe.each(LINKS_3)('the link of form 3 of $record', ({ record, replayId, text }) => {
  const parsed = parseRecord(recordFixture(3, record));
  if (!parsed.ok) throw new Error(parsed.failure.sentence);
  const { game } = parsed.value;

  it('gives all that the analysis of the game rests on, and the digest of its map file', async () => {
    expect(text.startsWith('3')).toBe(true);
    const unpacked = await unpackGame(text);
    expect(unpacked).toEqual({ ok: true, value: { game: condense(game), replayId } });
    expect(analyze(condense(game), replayId)).toEqual(analyze(game, replayId));
    expect(condense(game).map).toEqual(game.map);
  });
});

const LINKS_4 =
  fixtureJson<(Link & { form: number; short: string; firstMs: number | null })[]>('share-4.json');

describe.each(LINKS_4)(
  'the links of form 4 of $record',
  ({ form, record, replayId, text, short, firstMs }) => {
    const parsed = parseRecord(recordFixture(form, record));
    if (!parsed.ok) throw new Error(parsed.failure.sentence);
    const { game } = parsed.value;

    it('give the game, or its beginning with where that ends', async () => {
      expect(text.startsWith('4')).toBe(true);
      expect(await unpackGame(text)).toEqual({ ok: true, value: { game: condense(game), replayId } });
      const beginning = await unpackGame(short);
      expect(beginning).toMatchObject({
        ok: true,
        value: { replayId, game: { clockMs: game.clockMs } },
      });
      if (!beginning.ok) return;
      expect(beginning.value.firstMs ?? null).toBe(firstMs);
      const end = firstMs ?? game.clockMs;
      const times = beginning.value.game.players.flatMap(({ events }) => events.map(({ ms }) => ms));
      expect(Math.max(...times)).toBeLessThanOrEqual(end);
      expect(Math.max(...times)).toBeGreaterThan(end / 2);
    });
  },
);

const LINKS_5 = fixtureJson<(Link & { form: number; short: string; texts: ToldInLink })[]>('share-5.json');

describe.each(LINKS_5)('the links of form 5 of $record', ({ form, record, replayId, text, short, texts }) => {
  const parsed = parseRecord(recordFixture(form, record));
  if (!parsed.ok) throw new Error(parsed.failure.sentence);
  const game = condense(parsed.value.game);

  it('give the game or its beginning, with key moments and fights in text', async () => {
    expect(text.startsWith('5')).toBe(true);
    expect(await unpackGame(text)).toEqual({ ok: true, value: { game, replayId, texts } });
    expect(await unpackGame(short)).toMatchObject({ ok: true, value: { replayId, texts } });
  });

  it('keep the texts when packed once more, and have an older form without them', async () => {
    const again = await packGame({ game, replayId, texts });
    expect(await unpackGame(again)).toEqual({ ok: true, value: { game, replayId, texts } });
    expect((await packGame({ game, replayId })).startsWith('4')).toBe(true);
  });

  it('put as many texts as fit into a short link', async () => {
    const shared = { game, replayId, texts };
    const plain = await packBeginning({ game, replayId }, Infinity);
    const all = await packBeginning(shared, Infinity);
    expect(all.texts).toEqual(texts);
    const some = await packBeginning(shared, all.packed.length - 1);
    expect(some.texts).toEqual({ ...texts, fights: [] });
    const none = await packBeginning(shared, plain.packed.length);
    expect(none).toEqual(plain);
  });
});

describe.each(fixtureJson<(Refs & { fragment: string })[]>('compare-1.json'))(
  'the comparison %#',
  ({ fragment, ...refs }) => {
    it('names the same games and players', () => {
      expect(fromFragment(fragment)).toEqual({ ...refs, wrong: [] });
      expect(toFragment(refs)).toBe(fragment);
    });

    it('holds packed games that open', async () => {
      for (const side of [refs.a, refs.b])
        if (side?.game.kind === 'packed') expect((await unpackGame(side.game.text)).ok).toBe(true);
    });
  },
);
