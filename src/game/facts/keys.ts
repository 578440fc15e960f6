/** Columns shared by several tables. */
import type { FactSource } from './source.ts';

/** The columns that identify a row's game. */
export const gameColumn = <Row extends { source: FactSource }>() => ({
  replayId: {
    type: 'string',
    says: 'Id of the game, the same as in the API and in the address of its page.',
    of: (row: Row) => row.source.game.replayId,
  } as const,
});

/** The columns that identify a row's player. */
export const slotColumn = <Row extends { slot: string }>() => ({
  slot: {
    type: 'integer',
    says: 'Place of the player in the lobby, counted from 1; with the game it names the player.',
    of: (row: Row) => Number(row.slot),
  } as const,
});

/** The columns that identify an object of the game. */
export const objectColumns = <Row extends { id: string; name: string }>() =>
  ({
    objectId: {
      type: 'string',
      says: 'Id of the thing in the files of the game, such as hfoo; objects.json says more of it.',
      of: ({ id }: Row) => id,
    },
    object: { type: 'string', says: 'Its English name.', of: ({ name }: Row) => name },
  }) as const;
