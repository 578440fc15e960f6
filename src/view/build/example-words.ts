/** Texts about the examples. */
export const EXAMPLE_WORDS = {
  best: (examples: number): string =>
    examples > 1
      ? `Of the ${examples} examples, this one has the most of the usual steps, closest to their median times.`
      : 'This is the only example.',
  usage: 'Each time opens the game on its map at that second.',
  supply: 'Supply is the food used and available before the order. “13–15” means at least 13 and at most 15.',
  rest: 'Orders from 10:00 on',
  reveal: 'Show the orders from 10:00 on',
  withTimeline: 'Orders of both players, with a timeline',
  /** The last choice: no single game. */
  medians: (players: number): string => `Median times of ${players} players, without workers`,
};
