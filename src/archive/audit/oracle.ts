/** The oracles by name, and the format of their answers about one game. */

/** The rule that each oracle checks, for the table. */
export const ORACLES = {
  gold: 'Gold confirmed as spent by each minute is at most what mines and creeps could have given',
  food: 'Food confirmed in the first four minutes is at most what halls and farms allow',
  makers: 'A confirmed unit appears no sooner than its building and its training time allow',
  stock: 'A shop sells no more of an item than it could have had',
  skills: 'A hero learns only its own skills: three ranks of each, and one of the ultimate',
  births: 'The first half of a replay and the whole replay agree on when an object was created',
  kinds: 'An object whose type is inferred from the first half shows that type later',
  bounds: '“At most” in the first half is at least the number confirmed later',
  twice: 'Two recordings of one game agree on the players, winner and heroes',
} as const;
export type Oracle = keyof typeof ORACLES;

/** How many times an oracle checked a game, and the contradictions it found. Plain JSON. */
export interface OracleAnswer {
  n: number;
  against: { slot: number; reason: string }[];
}
export type GameOracles = Record<Exclude<Oracle, 'twice'>, OracleAnswer>;
