/** The oracles by name, and the format of their answers about one game. */

/** The rule that each oracle checks, for the table. */
export const ORACLES = {
  gold: 'Gold confirmed as spent, by minute, is at most what mines and creeps can have given',
  food: 'Food that is confirmed in the first four minutes has room in halls and farms',
  makers: 'A confirmed unit comes no sooner than its building and its training take',
  stock: 'A shop sells no more of an item than it can have had',
  skills: 'A hero learns its own skills, three ranks of each and one of the ultimate',
  births: 'The birth of an object is where the first half of the recording has it',
  kinds: 'An object that the first half takes for a kind shows as that kind later',
  bounds: '“At most” in the first half is at least what is confirmed of it later',
  twice: 'Two recordings of one game agree on players, winner and heroes',
} as const;
export type Oracle = keyof typeof ORACLES;

/** How many times an oracle checked a game, and the contradictions it found. Plain JSON. */
export interface OracleAnswer {
  n: number;
  against: { slot: number; reason: string }[];
}
export type GameOracles = Record<Exclude<Oracle, 'twice'>, OracleAnswer>;
