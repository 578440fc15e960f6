/** Columns shared by several tables. */
import type { FactSource } from './source.ts';

/** The columns that identify a row's game. */
export const gameColumn = <Row extends { source: FactSource }>() => ({
  replayId: {
    type: 'string',
    says: 'Id of the game, as in the API and in the page address.',
    of: (row: Row) => row.source.game.replayId,
  } as const,
});

/** The columns that identify a row's player. */
export const slotColumn = <Row extends { slot: string }>() => ({
  slot: {
    type: 'integer',
    says: 'Lobby slot of the player, counted from 1. Together with replay_id, it identifies the player.',
    of: (row: Row) => Number(row.slot),
  } as const,
});

/** The columns that identify an object of the game. */
export const objectColumns = <Row extends { id: string; name: string }>() =>
  ({
    objectId: {
      type: 'string',
      says: 'Id of the object in the game’s files, such as hfoo. See objects.json.',
      of: ({ id }: Row) => id,
    },
    object: { type: 'string', says: 'English name of the object.', of: ({ name }: Row) => name },
  }) as const;
