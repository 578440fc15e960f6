/** Contradictions of the game's rules. */
export const ORACLE_WORDS = {
  maker: (object: string, clock: string, soonest: string): string =>
    `${object} by ${clock}, not before ${soonest}`,
};
