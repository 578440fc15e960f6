/** Whole games as text: a restored game gives the same sentences, and no change makes the reader throw. */
import { describe, expect, it } from 'vitest';
import { decode } from '../../../../../src/game/decode/decode.ts';
import { analyze } from '../../../../../src/game/derive/analyze.ts';
import type { Game } from '../../../../../src/game/game.ts';
import { replayId } from '../../../../../src/game/identity.ts';
import { gameWithoutFile } from '../../../../../src/map/story/game-on-map.ts';
import { deflate, inflatePacked } from '../../../../../src/game/stored/link/deflate.ts';
import { seal, unseal } from '../../../../../src/game/stored/link/envelope.ts';
import { packWhole, unpackWhole } from '../../../../../src/game/stored/whole/whole.ts';
import { duel } from '../../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../../support/recording-writer/write-recording.ts';
import { fixtureJson } from '../fixtures.ts';

function decoded(bytes: Uint8Array): Game {
  const read = decode(bytes, true);
  if (!read.ok) throw new Error(read.failure.code);
  return read.value;
}

const GAME = decoded(writeRecording(duel()));
const shared = { game: GAME, replayId: replayId(GAME, '') };

/** The text of a value, in the envelope of real games. */
const sealed = async (value: unknown, form = 1): Promise<string> =>
  seal(await deflate(new TextEncoder().encode(JSON.stringify(value))), form);

/** The contents of a text. */
async function content(text: string): Promise<Record<string, unknown>> {
  const bytes = await inflatePacked(unseal(text, 1).bytes, 2 ** 25);
  return JSON.parse(new TextDecoder().decode(bytes!)) as Record<string, unknown>;
}

describe('a whole game', () => {
  it('comes back with every value, and its id', async () => {
    const text = await packWhole(shared);
    expect(await unpackWhole(text!)).toEqual({ ok: true, value: shared });
    const named = { game: GAME, replayId: replayId(GAME, '1222222222_Final_Game-One_Map.w3g') };
    expect(await unpackWhole((await packWhole(named))!)).toEqual({ ok: true, value: named });
  });

  it('is none without orders', async () => {
    const { orders: _orders, ...game } = GAME;
    expect(await packWhole({ ...shared, game })).toBeNull();
  });

  it('of form 1 opens for ever', async () => {
    const kept = fixtureJson<{ name: string; replayId: string; text: string }[]>('whole-1.json');
    for (const { replayId: id, text } of kept) {
      const opened = await unpackWhole(text);
      if (!opened.ok) throw new Error(opened.failure.code);
      expect(opened.value.replayId).toBe(id);
      expect(opened.value.game.orders?.length).toBeGreaterThan(1);
      expect(gameWithoutFile(opened.value.game, analyze(opened.value.game, id), [])?.stage.card).toContain(
        '<svg',
      );
    }
    expect(kept.length).toBeGreaterThan(1);
  });
});

describe('a text that was changed', () => {
  it.each([
    ['', 'share-none'],
    ['nothing!', 'share-none'],
    ['9AAAA', 'share-newer'],
    ['1AAAA', 'share-cut-off'],
  ])('%s is refused as %s', async (text, code) => {
    expect(await unpackWhole(text)).toMatchObject({ ok: false, failure: { code } });
  });

  it('is refused at any place', async () => {
    const text = (await packWhole(shared))!;
    for (let place = 1; place < text.length; place += 97) {
      const other = text[place] === 'A' ? 'B' : 'A';
      expect((await unpackWhole(text.slice(0, place) + other + text.slice(place + 1))).ok).toBe(false);
      expect((await unpackWhole(text.slice(0, place))).ok).toBe(false);
    }
  });

  it('is refused where an order selects the object after the last', async () => {
    const kept = await content((await packWhole(shared))!);
    const { objects, players } = kept['game'] as {
      objects: unknown[];
      players: { events: { with?: number[] }[] }[];
    };
    const event = players.flatMap(({ events }) => events).find((one) => one.with)!;
    for (const [place, ok] of [
      [objects.length - 1, true],
      [objects.length, false],
    ] as const) {
      event.with = [place];
      expect((await unpackWhole(await sealed(kept))).ok).toBe(ok);
    }
  });

  it('is refused where a value is missing or of another kind', async () => {
    const kept = await content((await packWhole(shared))!);
    const paths: (string | number)[][] = [];
    const walk = (value: unknown, path: (string | number)[]) => {
      paths.push(path);
      if (typeof value !== 'object' || value === null) return;
      const keys = Array.isArray(value) ? [...value.keys()].slice(0, 2) : Object.keys(value);
      for (const key of keys) walk((value as Record<string | number, unknown>)[key], [...path, key]);
    };
    walk(kept, []);
    for (const path of paths.filter(({ length }) => length > 0)) {
      for (const wrong of [{ wrong: true }, -1.5, 'a longer text']) {
        const copy = structuredClone(kept);
        const last = path.at(-1)!;
        const parent = path
          .slice(0, -1)
          .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy);
        (parent as Record<string | number, unknown>)[last] = wrong;
        const opened = await unpackWhole(await sealed(copy));
        // Some values may be any text or number.
        if (opened.ok) expect(() => analyze(opened.value.game, 'id'), path.join('.')).not.toThrow();
      }
    }
    for (const wrong of [null, 7, [], {}, { ...kept, game: null }, { ...kept, orders: [{}] }])
      expect((await unpackWhole(await sealed(wrong))).ok).toBe(false);
    expect((await unpackWhole(seal(await deflate(new TextEncoder().encode('{"na')), 1))).ok).toBe(false);
  });
});
