import type { RootContent } from 'mdast';
import type { GameAnalysis } from '../../replay/analysis.ts';
import { skillText } from '../words.ts';
import { heading, paragraph, table } from '../print/markdown/nodes.ts';
import { basedText } from '../print/markdown/times.ts';

/** Every hero with its skill order; nothing where no hero was made. */
export function heroes(game: GameAnalysis): RootContent[] {
  const rows = game.players.flatMap((player) =>
    player.heroes.map((hero) => [
      player.handle,
      hero.name,
      basedText(hero.ordered),
      String(hero.level),
      skillText(hero),
    ]),
  );
  if (rows.length === 0) return [];
  return [
    heading(2, 'Heroes'),
    table(['Player', 'Hero', 'Ordered', 'Level', 'Skills (time learned)'], rows),
    paragraph(
      'The level is the number of skill points seen spent, so the hero reached it at least. ' +
        'Skills are given in the order in which they were learned.',
    ),
  ];
}
