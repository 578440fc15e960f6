/** Sentences of key moments. `where` is a place in words, such as "near the north mine". */

const ORDINALS = ['first', 'second', 'third', 'fourth'];

export const MOMENT_WORDS = {
  hero: (player: string, hero: string, index: number): string =>
    `${player} orders the ${hero}, ${ORDINALS[index] ?? 'another'} hero`,
  revival: (player: string, hero: string): string => `${player} revives the ${hero}, so it had died`,
  tier: (player: string, hall: string, tier: number): string => `${player} orders the ${hall}, tier ${tier}`,
  unit: (player: string, unit: string): string => `${player} orders the first ${unit}`,
  unitsInAll: (count: string): string => ` (${count} in the whole game)`,
  hall: (player: string | undefined, hall: string, where: string): string =>
    `${player} orders ${hall} ${where}`,
  hallAgain: (player: string | undefined, hall: string): string =>
    `${player} orders the ${hall} again, on its old site`,
  cancelled: ', and cancels it',
  creeping: (player: string, camp: string): string => `${player} starts creeping at ${camp}`,
  seenCreeping: (player: string, near: string): string => `${player} is first seen creeping ${near}`,
  creeps: (near: string): string => `creeps ${near}`,
  raid: (player: string, target: string, other: string | undefined): string =>
    `${player} attacks ${target} while ${other} is creeping there`,
  contact: (player: string, where: string): string => `${player} gives the first attack order, ${where}`,
  leave: (player: string | undefined, winners: string | null): string =>
    `${player} leaves first${winners ? `, so ${winners} won` : ''}`,
  pause: (player: string | undefined, length: string): string =>
    `${player === undefined ? 'The game is paused' : `${player} pauses the game`} for ${length}`,
  portal: (player: string | undefined, heroes: string, where: string | undefined): string =>
    `${player}’s ${heroes} uses a portal ${where}`,
  item: (player: string | undefined, hero: string | null, errand: string): string =>
    `${player}’s ${hero ?? 'heroes'} ${hero === null ? 'are' : 'is'} sent ${errand}`,
  pickUp: 'to an item on the ground',
  sell: (shop: string): string => `to sell an item to ${shop}`,
  /** Instead of `sell`, if the place already names the shop. */
  sellAt: (place: string): string => `to sell an item ${place}`,
  errandAt: (errand: string, place: string): string => `${errand}, ${place}`,
  handOver: (receiver: string): string => `to hand an item to the ${receiver}`,
  tower: (player: string | undefined, tower: string, enemy: string | undefined): string =>
    `${player} orders ${tower} close to ${enemy}’s main base`,
};
