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

it('names the map, the heroes, those without an order last, and the winner of a duel', () => {
  const duel = game(['Moon', 'Grubby'], 2);
  const hero = (name: string, ms: number) => ({ name, ordered: { ms } });
  const players = duel.players.map((player, at) => ({
    ...player,
    race: at === 0 ? 'E' : 'O',
    heroes: at === 0 ? [{ name: 'Warden', ordered: null }, hero('Demon Hunter', 5)] : [hero('Far Seer', 7)],
  }));
  const withHeroes = { ...duel, map: 'Echo Isles', winner: 'Moon', players } as unknown as typeof duel;
  const texts = cardTexts(withHeroes, 'Farseer', false, (text, size) => text.length * size * 0.5);
  expect(texts.map(({ text }) => text)).toEqual([
    ...['Moon', 'won', 'Night Elf, Demon Hunter, Warden'],
    ...['vs', 'Grubby', 'Orc, Far Seer'],
    ...['Echo Isles · 20:00 · patch 1.32 · 1v1', 'Farseer'],
  ]);
});

it('has two columns for many players, each with race and heroes', () => {
  const texts = cardTexts(game(Array<string>(24).fill('Grubby'), 24), 'Farseer', true, measure);
  const names = texts.filter(({ look }) => look === 'name');
  expect(new Set(names.map(({ x }) => x)).size).toBe(2);
  expect(names.filter(({ text }) => text === 'Grubby')).toHaveLength(24);
  expect(texts.filter(({ text }) => text === 'Night Elf')).toHaveLength(24);
});

it('fits with names of any characters, for up to 24 players, with a map and without', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { minLength: 1, maxLength: 24 }),
      fc.integer({ min: 1, max: 24 }),
      fc.boolean(),
      (names, teams, hasMap) => {
        const texts = cardTexts(game(names, teams), 'Farseer · example.com/drop', hasMap, measure);
        for (const { text, x, y, size, ends } of texts) {
          const left = ends ? x - measure(text, size, true) : x;
          expect(left).toBeGreaterThanOrEqual(hasMap ? MAP_BOX.x + MAP_BOX.size : 0);
          if (!ends) expect(left + measure(text, size, true)).toBeLessThanOrEqual(CARD.width);
          expect(size).toBeGreaterThanOrEqual(10);
          expect(y - size).toBeGreaterThanOrEqual(0);
          expect(y + size / 4).toBeLessThan(CARD.height);
        }
        // Neither the lines of one column nor those of the players and the game are on top of each other.
        const columns = Map.groupBy(
          texts.filter(({ ends }) => !ends),
          ({ x }) => x,
        );
        for (const column of columns.values())
          for (const [at, { y, size }] of column.entries())
            if (at > 0) expect(y - size).toBeGreaterThanOrEqual(column[at - 1]!.y - 0.5);
        expect(texts.filter(({ look }) => look === 'name')).toHaveLength(names.length);
      },
    ),
    { numRuns: 300 },
  );
});
