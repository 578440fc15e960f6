import { expect, test, vi } from 'vitest';
import { leanOf, shortOf, type Derived } from '../../../../src/archive/count/lean.ts';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { summarize } from '../../../../src/game/derive/summarize.ts';
import { altered } from '../../../../src/game/lean.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { recordOf } from '../corpus/temporary-corpus.ts';

const { game } = recordOf(duel());
const whole: Derived = { summary: summarize(game, 'duel'), analysis: analyze(game, 'duel') };
const text = JSON.stringify(whole);

test('what is derived is written the same with its long parts left to be read', () => {
  const read = vi.fn(() => whole);
  const short = JSON.parse(JSON.stringify(shortOf(whole))) as Derived;
  expect(JSON.stringify(short).length).toBeLessThan(text.length / 2);
  const held = leanOf(short, read);
  const [player] = held.analysis.players;
  expect([player!.heroes, player!.apm.average]).toEqual([
    whole.analysis.players[0]!.heroes,
    whole.analysis.players[0]!.apm.average,
  ]);
  expect(held.analysis.spending!.costs).toEqual(whole.analysis.spending!.costs);
  expect(read).not.toHaveBeenCalled();
  expect(player!.made).toBe(whole.analysis.players[0]!.made);
  expect(JSON.stringify(held)).toBe(text);
});

test('a game is altered without its long parts being read', () => {
  const read = vi.fn(() => whole);
  const { analysis } = leanOf(shortOf(whole), read);
  const named = altered(analysis, {
    players: analysis.players.map((player) => altered(player, { handle: 'Thrall' })),
  });
  expect(named.players.map(({ handle }) => handle)).toEqual(analysis.players.map(() => 'Thrall'));
  expect(read).not.toHaveBeenCalled();
  const players = whole.analysis.players.map((player) => ({ ...player, handle: 'Thrall' }));
  expect(JSON.stringify(named)).toBe(JSON.stringify({ ...whole.analysis, players }));
});
