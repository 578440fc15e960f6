import { describe, expect, test } from 'vitest';
import { loadCorpus } from '../../../src/corpus/corpus.ts';
import { lettersFor } from '../../../src/social/fonts.ts';
import { games } from '../../support/analysed-archive.ts';

const AT = { x: 0, y: 0, size: 100, weight: 400 } as const;

describe('letters', () => {
  test('there are glyphs for every name of the archive', async () => {
    const names = games.flatMap(({ map, players }) => [map, ...players.map(({ handle }) => handle)]);
    const texts = [...names, ...loadCorpus().events.map(({ name }) => name)];
    expect(texts.length).toBeGreaterThan(100);
    const missing = [];
    for (const text of texts) if ((await lettersFor([text])) === null) missing.push(text);
    expect(missing).toEqual([]);
  });

  test.each([
    'Łukasz ñ ğ ư',
    'Ωμέγα',
    'Розовый\ufffd',
    '臺灣龍',
    '戒指超神录',
    'ムーン',
    '문 장재호',
    '★ Moon ★',
  ])('%s has outlines for every character with ink', async (text) => {
    const letters = (await lettersFor([text]))!;
    for (const character of text.replaceAll(' ', ''))
      expect(letters.outlines(character, AT), character).toMatch(/^M.*Z$/);
  });

  test.each(['Moon 🌙', 'محمد', 'שלום', 'สวัสดี', 'नमस्ते', '\ue000'])(
    '%s has none, as there is no font for it or it needs shaping',
    async (text) => {
      expect(await lettersFor(['Moon', text])).toBeNull();
    },
  );

  test('what has no ink is not set', async () => {
    const letters = (await lettersFor(['Moon']))!;
    expect(letters.outlines('\u202eMo\u200don\0', AT)).toBe(letters.outlines('Moon', AT));
    expect(letters.width('\u200b', 100, 400)).toBe(0);
  });

  test('letters in parts are the letter', async () => {
    const letters = (await lettersFor(['é한']))!;
    expect(letters.outlines('é한'.normalize('NFD'), AT)).toBe(letters.outlines('é한', AT));
  });

  test('bold letters are wider, and size and place only move and scale them', async () => {
    const letters = (await lettersFor(['Moon']))!;
    expect(letters.width('Moon', 100, 700)).toBeGreaterThan(letters.width('Moon', 100, 400));
    expect(letters.width('Moon', 50, 400)).toBeCloseTo(letters.width('Moon', 100, 400) / 2);
    expect(letters.outlines('Moon', { ...AT, x: 10 })).not.toBe(letters.outlines('Moon', AT));
  });
});
