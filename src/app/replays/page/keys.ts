/**
 * Keyboard navigation: arrow keys move through the games. Escape goes to the search, empties it, then clears the
 * filters. `/` works on every page and is handled elsewhere.
 */

export interface KeyPlaces {
  filters: HTMLElement;
  list: HTMLElement;
  search: () => HTMLElement;
  /** Clears all filters. */
  clear: () => void;
}

export function serveKeys({ filters, list, search, clear }: KeyPlaces): void {
  const games = () =>
    [...list.querySelectorAll<HTMLElement>('tbody a.pairing')].filter((link) => link.checkVisibility());
  const step = (event: KeyboardEvent, to: HTMLElement | undefined) => {
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  const inList = (event: KeyboardEvent, link: HTMLElement) => {
    const links = games();
    const place = links.indexOf(link);
    const targets: Readonly<Record<string, HTMLElement | undefined>> = {
      ...{ ArrowDown: links[place + 1], ArrowUp: links[place - 1] ?? search() },
      ...{ Home: links[0], End: links.at(-1), Escape: search() },
    };
    step(event, targets[event.key]);
  };
  const inFilters = (event: KeyboardEvent, target: HTMLElement) => {
    const isText = target instanceof HTMLInputElement && target.type === 'search';
    if (event.key === 'ArrowDown' && isText) step(event, games()[0]);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (isText && target.value !== '') {
      target.value = '';
      target.dispatchEvent(new Event('input', { bubbles: true }));
    } else clear();
  };
  addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (!(target instanceof HTMLElement)) return;
    if (filters.contains(target)) inFilters(event, target);
    else if (target.matches('tbody a.pairing') && list.contains(target)) inList(event, target);
  });
}
