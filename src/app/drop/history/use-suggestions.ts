/** Adds suggestions to the search field for the visitor's games. */
import { useEffect, useRef } from 'preact/hooks';
import type { Suggestion } from '../../../view/ask/suggest/entries.ts';
import { ownSuggestions } from './own-suggestions.ts';
import type { OwnGame } from './own.ts';

/**
 * Returns the focus handler of the field. The code for suggestions loads with the first focus, and the suggestions
 * are updated with the games. If it doesn't load, the field works without suggestions.
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
