type Listener = (...values: unknown[]) => void;

/** Stand-in for the `EventEmitter` of `node:events`: listeners are called in the order they were added. */
export class EventEmitter {
  readonly #listeners = new Map<string, Listener[]>();

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  /** Returns whether there was a listener. */
  emit(event: string, ...values: unknown[]): boolean {
    const listeners = this.#listeners.get(event) ?? [];
    for (const listener of listeners) listener.apply(this, values);
    return listeners.length > 0;
  }
}
