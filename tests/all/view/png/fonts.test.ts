import { describe, expect, test } from 'vitest';
import { readCorpus } from '../../../../src/archive/corpus/corpus.ts';
import { lettersFor } from '../../../../src/view/png/fonts.ts';
import { games } from '../../../support/analysed-archive.ts';

describe('letters', () => {
  test('there are glyphs for every name of the archive', async () => {
    const names = games.flatMap(({ map, players }) => [map, ...players.map(({ handle }) => handle)]);
    const texts = [...names, ...readCorpus().events.map(({ name }) => name)];
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
      expect(letters.outlines(character, 400), character).toMatch(/^M0 0m[-\d]+ [-\d]+[lqc]/);
  });

  test.each(['Moon 🌙', 'محمد', 'שלום', 'สวัสดี', 'नमस्ते', '\ue000'])(
    '%s has none, as there is no font for it or it needs shaping',
    async (text) => {
      expect(await lettersFor(['Moon', text])).toBeNull();
    },
  );

  test('what has no ink is not set', async () => {
    const letters = (await lettersFor(['Moon']))!;
    expect(letters.outlines('\u202eMo\u200don\0', 400)).toBe(letters.outlines('Moon', 400));
    expect(letters.width('\u200b', 100, 400)).toBe(0);
  });

  test('letters in parts are the letter', async () => {
    const letters = (await lettersFor(['é한']))!;
    expect(letters.outlines('é한'.normalize('NFD'), 400)).toBe(letters.outlines('é한', 400));
  });
});
