import { expect, test } from 'vitest';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { SPENDING_MINUTES, spentBy, spentInAll } from '../../../src/game/spent.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import { recordOf } from '../archive/corpus/temporary-corpus.ts';
import { analysedPlayer as player } from '../../support/analysed.ts';
import { gameOf } from '../view/games.ts';

const game = analyze(recordOf(duel()).game, 'duel');

test('what was spent is known while a game lasts, where its record tells', () => {
  expect(spentBy(gameOf([player()]), '1', 5)).toBeNull();
  const places = SPENDING_MINUTES.map((minute) => game.spending!.minutes.indexOf(minute * 60_000));
  expect(places).toContain(-1);
  expect(SPENDING_MINUTES.map((minute) => spentBy(game, '1', minute)?.gold.least ?? null)).toEqual(
    places.map((place) => (place < 0 ? null : game.spending!.players[0]!.gold.least[place])),
  );
});

test('what was spent in all is what was spent by the last minute', () => {
  expect(spentInAll(gameOf([player()]), '1')).toBeNull();
  for (const { slot, gold } of game.spending!.players)
    expect(spentInAll(game, slot)?.gold).toEqual({ least: gold.least.at(-1), most: gold.most.at(-1) });
});
