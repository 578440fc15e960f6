/** Suggestions shown below a search field while the visitor types. Loaded when a search field is focused. */
import { completer, type Complete, type Completion } from '../../search/suggest.ts';
import type { WordsFile } from '../../search/words/things.ts';
import { counted } from '../../game/counted.ts';
import { Combobox } from './combobox.ts';
import { loadJson } from './json.ts';

/** Id of the list of suggestions for a page's search field. */
const LIST = 'suggestions';

/** Adds the archive's suggestions to a field. */
export async function suggestIn(input: HTMLInputElement, url: string, choose: () => void): Promise<void> {
  const file = await loadJson(url);
  if (file.ok) suggestFrom(input, completer(file.value as WordsFile), choose);
}

/**
 * Adds suggestions to a field, once. Choosing a page opens it; any other suggestion is put into the field, and `choose`
 * is called. `id` is the id of the list.
 */
export function suggestFrom(
  input: HTMLInputElement,
  complete: Complete,
  choose: () => void,
  id = LIST,
): void {
  if (input.role === 'combobox') return;
  const box = new Combobox<Completion>(input, {
    ...{ id, label: 'Suggestions', look: 'suggestions' },
    say: ({ name, kind, games }) => [name, games === undefined ? kind : `${kind}, ${counted(games, 'game')}`],
    choose: ({ text, href }) => {
      if (href !== undefined) return location.assign(href);
      input.value = text;
      choose();
    },
  });
  const suggest = () => box.show(complete(input.value));
  input.addEventListener('input', suggest);
  if (document.activeElement === input && input.value !== input.defaultValue) suggest();
}
