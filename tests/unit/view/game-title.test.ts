import { expect, test } from 'vitest';
import { matchupInOrder } from '../../../src/view/game-title.ts';
import { facts } from '../../../src/view/game/facts.ts';
import { alliesAgainstComputers } from '../../support/recording-writer/allies.ts';
import { droppedDuel, droppedScript } from '../app/library/games.ts';

test('a matchup keeps the order of the players', () => {
  expect(matchupInOrder(droppedDuel({ races: ['U', 'E'] }).analysis)).toBe('UvE');
});

test('allies against computers have no matchup', () => {
  const { analysis } = droppedScript(alliesAgainstComputers());
  expect(analysis).toMatchObject({ sides: '2v2', matchup: 'HvO' });
  expect(matchupInOrder(analysis)).toBeNull();
  expect(JSON.stringify(facts(analysis, {}))).not.toMatch(/HO|HvO/);
});
