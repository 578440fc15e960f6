/**
 * Suggestions shown below a search field while the visitor types: a combobox with a list, for keyboards and screen
 * readers (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Loaded when a search field is focused.
 */
import { completions, type Completion } from '../../view/ask/suggest/complete.ts';
import type { Suggestion } from '../../view/ask/suggest/entries.ts';
import { loadJson } from './json.ts';

/** Id of the list of suggestions for a page's search field. */
const LIST = 'suggestions';

/**
 * Adds suggestions to a field. Choosing a suggested page opens it. Any other suggestion is put into the field, and
 * `choose` is called.
 */
export async function suggestIn(input: HTMLInputElement, url: string, choose: () => void): Promise<void> {
  const file = await loadJson(url);
  if (file.ok) suggestFrom(input, file.value as readonly Suggestion[], choose);
}

/** Adds suggestions to a field, such as names from the visitor's games. `id` is the id of the list. */
export function suggestFrom(
  input: HTMLInputElement,
  suggestions: readonly Suggestion[],
  choose: () => void,
  id = LIST,
): void {
  new SuggestionList(input, suggestions, choose, id).serve();
}

class SuggestionList {
  readonly #input: HTMLInputElement;
  readonly #suggestions: readonly Suggestion[];
  readonly #choose: () => void;
  readonly #id: string;
  readonly #list = document.createElement('ul');
  #shown: readonly Completion[] = [];
  /** Index of the marked suggestion; -1 for none. */
  #marked = -1;

  constructor(input: HTMLInputElement, suggestions: readonly Suggestion[], choose: () => void, id: string) {
    this.#id = id;
    this.#input = input;
    this.#suggestions = suggestions;
    this.#choose = choose;
  }

  serve(): void {
    const list = this.#list;
    Object.assign(list, { id: this.#id, className: 'suggestions', role: 'listbox', hidden: true });
    list.ariaLabel = 'Suggestions';
    (this.#input.nextElementSibling ?? this.#input).after(list);
    Object.assign(this.#input, { role: 'combobox', ariaAutoComplete: 'list', ariaExpanded: 'false' });
    this.#input.setAttribute('aria-controls', this.#id);
    this.#input.addEventListener('input', () => this.#show());
    this.#input.addEventListener('blur', () => this.#close());
    this.#input.addEventListener('keydown', (event) => this.#press(event));
    // The field keeps the focus while a suggestion is pressed.
    list.addEventListener('pointerdown', (event) => event.preventDefault());
    list.addEventListener('click', ({ target }) => {
      const option = target instanceof Element ? target.closest('li') : null;
      if (option) this.#take([...list.children].indexOf(option));
    });
    if (document.activeElement === this.#input && this.#input.value !== this.#input.defaultValue)
      this.#show();
  }

  #show(): void {
    this.#shown = completions(this.#input.value, this.#suggestions);
    this.#marked = -1;
    this.#list.replaceChildren(
      ...this.#shown.map(({ name, kind }, at) => {
        const option = document.createElement('li');
        Object.assign(option, { id: `${this.#id}-${at}`, role: 'option', ariaSelected: 'false' });
        const text = document.createElement('bdi');
        text.textContent = name;
        const what = document.createElement('span');
        what.textContent = kind;
        option.append(text, ' ', what);
        return option;
      }),
    );
    this.#list.style.top = `${this.#input.offsetTop + this.#input.offsetHeight}px`;
    this.#list.hidden = this.#shown.length === 0;
    this.#input.ariaExpanded = String(!this.#list.hidden);
    this.#input.removeAttribute('aria-activedescendant');
  }

  #close(): void {
    this.#list.hidden = true;
    this.#input.ariaExpanded = 'false';
    this.#input.removeAttribute('aria-activedescendant');
    this.#marked = -1;
  }

  #mark(place: number): void {
    const options = [...this.#list.children];
    options.forEach((option, at) => (option.ariaSelected = String(at === place)));
    this.#marked = place;
    if (place < 0) this.#input.removeAttribute('aria-activedescendant');
    else this.#input.setAttribute('aria-activedescendant', `${this.#id}-${place}`);
  }

  #press(event: KeyboardEvent): void {
    if (this.#list.hidden || event.isComposing) return;
    const { length } = this.#shown;
    // The field itself is a stop between the last and the first suggestion.
    if (event.key === 'ArrowDown') this.#mark(this.#marked + 1 < length ? this.#marked + 1 : -1);
    else if (event.key === 'ArrowUp') this.#mark(this.#marked < 0 ? length - 1 : this.#marked - 1);
    else if (event.key === 'Enter' && this.#marked >= 0) this.#take(this.#marked);
    else if (event.key === 'Escape') this.#close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #take(place: number): void {
    const { text, href } = this.#shown[place]!;
    this.#close();
    if (href !== undefined) {
      location.assign(href);
      return;
    }
    this.#input.value = text;
    this.#choose();
  }
}
