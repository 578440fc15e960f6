/** The query in the address bar: whatever is shown can be bookmarked, and the way back leads through it. */
import { fromSearch, toSearch } from '../query/address.ts';
import type { Query } from '../query/query.ts';

/** Keeps the address bar and the history in step with the query. */
export class Address {
  /** Whether the newest entry of the history is being typed; then the next letter belongs to it too. */
  #typing = false;

  /** `show` is called with the query of an entry that the visitor went back or forward to. */
  constructor(show: (query: Query) => void) {
    addEventListener('popstate', () => {
      this.#typing = false;
      show(fromSearch(location.search));
    });
  }

  /** Shows a query in the address bar. What is typed letter by letter makes one entry of the history. */
  go(query: Query, how: 'type' | 'choose'): void {
    const search = toSearch(query);
    // The first letter makes an entry, the others change it: one step back leads to before the typing.
    if (search !== location.search) {
      const url = location.pathname + search;
      if (how === 'type' && this.#typing) history.replaceState(null, '', url);
      else history.pushState(null, '', url);
    }
    this.#typing = how === 'type';
  }
}
