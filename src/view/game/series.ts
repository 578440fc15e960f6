import { inTwin, type Section } from '../page.ts';
import type { Link, Piece } from '../rich-text.ts';
import { between } from '../words.ts';
import type { SeriesView } from './series-view.ts';
import { GAME_SERIES_WORDS } from './words/facts.ts';

/** The game's position in its series on one line. Pages have buttons instead, because parts of it are spoilers. */
export function seriesSentence(view: SeriesView | null | undefined): Section | null {
  if (!view) return null;
  const { sides, event, place, previous, next, others, note } = view;
  const to = (sentence: (games: Piece[]) => Piece[], links: readonly (Link | null)[]): Piece[] => {
    const present = links.filter((link) => link !== null);
    return present.length === 0 ? [] : sentence(between(present));
  };
  const words: Piece[] = [
    ...GAME_SERIES_WORDS.game(place, sides, event),
    ...to(GAME_SERIES_WORDS.previous, [previous]),
    ...to(GAME_SERIES_WORDS.next, [next]),
    ...to(GAME_SERIES_WORDS.others, others),
    note === null ? '' : ` ${note}`,
  ];
  return { id: 'series', title: null, parts: [inTwin(() => [{ kind: 'text', words }])] };
}
