/** Links of every past form can still be opened, even with a newer decoder. */
import { describe, expect, it } from 'vitest';
import { fromFragment, toFragment, type Refs } from '../../../../src/app/compare/permalink.ts';
import { DECODER_VERSION } from '../../../../src/game/vocabulary.ts';
import { parseRecord } from '../../../../src/archive/corpus/read-record.ts';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import type { Game } from '../../../../src/game/game.ts';
import { condense } from '../../../../src/game/stored/link/condense.ts';
import { packGame, unpackGame } from '../../../../src/game/stored/link/pack.ts';
import { withoutPlaces } from '../../../support/round-trip.ts';
import { fixtureJson, record1, recordFixture, recordNames } from './fixtures.ts';
import { asLater } from './later.ts';

interface Link {
  record: string;
  replayId: string;
  text: string;
}
function recordedGame(form: number, record: string): Game {
  const parsed = parseRecord(recordFixture(form, record));
  if (!parsed.ok) throw new Error(parsed.failure.sentence);
  return parsed.value.game;
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

describe.each([2, 3])('links of form %d', (form) => {
  const links = fixtureJson<Link[]>(`share-${form}.json`);

  it('are one of each recorded game', () => {
    expect(links.map(({ record }) => record).sort()).toEqual(recordNames(form).sort());
  });

  it.each(links)('give all that the analysis of $record rests on', async ({ record, replayId, text }) => {
    const game = recordedGame(form, record);
    expect(text.startsWith(String(form))).toBe(true);
    expect(await unpackGame(text)).toEqual({ ok: true, value: { game: condense(game), replayId } });
    expect(analyze(condense(game), replayId)).toEqual(analyze(withoutPlaces(game), replayId));
    expect(condense(game).map).toEqual(game.map);
    if (form === 2) expect(game.objects!.length).toBeGreaterThan(5);
  });
});

const LINKS_4 =
  fixtureJson<(Link & { form: number; short: string; firstMs: number | null })[]>('share-4.json');

describe.each(LINKS_4)(
  'the links of form 4 of $record',
  ({ form, record, replayId, text, short, firstMs }) => {
    const game = recordedGame(form, record);

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

const LINKS_5 = fixtureJson<(Link & { form: number; short: string })[]>('share-5.json');

describe.each(LINKS_5)('the links of form 5 of $record', ({ form, record, replayId, text, short }) => {
  const game = condense(recordedGame(form, record));

  it('give the game or its beginning, without their texts', async () => {
    expect(text.startsWith('5')).toBe(true);
    expect(await unpackGame(text)).toEqual({ ok: true, value: { game, replayId } });
    expect(await unpackGame(short)).toMatchObject({ ok: true, value: { replayId } });
    expect((await packGame({ game, replayId })).startsWith('4')).toBe(true);
  });
});

const LINKS_6 = fixtureJson<(Link & { plain: string })[]>('share-6.json');

describe.each(LINKS_6)('the links of form 6 of $record', ({ record, replayId, text, plain }) => {
  const whole = recordedGame(4, record);
  const game = condense(whole);

  it('give the game with the facts that older forms have no place for', async () => {
    expect(text.startsWith('6') && plain.startsWith('6')).toBe(true);
    expect(await unpackGame(text)).toEqual({ ok: true, value: { game, replayId } });
    expect(await unpackGame(plain)).toEqual({ ok: true, value: { game, replayId } });
    expect(analyze(game, replayId).winner).toEqual(analyze(whole, replayId).winner);
  });

  it('can be packed once more', async () => {
    expect(await unpackGame(await packGame({ game, replayId }))).toEqual({
      ok: true,
      value: { game, replayId },
    });
  });
});

it('there is a link of each recorded game of form 4', () => {
  expect(LINKS_6.map(({ record }) => record).sort()).toEqual(recordNames(4).sort());
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
