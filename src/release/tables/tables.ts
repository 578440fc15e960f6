import type { DataTable } from '../table.ts';
import { fights } from './fights.ts';
import { games } from './games.ts';
import { made } from './made.ts';
import { orders } from './orders.ts';
import { players } from './players.ts';

/** Every table of a release. */
export const TABLES: readonly DataTable[] = [games, players, orders, made, fights];
