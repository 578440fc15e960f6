/** The pages of each game: their addresses, data, and cache digests. */
import { urls } from '../../urls.ts';
import { keyOfGame, keyOfGamePage } from '../cache-keys.ts';
import { evidencePage, gamePage, ordersPage } from './pages.ts';

export const GAME_PAGES = [
  { url: urls.game, pageOf: gamePage, keyOf: keyOfGamePage },
  { url: urls.made, pageOf: evidencePage, keyOf: keyOfGame },
  { url: urls.orders, pageOf: ordersPage, keyOf: keyOfGame },
];
