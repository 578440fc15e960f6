import type { RootContent } from 'mdast';
import type { AnalysedHero, GameAnalysis } from '../replay/analysis.ts';
import { formatClock } from '../replay/clock.ts';
import { heading, paragraph, table } from './nodes.ts';
import { basedText } from './times.ts';

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

/** Skills with their times, then what else is known: "Bash 1 (3:10), …; retrained 9:00; revival ordered 7:05". */
export function skillText({ skills, retrainedMs, revivalsMs }: AnalysedHero): string {
  const learned = skills.map((skill) => `${skill.name} ${skill.level} (${formatClock(skill.ms)})`).join(', ');
  const also = (word: string, times: readonly number[]) =>
    times.length > 0 ? `${word} ${times.map(formatClock).join(', ')}` : '';
  return [learned || 'none seen', also('retrained', retrainedMs), also('revival ordered', revivalsMs)]
    .filter(Boolean)
    .join('; ');
}
