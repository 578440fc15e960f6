import { glyphOf } from '../svg/glyphs/choose.ts';
import type { AnalysedHero, GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { fromClass, WHOLE_GAME } from '../../game/map/first-minutes.ts';
import { inTwin, onPage, quiet, table, type Part, type Section } from '../page.ts';
import type { Piece } from '../rich-text.ts';
import { skillText } from '../words.ts';
import { skillPhases } from './phases.ts';
import { based } from './timings.ts';

/** All heroes of each player with their skill order; null if no hero was made. */
export function heroes({ players: everyone }: GameAnalysis): Section | null {
  const players = everyone.filter((player) => player.heroes.length > 0);
  if (players.length === 0) return null;
  return {
    id: 'heroes',
    title: 'Heroes',
    reveals: 'length',
    timed: true,
    parts: [
      onPage(() => [
        {
          kind: 'beside',
          label: 'Heroes of each player',
          parts: players.map(({ handle, heroes: ofPlayer }): Part => ({
            kind: 'group',
            title: { text: handle },
            level: 3,
            look: 'heroed',
            parts: ofPlayer.map(heroPanel),
          })),
        },
      ]),
      inTwin(() => [
        table({
          columns: ['Player', 'Hero', 'Ordered', 'Level', 'Skills (time learned)'].map((name) => ({ name })),
          rows: players.flatMap(({ handle, heroes: ofPlayer }) =>
            ofPlayer.map((hero) => [
              handle,
              hero.name,
              based(hero.ordered),
              String(hero.level),
              skillText(hero),
            ]),
          ),
        }),
      ]),
      quiet(
        {
          words: 'Levels are based on the skill points spent. Skills are numbered in the order learned.',
          only: 'page',
        },
        {
          words:
            'The level is a minimum: it is based on the skill points that we saw spent. Skills are listed in the order in ' +
            'which they were learned.',
          only: 'twin',
        },
      ),
    ],
  };
}

/** A hero: order time, level, and skills in order. */
export function heroPanel(hero: AnalysedHero): Part {
  const { id, name, level, ordered, seen, revivalsMs } = hero;
  const revivals = `, revival ordered ${revivalsMs.map(formatClock).join(', ')}`;
  const words: Piece[] = [
    { words: `${level > 0 ? `Level ${level} or more` : 'Level not known'}; `, as: WHOLE_GAME },
    'ordered ',
    ...based(ordered),
    ...(seen ? [{ words: [', first seen ', ...based(seen)], as: fromClass(seen.ms) }] : []),
    ...(revivalsMs.length > 0 ? [{ words: revivals, as: fromClass(Math.max(...revivalsMs)) }] : []),
  ];
  return {
    kind: 'group',
    title: { glyph: glyphOf(id, 'hero'), text: name },
    level: 4,
    look: `hero-panel ${fromClass(ordered?.ms ?? seen?.ms ?? 0)}`.trim(),
    parts: [
      { kind: 'text', words },
      ...skillPhases(hero).flatMap(({ retrainedMs, skills }): Part[] => [
        ...(retrainedMs === null
          ? []
          : [
              {
                kind: 'text' as const,
                words: `Retrained at ${formatClock(retrainedMs)}, then learned again:`,
                look: fromClass(retrainedMs),
              },
            ]),
        skills.length === 0
          ? quiet('The replay shows no skill being learned.')
          : {
              kind: 'list',
              ordered: true,
              look: 'skills',
              items: skills.map((skill) => ({
                words: [`${skill.name} ${skill.level} `, { ms: skill.ms }],
                as: fromClass(skill.ms),
              })),
            },
      ]),
    ],
  };
}
