/** The state of an island. It is replaced as a whole, never changed, and shown after every replacement. */
export class Store<State> {
  #watchers: ((state: State) => void)[] = [];
  #state: State;

  constructor(start: State) {
    this.#state = start;
  }

  /** The present state. */
  get state(): State {
    return this.#state;
  }

  /** Calls `show` with every new state. */
  subscribe(show: (state: State) => void): void {
    this.#watchers.push(show);
  }

  /**
   * Resolves with the first state that passes a test: immediately if the current state does, otherwise after a
   * change.
   */
  until(passes: (state: State) => boolean): Promise<State> {
    return new Promise((resolve) => {
      if (passes(this.#state)) return resolve(this.#state);
      const watch = (state: State) => {
        if (!passes(state)) return;
        this.#watchers = this.#watchers.filter((watcher) => watcher !== watch);
        resolve(state);
      };
      this.#watchers = [...this.#watchers, watch];
    });
  }

  /** Replaces the given parts of the state. */
  change(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    for (const show of this.#watchers) show(this.#state);
  }
}
