/** Suggestions in the search field of the visitor's games. */
import { useEffect, useRef } from 'preact/hooks';
import type { Suggestion } from '../../../view/ask/suggest/entries.ts';
import { ownSuggestions } from './own-suggestions.ts';
import type { OwnGame } from './own.ts';

/**
 * Returns the handler for the focus of the field. The list is loaded the first time, and its words follow the games.
 * Without the list, the field works as before.
 */
export function useSuggestions(
  games: readonly OwnGame[],
  choose: (text: string) => void,
): (input: HTMLInputElement) => void {
  const suggestions = useRef<Suggestion[]>([]);
  const served = useRef<HTMLInputElement | null>(null);
  const fill = () => suggestions.current.splice(0, Infinity, ...ownSuggestions(games));
  useEffect(() => {
    if (served.current) fill();
  }, [games]);
  return (input) => {
    if (served.current === input) return;
    served.current = input;
    fill();
    void import('../../shell/suggest.ts')
      .then(({ suggestFrom }) =>
        suggestFrom(input, suggestions.current, () => choose(input.value), 'my-suggestions'),
      )
      .catch(() => (served.current = null));
  };
}
