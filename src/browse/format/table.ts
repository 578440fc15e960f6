/** Values that repeat, each once, the most frequent first, and the place of each in that order. */
export class Table<T> {
  readonly values: T[];
  /** For every value given, in the order given. */
  readonly places: number[];
  readonly #found: ReadonlyMap<string, number>;

  constructor(given: readonly T[]) {
    const counts = Map.groupBy(given, (value) => JSON.stringify(value));
    const sorted = [...counts].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
    this.values = sorted.map(([, own]) => own[0]!);
    this.#found = new Map(sorted.map(([key], at) => [key, at]));
    this.places = given.map((value) => this.at(value));
  }

  /** The place of a value. Throws for one that was not given. */
  at(value: T): number {
    const place = this.#found.get(JSON.stringify(value));
    if (place === undefined) throw new Error(`${JSON.stringify(value)} is not in the table.`);
    return place;
  }
}
