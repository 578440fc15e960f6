/** Texts of a game's units, buildings, summoned units and items. */

export const MADE_WORDS = {
  title: 'Units and buildings',
  inFull: 'Orders and evidence for each count',
  meaning:
    'This is everything made in the whole game, except the starting hall and workers. “12–16” means at least 12 and at ' +
    'most 16. These units weren’t all alive at the same time, and replays confirm only some deaths.',
  /** For games from a link that contains only the orders from the first minutes, and no counts. */
  inLink: (first: string): string =>
    `These are the orders from the first ${first}. The link doesn’t show how many units and buildings were made.`,
  numbers:
    'An order isn’t a unit: it may be repeated or cancelled, or go to several buildings at once. The game numbers every object it creates. If a player selects an object, its number confirms that it was made. A single number is confirmed; ' +
    '“12–16” means at least 12 and at most 16.',
  /** Added on pages where a click on a number shows its evidence. */
  open: ' Open one to see its evidence.',
  /** Added on pages that show each number's evidence next to it. */
  evidence:
    ' The evidence lists every order with the number of the building that it went to; (×2) means that the order was ' +
    'given twice in the same second. It also lists every confirmed object by number, along with the matching order. A range of times runs from the earliest to the latest possible time. “First seen” is when the player first selected or ' +
    'commanded it.',
  leftOut:
    'The starting hall and workers aren’t counted. These units weren’t all alive at the same time, and replays confirm only some deaths.',
  /** Follows a count that contradicts the orders. */
  contradicted: ' contradicted',
  columns: { object: 'Object', made: 'Made', ordered: 'Ordered', evidence: 'Evidence' },
  /** Lists of orders for which there is no evidence of objects, such as "Items bought: Boots of Speed ×1." */
  listed: {
    unit: (orders: string): string => `Units ordered: ${orders}.`,
    building: (orders: string): string => `Buildings ordered: ${orders}.`,
    item: (orders: string): string => `Items bought: ${orders}.`,
  },
};

export const SUMMON_WORDS = {
  title: 'What was summoned',
  how:
    'These units were summoned by spells, items or a sacrifice, so nobody bought them and they cost ' +
    'nothing. All of them were selected at some point. There may have been more.',
  columns: { object: 'Object', atLeast: 'At least', evidence: 'Evidence' },
};

export const ITEM_WORDS = {
  title: 'Items',
  how:
    'A shop order doesn’t name the hero that buys the item. The note “named” means that the shop had just been ' +
    'set to serve this hero; “only” means that the player had no other hero yet. Items on the ground have ' +
    'serial numbers, which show roughly when each was dropped. Replays don’t record what each item was, and ' +
    'items that nobody clicked don’t appear at all.',
  columns: { time: 'Time', bought: 'Bought', by: 'By' },
  /** When an item was dropped; a single time if both are equal. */
  when: (from: string, to: string): string => (from === to ? `At ${to}` : `Between ${from} and ${to}`),
  /** Heroes that may have picked it up. */
  heroes: (names: readonly string[]): string =>
    names.length > 0 ? `the ${names.join(' or the ')}` : 'a hero',
  atCreeps: (place: string): string => `${place}, where creeps were attacked`,
  pickup: (when: string, place: string, heroes: string, ordered: string): string =>
    `${when}, an item dropped ${place}; ${heroes} was ordered to pick it up at ${ordered}.`,
};
