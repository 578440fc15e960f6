/** The layout of a game's card: everything fits, whatever the names. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CARD, cardTexts, MAP_BOX, type TextWidth } from '../../../../src/app/drop/card/layout.ts';
import { analysedGame, analysedPlayer } from '../../../support/analysed.ts';

/** Letters as wide as high, which is wider than any real ones. */
const measure: TextWidth = (text, size) => [...text].length * size;

const game = (names: readonly string[], teams: number) =>
  analysedGame(
    names.map((handle, index) =>
      analysedPlayer({
        slot: String(index + 1),
        handle,
        team: index % teams,
        result: index === 0 ? 'won' : 'lost',
      }),
    ),
  );

it('says who played, what won, on which map and how long', () => {
  const texts = cardTexts(
    game(['Moon', 'Grubby'], 2),
    'Farseer',
    true,
    (text, size) => text.length * size * 0.5,
  );
  expect(texts.map(({ text }) => text)).toEqual([
    ...['Moon', 'won', 'Night Elf', 'vs', 'Grubby', 'Night Elf'],
    ...['Echo Isles · 20:00 · patch 1.32 · 1v1 · result not known', 'Farseer'],
  ]);
});

it('fits with names of any characters, for up to 24 players, with a map and without', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { minLength: 2, maxLength: 24 }),
      fc.integer({ min: 1, max: 6 }),
      fc.boolean(),
      (names, teams, hasMap) => {
        const texts = cardTexts(game(names, teams), 'Farseer · example.com/drop', hasMap, measure);
        for (const { text, x, y, size, ends } of texts) {
          const left = ends ? x - measure(text, size, true) : x;
          expect(left).toBeGreaterThanOrEqual(hasMap ? MAP_BOX.x + MAP_BOX.size : 0);
          if (!ends) expect(left + measure(text, size, true)).toBeLessThanOrEqual(CARD.width);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(CARD.height);
        }
      },
    ),
    { numRuns: 200 },
  );
});
