import { glyphOf } from '../svg/glyphs/choose.ts';
import type { AnalysedHero, GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { fromClass, WHOLE_GAME } from '../../game/map/first-minutes.ts';
import { inTwin, onPage, quiet, table, type Part, type Section } from '../page.ts';
import type { Piece } from '../rich-text.ts';
import { skillText } from '../words.ts';
import { skillPhases } from './phases.ts';
import { based } from './based.ts';
import { GAME_HERO_WORDS } from './words/heroes.ts';

/**
 * All heroes of each player with their skill order; null if no hero was made. If only the orders up to a time are
 * known, `firstMs` is this time.
 */
export function heroes({ players: everyone }: GameAnalysis, firstMs: number | null = null): Section | null {
  const { noSkill, noSkillInLink } = GAME_HERO_WORDS;
  const none = firstMs === null ? noSkill : noSkillInLink(formatClock(firstMs));
  const players = everyone.filter((player) => player.heroes.length > 0);
  if (players.length === 0) return null;
  return {
    id: 'heroes',
    title: GAME_HERO_WORDS.title,
    reveals: 'length',
    timed: true,
    parts: [
      onPage(() => [
        {
          kind: 'beside',
          label: GAME_HERO_WORDS.label,
          parts: players.map(({ handle, heroes: ofPlayer }): Part => ({
            kind: 'group',
            title: { text: handle },
            level: 3,
            look: 'heroed',
            parts: ofPlayer.map((hero) => heroPanel(hero, none)),
          })),
        },
      ]),
      inTwin(() => [
        table({
          columns: GAME_HERO_WORDS.columns.map((name) => ({ name })),
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
      quiet({ words: GAME_HERO_WORDS.how, only: 'page' }, { words: GAME_HERO_WORDS.howInText, only: 'twin' }),
    ],
  };
}

/** A hero: order time, level, and skills in order, or a sentence if there are none. */
export function heroPanel(hero: AnalysedHero, noSkill: string = GAME_HERO_WORDS.noSkill): Part {
  const { id, name, level, ordered, seen, revivalsMs } = hero;
  const revivals = GAME_HERO_WORDS.revivals(revivalsMs.map(formatClock));
  const words: Piece[] = [
    { words: GAME_HERO_WORDS.level(level), as: WHOLE_GAME },
    ...GAME_HERO_WORDS.ordered(based(ordered)),
    ...(seen ? [{ words: GAME_HERO_WORDS.firstSeen(based(seen)), as: fromClass(seen.ms) }] : []),
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
                words: GAME_HERO_WORDS.retrained(formatClock(retrainedMs)),
                look: fromClass(retrainedMs),
              },
            ]),
        skills.length === 0
          ? quiet(noSkill)
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
