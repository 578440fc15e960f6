import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `npm test` reads one case in so many; `npm run test:all` reads all. */
    every: number;
  }
}

/** The cases of a test, such as games or hostile files, that are read. */
export const sampled = <T>(cases: readonly T[]): readonly T[] =>
  cases.filter((_, at) => at % inject('every') === 0);
