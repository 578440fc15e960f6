/** What the ledger of a fight says about who left. */
import { expect, test } from 'vitest';
import { type LedgerFight, furtherText } from '../../../../src/view/game/ledger.ts';
import { analysedGame, analysedPlayer, at } from '../../../support/analysed.ts';

const side = {
  ...{ brought: [], food: { least: 0, most: null }, heroes: [], lastSeen: [], lastSeenFood: 0, losses: null },
  ...{ camps: [], expansions: [], buildings: [], portals: 0, left: [] },
};
const fight = {
  ...{ startMs: at('10:00'), endMs: at('11:00'), at: [0, 0], spread: 1, place: '', orders: [1, 1] },
  ledger: { sides: [side, { ...side, left: [2] }], stayed: null, ahead: null },
} satisfies LedgerFight;

/** What is said of the player who lost and left at 11:00. */
function leavingText(basis: 'script' | 'leave-order', winnerLeftMs: number): string {
  const game = analysedGame(
    [
      analysedPlayer({ leftMs: winnerLeftMs }),
      analysedPlayer({ slot: '2', handle: 'Grubby', team: 1, leftMs: at('11:00') }),
    ],
    { winner: { team: 0, slots: ['1'], basis, sentence: '' } },
  );
  return furtherText(game, fight, 1, undefined);
}

test('a side ends the game by leaving only before the other, and only if no script decided it', () => {
  const ended = leavingText('leave-order', at('11:01'));
  const second = leavingText('leave-order', at('10:59'));
  expect(second).toContain('Grubby');
  expect(ended).not.toBe(second);
  expect(leavingText('script', at('11:01'))).toBe(second);
  expect(leavingText('script', at('10:59'))).toBe(second);
});
