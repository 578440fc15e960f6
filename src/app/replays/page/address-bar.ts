/** The query in the address bar, so that every view can be bookmarked and the back button works as expected. */
import { fromSearch, toSearch } from '../query/address.ts';
import type { Query } from '../query/query.ts';

/** Keeps the address bar and history in sync with the query. */
export class Address {
  /** Whether the visitor is still typing the newest history entry, so that the next letter belongs to it. */
  #typing = false;

  /** `show` is called with the query of the history entry to which the visitor has gone. */
  constructor(show: (query: Query) => void) {
    addEventListener('popstate', () => {
      this.#typing = false;
      show(fromSearch(location.search));
    });
  }

  /** Shows a query in the address bar. Typing adds a single history entry, not one per letter. */
  go(query: Query, how: 'type' | 'choose'): void {
    const search = toSearch(query);
    // The first letter adds a history entry and later letters change it, so that going back undoes the typing.
    if (search !== location.search) {
      const url = location.pathname + search;
      if (how === 'type' && this.#typing) history.replaceState(null, '', url);
      else history.pushState(null, '', url);
    }
    this.#typing = how === 'type';
  }
}
