/** The oracles by name, and the format of their answers about one game. */

/** The rule that each oracle checks, for the table. */
export const ORACLES = {
  gold: 'Gold confirmed as spent by each minute is at most what mines and creeps could have given',
  food: 'Food confirmed in the first four minutes is at most what halls and farms allow',
  makers: 'A confirmed unit appears no sooner than its building and its training time allow',
  stock: 'A shop sells no more of an item than it could have had',
  skills: 'A hero learns only its own skills: three ranks of each, and one of the ultimate',
  research: 'A level of an upgrade is ordered no sooner than the level below is done',
  revivals: 'A hero is revived again no sooner than it can be back',
  cancels: 'Cancelling at one building takes back the order just given to it',
  room: 'An order accepted at an idle building has room in the supply beside it',
  limit: 'Food available is at most the limit of the game',
  losses: 'Food lost is at most what was made, without units that are named later',
  births: 'The first half of a replay and the whole replay agree on when an object was created',
  kinds: 'An object whose type is inferred from the first half shows that type later',
  bounds: '“At most” in the first half is at least the number confirmed later',
  objects: '“At most” is at least the number of objects of the kind in the recording',
  camps: 'A visited creep camp has an order of the player near it',
  campNames: 'Camps of a map with the same creatures have the same name',
  fallen: 'A hero that is dead is not brought to a fight',
  contacts: 'First contact is the player’s first attack order',
  fightFood: 'A fight has one number of food in the story and in the table',
  biggest: 'The biggest fight has the most food',
  lastSeen: 'A unit last seen in a fight, or its player, had an order near it at the time',
  portals: 'Town portals are at most the first scroll and those bought',
  twice: 'Two recordings of one game agree on the players, winner and heroes',
} as const;
export type Oracle = keyof typeof ORACLES;

/** Oracles that need a game's orders on its map. */
export const PLACE_ORACLES = [
  'camps',
  'campNames',
  'fallen',
  'contacts',
  'fightFood',
  'biggest',
  'lastSeen',
  'portals',
] as const satisfies readonly Oracle[];
type PlaceOracle = (typeof PLACE_ORACLES)[number];

/** How many times an oracle checked a game, and the contradictions it found. Plain JSON. */
export interface OracleAnswer {
  n: number;
  against: { slot: number; reason: string }[];
}
type Against = OracleAnswer['against'][number];

/** The answer from what was checked: a contradiction, or null for what keeps the rule. */
export const answerFrom = (checked: readonly (Against | null)[]): OracleAnswer => ({
  n: checked.length,
  against: checked.filter((reason) => reason !== null),
});

/** The answers of the oracles that every game can be asked. */
export type GameOracles = Record<Exclude<Oracle, 'twice' | PlaceOracle>, OracleAnswer>;
/** The answers of those that need map orders. */
export type PlaceOracles = Record<PlaceOracle, OracleAnswer>;
