import { inTwin, type Section } from '../page.ts';
import type { Link, Piece } from '../rich-text.ts';
import { between } from '../words.ts';
import type { SeriesView } from './series-view.ts';

/** The game's position in its series on one line. Pages have buttons instead, because parts of it are spoilers. */
export function seriesSentence(view: SeriesView | null | undefined): Section | null {
  if (!view) return null;
  const { sides, event, place, previous, next, others, note } = view;
  const to = (words: string, links: readonly (Link | null)[]): Piece[] => {
    const present = links.filter((link) => link !== null);
    return present.length === 0 ? [] : [` ${words}: `, ...between(present), '.'];
  };
  const words: Piece[] = [
    `${place === null ? 'A game' : `Game ${place}`} of `,
    ...sides,
    ' at ',
    event,
    '.',
    ...to('Previous game', [previous]),
    ...to('Next game', [next]),
    ...to('Others', others),
    note === null ? '' : ` ${note}`,
  ];
  return { id: 'series', title: null, parts: [inTwin(() => [{ kind: 'text', words }])] };
}
