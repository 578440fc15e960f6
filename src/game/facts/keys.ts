/** Columns shared by several tables. */
import type { FactSource } from './source.ts';
import { FACT_KEY_WORDS } from './words.ts';

/** The columns that identify a row's game. */
export const gameColumn = <Row extends { source: FactSource }>() => ({
  replayId: {
    type: 'string',
    says: FACT_KEY_WORDS.replayId,
    of: (row: Row) => row.source.game.replayId,
  } as const,
});

/** The columns that identify a row's player. */
export const slotColumn = <Row extends { slot: string }>() => ({
  slot: {
    type: 'integer',
    says: FACT_KEY_WORDS.slot,
    of: (row: Row) => Number(row.slot),
  } as const,
});

/** The columns that identify an object of the game. */
export const objectColumns = <Row extends { id: string; name: string }>() =>
  ({
    objectId: {
      type: 'string',
      says: FACT_KEY_WORDS.objectId,
      of: ({ id }: Row) => id,
    },
    object: { type: 'string', says: FACT_KEY_WORDS.object, of: ({ name }: Row) => name },
  }) as const;
