/**
 * Suggestions shown below a search field while the visitor types: a combobox with a list, for keyboards and screen
 * readers (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Loaded when a search field is focused.
 */
import { completer, type Complete, type Completion } from '../../search/suggest.ts';
import type { WordsFile } from '../../search/words/things.ts';
import { counted } from '../../game/counted.ts';
import { loadJson } from './json.ts';
import { makeElement } from './make-elements.ts';

/** Id of the list of suggestions for a page's search field. */
const LIST = 'suggestions';

/** Adds the archive's suggestions to a field. */
export async function suggestIn(input: HTMLInputElement, url: string, choose: () => void): Promise<void> {
  const file = await loadJson(url);
  if (file.ok) suggestFrom(input, completer(file.value as WordsFile), choose);
}

/**
 * Adds suggestions to a field. Choosing a page opens it; any other suggestion is put into the field, and `choose` is
 * called. `id` is the id of the list. A field gets suggestions once.
 */
export function suggestFrom(
  input: HTMLInputElement,
  complete: Complete,
  choose: () => void,
  id = LIST,
): void {
  if (input.role === 'combobox') return;
  const list = new SuggestionList(input, complete, choose, id);
  if (document.activeElement === input && input.value !== input.defaultValue) list.show();
}

class SuggestionList {
  readonly #input: HTMLInputElement;
  readonly #complete: Complete;
  readonly #choose: () => void;
  readonly #list = makeElement('ul', {
    className: 'suggestions',
    role: 'listbox',
    ariaLabel: 'Suggestions',
    hidden: true,
  });
  #shown: readonly Completion[] = [];
  /** Index of the marked suggestion; -1 for none. */
  #marked = -1;

  constructor(input: HTMLInputElement, complete: Complete, choose: () => void, id: string) {
    this.#input = input;
    this.#complete = complete;
    this.#choose = choose;
    const list = this.#list;
    list.id = id;
    (input.nextElementSibling ?? input).after(list);
    Object.assign(input, { role: 'combobox', ariaAutoComplete: 'list', ariaExpanded: 'false' });
    input.setAttribute('aria-controls', id);
    input.addEventListener('input', () => this.show());
    input.addEventListener('blur', () => this.#show([]));
    input.addEventListener('keydown', (event) => this.#press(event));
    // The field keeps the focus while a suggestion is pressed.
    list.addEventListener('pointerdown', (event) => event.preventDefault());
    list.addEventListener('click', ({ target }) => {
      const option = target instanceof Element ? target.closest('li') : null;
      if (option) this.#take([...list.children].indexOf(option));
    });
  }

  show(): void {
    this.#show(this.#complete(this.#input.value));
  }

  #show(shown: readonly Completion[]): void {
    const { id } = this.#list;
    if (shown.length + this.#shown.length === 0) return;
    this.#shown = shown;
    this.#list.replaceChildren(...shown.map((completion, index) => optionOf(completion, `${id}-${index}`)));
    this.#list.hidden = shown.length === 0;
    this.#input.ariaExpanded = String(shown.length > 0);
    this.#mark(-1);
  }

  #mark(place: number): void {
    [...this.#list.children].forEach((option, index) => (option.ariaSelected = String(index === place)));
    this.#marked = place;
    if (place < 0) this.#input.removeAttribute('aria-activedescendant');
    else this.#input.setAttribute('aria-activedescendant', `${this.#list.id}-${place}`);
  }

  #press(event: KeyboardEvent): void {
    if (this.#list.hidden || event.isComposing) return;
    // The text itself is searched, and the list would hide what comes of it.
    if (event.key === 'Enter' && this.#marked < 0) return this.#show([]);
    const { length } = this.#shown;
    // The field itself is a stop between the last and the first suggestion.
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => this.#mark(this.#marked + 1 < length ? this.#marked + 1 : -1),
      ArrowUp: () => this.#mark(this.#marked < 0 ? length - 1 : this.#marked - 1),
      Enter: () => this.#take(this.#marked),
      Escape: () => this.#show([]),
    };
    const act = keys[event.key];
    if (!act) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  }

  #take(place: number): void {
    const { text, href } = this.#shown[place]!;
    this.#show([]);
    if (href !== undefined) return location.assign(href);
    this.#input.value = text;
    this.#choose();
  }
}

/** A suggestion: its name, what it is, and how many games have it. */
function optionOf({ name, kind, games }: Completion, id: string): HTMLLIElement {
  const what = games === undefined ? kind : `${kind}, ${counted(games, 'game')}`;
  const text = [makeElement('bdi', {}, name), ' ', makeElement('span', {}, what)];
  return makeElement('li', { id, role: 'option', ariaSelected: 'false' }, ...text);
}
