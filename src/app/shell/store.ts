/** The state of an island. It is replaced as a whole, never changed, and shown after every replacement. */
export class Store<State> {
  readonly #watchers: ((state: State) => void)[] = [];
  #state: State;

  constructor(start: State) {
    this.#state = start;
  }

  get state(): State {
    return this.#state;
  }

  /** Calls `show` with every new state. */
  subscribe(show: (state: State) => void): void {
    this.#watchers.push(show);
  }

  /** Replaces the given parts of the state. */
  change(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    for (const show of this.#watchers) show(this.#state);
  }
}
