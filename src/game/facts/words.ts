/**
 * Descriptions of columns that several tables or several columns share. A `gap` says why a value is missing. The other
 * columns are described where they are defined.
 */
export const FACT_KEY_WORDS = {
  replayId: 'Id of the game, as in the API and in the page address.',
  slot: 'Lobby slot of the player, counted from 1. Together with replay_id, it identifies the player.',
  objectId: 'Id of the object in the game’s files, such as hfoo. See objects.json.',
  object: 'English name of the object.',
};

export const PLAYER_FACT_WORDS = {
  hero: (which: 'first' | 'second' | 'third'): string => `Name of the ${which} hero.`,
  heroGap: 'The player had no such hero.',
  heroOrdered: 'Game time of the order for this hero.',
  heroOrderedGap: 'The player had no such hero, or the hero appeared without an order.',
  tierOrdered: (tier: 2 | 3): string => `Game time of the order to upgrade to tier ${tier}.`,
  tierOrderedGap: 'The replay has no such order.',
  tierCompleted: 'Time at which the upgrade was complete: the order time plus the upgrade time.',
  tierCompletedGap: 'The upgrade wasn’t ordered or finished, or that is in doubt.',
  tierBasis: 'The evidence for the completion time.',
  tierBasisGap: 'The completion time is empty.',
  spent: (resource: 'gold' | 'lumber', bound: 'least' | 'most'): string =>
    `${resource === 'gold' ? 'Gold' : 'Lumber'} spent in the whole game, at ${bound}.`,
  spentGap: 'The record has no data on objects.',
};
