import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `npm test` reads one game in so many; `npm run test:all` reads all. */
    every: number;
  }
}

/** The games, or files of games, that a test reads. */
export const sampled = <T>(games: readonly T[]): readonly T[] =>
  games.filter((_, at) => at % inject('every') === 0);
