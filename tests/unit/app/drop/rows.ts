import { dropFailure } from '../../../support/drop-failures.ts';
import type { GameFacts, ListRow } from '../../../../src/app/drop/table/row.ts';

/** Facts of an ordinary duel. */
export const DUEL = {
  map: 'Echo Isles',
  sides: [['Moon'], ['Grubby']],
  matchup: 'EvO',
  winners: ['Moon'],
  decidedMs: 600_000,
  firstHeroes: ['Demon Hunter', 'Blademaster'],
} satisfies GameFacts;

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
