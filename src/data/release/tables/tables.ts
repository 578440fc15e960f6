import type { DataTable } from '../table.ts';
import { camps } from './camps.ts';
import { fights } from './fights.ts';
import { games } from './games.ts';
import { madeTable } from './made.ts';
import { orders } from './orders.ts';
import { players } from './players.ts';

/** Every table of a release. */
export const TABLES: readonly DataTable[] = [games, players, orders, madeTable, fights, camps];

/** Never written in parts, so that their files can be named without looking. What they say of a game can change with any other. */
export const WHOLE_TABLES = TABLES.filter(({ whole }) => whole);
/** Those of many rows a game, which its files and its map alone say. */
export const LONG_TABLES = TABLES.filter(({ whole }) => !whole);
