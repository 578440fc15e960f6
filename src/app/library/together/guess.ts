/** Whose games these are, if nobody has said so. */

/** The most frequent name; none if another one is as frequent, or if it has one game only. */
export function guessedName(names: readonly (readonly [name: string, games: number])[]): string[] {
  const [[first, most] = ['', 0], [, next] = ['', 0]] = names;
  return most > 1 && most > next ? [first] : [];
}
