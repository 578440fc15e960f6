/** Keeps the query in the address bar, so that visitors can bookmark every view and go back. */
import { fromSearch, toSearch } from '../query/address.ts';
import type { Query } from '../query/query.ts';

/** Keeps the address bar and history in sync with the query. */
export class Address {
  /** Whether the newest history entry comes from typing; if so, the next letter changes that entry. */
  #typing = false;

  /** `show` is called with the query of the history entry to which the visitor has gone. */
  constructor(show: (query: Query) => void) {
    addEventListener('popstate', () => {
      this.#typing = false;
      show(fromSearch(location.search));
    });
  }

  /** Shows a query in the address bar. Typing adds only one history entry, not one per letter. */
  go(query: Query, how: 'type' | 'choose'): void {
    const search = toSearch(query);
    // The first letter adds a history entry and later letters change it, so that going back removes all typed
    // letters.
    if (search !== location.search) {
      const url = location.pathname + search;
      if (how === 'type' && this.#typing) history.replaceState(null, '', url);
      else history.pushState(null, '', url);
    }
    this.#typing = how === 'type';
  }
}
