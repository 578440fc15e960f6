import { expect, test } from 'vitest';
import { playersSection } from '../../../../src/view/game/players.ts';
import { analysedPlayer as player } from '../../../support/analysed.ts';
import { gameOf } from '../games.ts';

const words = (observers: string[]) =>
  JSON.stringify(playersSection({ ...gameOf([player()], 3), observers }).parts);

test('people who watched are named, but not the seats of programs that host games', () => {
  expect(words(['FLO', 'Sorrel', 'Blizzard'])).toContain('Sorrel');
  for (const host of ['FLO', 'Blizzard']) expect(words(['FLO', 'Sorrel', 'Blizzard'])).not.toContain(host);
  expect(words(['FLO'])).toBe(words([]));
});
