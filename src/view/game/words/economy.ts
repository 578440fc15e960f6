/** Texts of a game's economy and spending. */
import type { Piece } from '../../rich-text.ts';

export const ECONOMY_WORDS = {
  title: 'Economy',
  rule:
    'Workers and gold mines are minimum and maximum counts, and include those at the start. Replays don’t record ' +
    'worker deaths, so they aren’t subtracted. Gold is what confirmed units, buildings and upgrades cost. Attack ' +
    'orders on workers show harassment, not kills.',
  more: 'More times, upkeep and expansions',
  columns: {
    player: 'Player',
    by: 'By',
    numbers: ['Workers', 'Gold, confirmed', 'Gold mines', 'Attack orders on workers'],
  },
  /** The first upkeep limit that a player exceeded, and the next one. */
  upkeep: (food: number, time: Piece): Piece[] => [`more than ${food} food by `, time],
  furtherUpkeep: (food: number, time: Piece): Piece[] => [` and ${food} by `, time],
  expansion: {
    ordered: (time: Piece, place: string): Piece[] => ['expansion ordered at ', time, ` ${place}, `],
    begun: (time: Piece): Piece[] => ['begun by ', time, ', '],
    worker: (time: Piece): Piece[] => ['first worker sent at ', time],
    noWorker: 'with no worker known to have been sent to its mine',
  },
};

export const SPENDING_WORDS = {
  title: 'Gold spent',
  /**
   * `only` marks words that appear only on pages, because they describe the drawing. `costs` names the source of the
   * prices.
   */
  how: (costs: string, only: (words: string) => Piece): Piece[] => [
    'Gold spent on everything made',
    only(': the solid line is confirmed, the dashed line is the maximum'),
    `. ${costs} Replays don’t record what was mined, so the gold left is unknown.`,
  ],
  /** Follows a player's name. */
  lost: (food: number, time: string): string => ` lost at least ${food} food by ${time}.`,
  foodLost:
    'Food lost is the food used by all confirmed units, minus the highest food limit that halls and farms provided. More may have been lost.',
  numbers: 'Gold, lumber and food as numbers',
  inFull: 'By minute, kind and unit',
  amounts: {
    caption: 'What each player spent, and the food of all units and heroes trained',
    columns: {
      by: 'By',
      player: 'Player',
      spent: ['Gold', 'Lumber', 'Food trained'],
      /** Used only if supply and losses are known. */
      food: ['Supply', 'Food lost at least'],
    },
  },
  cost: {
    title: 'What it cost',
    how: (costs: string): string =>
      `${costs} The minimum counts only confirmed objects, because those must have been paid for. The maximum ` +
      'assumes that every order was paid for when it was given. The first hero is free. Revivals cost more at higher ' +
      'hero levels, and only the lowest possible level is known. Cancelled orders are left out. Repair costs aren’t known.',
  },
  kinds: { caption: 'Spending in the whole game', columns: { on: 'On', gold: 'Gold', lumber: 'Lumber' } },
  trained: { caption: 'Units and heroes trained by each time', unit: 'Unit' },
};
