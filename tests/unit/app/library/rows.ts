import { dropFailure } from '../../../support/drop-failures.ts';
import type { GameFacts, ListRow } from '../../../../src/app/tables/columns.ts';
import type { KeptGame } from '../../../../src/game/stored/library-game.ts';

/** Facts of an ordinary duel. */
export const DUEL = {
  map: 'Echo Isles',
  sides: [['Moon'], ['Grubby']],
  matchup: 'EvO',
  winners: ['Moon'],
  decidedMs: 600_000,
  firstHeroes: ['Demon Hunter', 'Blademaster'],
} satisfies GameFacts;

/** A kept game, in all else like others. */
export const keptGame = (fingerprint: string, change: Partial<KeptGame> = {}): KeptGame => ({
  ...{ fingerprint, name: `${fingerprint}.w3g`, added: 9000, modified: null, decoder: 1, size: 2000 },
  ...{ isWhole: false, durationMs: DUEL.decidedMs, facts: DUEL, ...change },
});

/** A row of the table with a game. */
export const gameRow = (place: Pick<ListRow, 'id' | 'file'>, facts: Partial<GameFacts> = {}): ListRow => ({
  ...place,
  game: { ...DUEL, ...facts },
  failure: null,
  sameGameAs: null,
});

/** A row of the table without a game. */
export const failedRow = (
  place: Pick<ListRow, 'id' | 'file'>,
  code: Parameters<typeof dropFailure>[0],
): ListRow => ({
  ...place,
  game: null,
  failure: dropFailure(code).failure,
  sameGameAs: null,
});
