/**
 * A list of options below a field, of which a visitor chooses one: a combobox, for keyboards and screen readers
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The focus stays in the field while arrow keys mark an option.
 */
import { makeElement } from './make-elements.ts';

export interface ComboboxOptions<Option> {
  /** Id of the list, which begins those of its options. */
  id: string;
  /** Name of the list. */
  label: string;
  /** Class of the list. */
  look: string;
  /** What an option says: its name, which is untrusted text, and what it is. */
  say: (option: Option) => readonly [name: string, remark: string];
  /** Called with the option that is chosen; the list is closed then. */
  choose: (option: Option) => void;
  /** Called when an arrow key is pressed while the list is closed. */
  open?: () => void;
  /** Whether Enter chooses the first option for a text if none is marked. Otherwise it closes the list, and the field answers. */
  choosesFirst?: boolean;
}

export class Combobox<Option> {
  readonly #input: HTMLInputElement;
  readonly #options: ComboboxOptions<Option>;
  readonly #list: HTMLUListElement;
  #shown: readonly Option[] = [];
  /** Index of the marked option; -1 for none. */
  #marked = -1;

  /** Puts a closed list below the field and what stands right after it. */
  constructor(input: HTMLInputElement, options: ComboboxOptions<Option>) {
    this.#input = input;
    this.#options = options;
    const { id, label, look } = options;
    const list = makeElement('ul', { id, className: look, role: 'listbox', ariaLabel: label, hidden: true });
    this.#list = list;
    (input.nextElementSibling ?? input).after(list);
    Object.assign(input, { role: 'combobox', ariaAutoComplete: 'list', ariaExpanded: 'false' });
    input.setAttribute('aria-controls', id);
    input.addEventListener('blur', () => this.show([]));
    input.addEventListener('keydown', (event) => this.#press(event));
    // The field keeps the focus while an option is pressed.
    list.addEventListener('pointerdown', (event) => event.preventDefault());
    list.addEventListener('click', ({ target }) => {
      const option = target instanceof Element ? target.closest('li') : null;
      if (option) this.#choose([...list.children].indexOf(option));
    });
  }

  /** Shows these options, none of them marked; closes the list without any. */
  show(options: readonly Option[]): void {
    if (options.length + this.#shown.length === 0) return;
    this.#shown = options;
    this.#list.replaceChildren(...options.map((option, place) => this.#elementOf(option, place)));
    this.#list.hidden = options.length === 0;
    this.#input.ariaExpanded = String(options.length > 0);
    this.#mark(-1);
  }

  #elementOf(option: Option, place: number): HTMLLIElement {
    const [name, remark] = this.#options.say(option);
    const text = [makeElement('bdi', {}, name), ' ', makeElement('span', {}, remark)];
    const id = `${this.#options.id}-${place}`;
    return makeElement('li', { id, role: 'option', ariaSelected: 'false' }, ...text);
  }

  #mark(place: number): void {
    [...this.#list.children].forEach((option, index) => (option.ariaSelected = String(index === place)));
    this.#marked = place;
    if (place < 0) this.#input.removeAttribute('aria-activedescendant');
    else this.#input.setAttribute('aria-activedescendant', `${this.#options.id}-${place}`);
  }

  #press(event: KeyboardEvent): void {
    const { choosesFirst = false, open } = this.#options;
    const isClosed = this.#list.hidden;
    if (event.isComposing || (isClosed && !open)) return;
    // The text itself is searched, and the list would hide what comes of it.
    const isChosen = this.#marked >= 0 || (choosesFirst && this.#input.value !== '');
    if (event.key === 'Enter' && !isChosen) return this.show([]);
    const { length } = this.#shown;
    // The field itself is a stop between the last and the first option.
    const keys: Readonly<Record<string, () => void>> = isClosed
      ? { ArrowDown: () => open!(), ArrowUp: () => open!() }
      : {
          ArrowDown: () => this.#mark(this.#marked + 1 < length ? this.#marked + 1 : -1),
          ArrowUp: () => this.#mark(this.#marked < 0 ? length - 1 : this.#marked - 1),
          Enter: () => this.#choose(Math.max(this.#marked, 0)),
          Escape: () => this.show([]),
        };
    const act = keys[event.key];
    if (!act) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  }

  #choose(place: number): void {
    const option = this.#shown[place]!;
    this.show([]);
    this.#options.choose(option);
  }
}
