/** The pages of each game: where they are, what they are printed from, and the digest of all that they show. */
import { urls } from '../../urls.ts';
import { keyOfGame, keyOfGamePage } from '../cache-keys.ts';
import { evidencePage, gamePage, ordersPage } from './pages.ts';

export const GAME_PAGES = [
  { url: urls.game, pageOf: gamePage, keyOf: keyOfGamePage },
  { url: urls.made, pageOf: evidencePage, keyOf: keyOfGame },
  { url: urls.orders, pageOf: ordersPage, keyOf: keyOfGame },
];
