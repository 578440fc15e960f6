import { expect, test } from 'vitest';
import type { LedgerSide } from '../../../../src/game/map/ledger-schema.ts';
import { UNTOLD } from '../../../../src/game/map/story-of-game.ts';
import type { ToldGame } from '../../../../src/game/map/story-schema.ts';
import { fightsSection } from '../../../../src/view/game/fights.ts';
import { analysedGame, analysedPlayer } from '../../../support/analysed.ts';

const side = (more: Partial<LedgerSide> = {}): LedgerSide => ({
  ...{ brought: [], heroes: [], lastSeen: [], lastSeenFood: 0, buildings: [], left: [] },
  ...{ food: { least: 5, most: 20 }, losses: null, camps: [], expansions: [], portals: 0 },
  ...more,
});
const fight = (startMs: number, ...sides: LedgerSide[]): ToldGame['fights'][number] => ({
  ...{ startMs, endMs: startMs + 9000, at: [0, 0], spread: 0, place: 'in the north', orders: [9, 2] },
  ledger: { sides, ahead: 0, stayed: 0 },
});

test('a fight says what came of it for each side, and its first row can be linked to', () => {
  const lost = side({
    lastSeen: [{ id: 'ogru', name: 'Grunt', count: 2 }],
    lastSeenFood: 6,
    losses: { before: 4, after: 9 },
    expansions: [240_000],
    camps: [3],
  });
  const chronicle = {
    ...UNTOLD,
    places: { sides: [{ slots: [1] }, { slots: [2] }], camps: [{ camp: { number: 3, name: 'Ogre camp' } }] },
    fights: [
      fight(300_000, side(), lost),
      fight(300_400, side(), side({ losses: { before: 4, after: 4 }, left: [2] })),
    ],
  } as unknown as ToldGame;
  const game = analysedGame([analysedPlayer(), analysedPlayer({ slot: '2', handle: 'Grubby', team: 1 })]);
  const [, part] = fightsSection(game, chronicle, 'open')!.parts;
  if (part?.kind !== 'table') throw new Error('Fights are a table.');
  expect(part.table.ids).toEqual(['fight=5:00', '', '', '']);
  expect(part.table.rows.map((row) => row.slice(6))).toEqual([
    ['–', 'ahead in attack orders, stayed'],
    [
      'Grunt ×2 (6 food)',
      'at least 9 food lost in all by the next fight (4 before this one), hall of the 4:00 expansion not seen again, Ogre camp attacked by the other side afterwards',
    ],
    ['–', 'ahead in attack orders, stayed'],
    ['–', 'Grubby left, so the game ended'],
  ]);
});
