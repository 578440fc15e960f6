import type { RootContent } from 'mdast';
import { link, paragraph, type Inline } from '../print/markdown/nodes.ts';
import type { GamePage } from './game.ts';

/** Where the game stands in its series, with links to the other games. */
export function series({ series: view, toTwin }: GamePage): RootContent[] {
  if (!view) return [];
  const { sides, event, place, previous, next, others, note } = view;
  const to = (words: string, links: readonly ({ text: string; href: string } | null)[]): Inline[] => {
    const found = links.flatMap((one) => one ?? []);
    if (found.length === 0) return [];
    const parts = found.flatMap(({ text, href }, index): Inline[] => [
      index > 0 ? ', ' : ` ${words}: `,
      link(text, toTwin(href)),
    ]);
    return [...parts, '.'];
  };
  return [
    paragraph(
      `${place === null ? 'A game' : `Game ${place}`} of ${sides} at `,
      link(event.text, toTwin(event.href)),
      '.',
      ...to('Previous game', [previous]),
      ...to('Next game', [next]),
      ...to('Others', others),
      ...(note === null ? [] : [` ${note}`]),
    ),
  ];
}
