/** Texts of components that several pages share. */

export const HTML_WORDS = {
  compareBoth: 'Both players of this game, with the differences in seconds',
  /** Follows a player's name. */
  compareWith: 'with another player, or with the closest game',
  everyOrder: 'Every order',
  fights: 'What came of each fight',
  games: 'All games on this page, newest event first, then by id',
  asTable: 'The same as a table',
  roundUnknown: 'Round not known',
  video: 'Follow the game in a video',
  everyMark: 'All marks as text',
  sideways: 'This chart is wider than the screen. Scroll it sideways.',
  reveal: {
    result: 'Show result',
    results: 'Show results',
    games: 'Show games and results',
    nextGame: 'Next game, if any',
    lastGame: 'No further game in this list',
  },
  /** Before and after the choice of minutes. */
  firstMinutes: { before: 'Show the first', after: 'minutes' },
  chart: (title: string): string => `${title}, as a chart`,
  spendingChart: 'Gold spent by each minute, as a chart',
  apm: {
    title: (players: string): string => `Actions per minute of ${players}`,
    description: (most: number): string =>
      `Actions in each whole minute, one line per player, on a scale from 0 to ${most}, with tier times marked. The table below has the same numbers.`,
  },
  timeline: {
    title: (player: string): string => `Timeline of ${player}`,
    description: (player: string, end: string): string =>
      `Orders of ${player} from 0:00 to ${end} in rows for heroes, tech, buildings, units, upgrades and items. The build order table lists the same orders.`,
  },
  stageLine: (scale: 'food' | 'orders'): string =>
    'Fights and creep camps; the height of a fight is ' +
    `${scale === 'food' ? 'the minimum food each side brought' : 'the attack orders of each side'}`,
  /** The legend of order timelines; each part follows its mark. */
  legend: {
    ordered: 'Tier ordered;',
    completed: 'tier completed (calculated: 140 s after the order);',
    observed: 'tier first seen (when the player selected the hall);',
    expansion:
      'expansion ordered. A band groups orders for the same thing that are less than a minute apart, and each stroke below it marks a repeated order. A hero’s band continues until the player leaves, even while the hero is dead. On this band, a stroke marks a learned skill; ▴ marks a revive order.',
  },
};
