import type { DataTable } from '../table.ts';
import { camps } from './camps.ts';
import { fights } from './fights.ts';
import { games } from './games.ts';
import { ledger } from './ledger.ts';
import { madeTable } from './made.ts';
import { orders } from './orders.ts';
import { players } from './players.ts';
import { supply } from './supply.ts';

/** All tables of a release. */
export const TABLES: readonly DataTable[] = [
  games,
  players,
  orders,
  madeTable,
  supply,
  fights,
  ledger,
  camps,
];

/**
 * Tables that are never split, so that their file names are known in advance. Their rows about a game can change with
 * any other game.
 */
export const WHOLE_TABLES = TABLES.filter(({ whole }) => whole);
/** Tables with many rows per game. These rows depend only on the game's files and map. */
export const LONG_TABLES = TABLES.filter(({ whole }) => !whole);
