/** Heroes of a game with skills and levels. */
import { numbers } from '../table.ts';
import { glyphOf } from '../svg/glyphs/choose.ts';
import type { AnalysedHero, GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { fromClass, WHOLE_GAME } from '../../map/fights/first-minutes.ts';
import { inTwin, onPage, type Part, quiet, type Section, sideBySide, table } from '../page.ts';
import type { Piece, Words } from '../rich-text.ts';
import { NONE } from '../phrases.ts';
import { skillText } from '../step-text.ts';
import { basedPieces } from './based.ts';
import type { ToldGame } from '../../map/story-schema.ts';

/** Texts of tables with times. */
export const TIMING_WORDS = {
  /** Replaces a time that a link with only the first minutes doesn't contain. */
  notInLink: 'not in this link',
};

/**
 * All heroes of each player with their skill order; null if no hero was made. If only the orders up to a time are
 * known, `firstMs` is this time.
 */
export function heroes({ players: everyone }: GameAnalysis, firstMs: number | null = null): Section | null {
  const none =
    firstMs === null
      ? 'The replay shows no skill being learned.'
      : `No skill was learned in the first ${formatClock(firstMs)}.`;
  const players = everyone.filter((player) => player.heroes.length > 0);
  if (players.length === 0) return null;
  return {
    id: 'heroes',
    title: 'Heroes',
    reveals: 'length',
    timed: true,
    parts: [
      onPage(() => [
        sideBySide(
          players,
          ({ handle }) => ({ text: handle }),
          (player) => player.heroes.map((hero) => heroPanel(hero, none)),
          { look: 'heroed', label: 'Heroes of each player' },
        ),
      ]),
      inTwin(() => [
        table({
          columns: ['Player', 'Hero', 'Ordered', 'Level', 'Skills (time learned)'].map((name) => ({ name })),
          rows: players.flatMap(({ handle, heroes: ofPlayer }) =>
            ofPlayer.map((hero) => [
              handle,
              hero.name,
              basedPieces(hero.ordered),
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

/** A hero: order time, level, and skills in order, or a sentence if there are none. */
function heroPanel(hero: AnalysedHero, noSkill: string): Part {
  const { id, name, level, ordered, seen, revivalsMs } = hero;
  const revivals = `, revival ordered ${revivalsMs.map(formatClock).join(', ')}`;
  const words: Piece[] = [
    { words: `${level > 0 ? `Level ${level} or more` : 'Level not known'}; `, as: WHOLE_GAME },
    'ordered ',
    ...basedPieces(ordered),
    ...(seen ? [{ words: [', first seen ', ...basedPieces(seen)], as: fromClass(seen.ms) }] : []),
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

/** Skills learned between two retrainings. */
interface Phase {
  /** When the hero forgot its earlier skills, in ms; null for the first phase. */
  retrainedMs: number | null;
  skills: AnalysedHero['skills'];
}

/** The skills of a hero in order, split at each Tome of Retraining. */
function skillPhases({ skills, retrainedMs }: AnalysedHero): Phase[] {
  const starts = [null, ...retrainedMs];
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Infinity;
    return { retrainedMs: start, skills: skills.filter(({ ms }) => ms > (start ?? -1) && ms <= end) };
  });
}

/** The game's maximum level, at which a bound says nothing. */
const MAX_LEVELS = 10;

/** The section; null if no skill point proves level 2, and for maps without a map file. */
export function heroLevelsSection(
  { players }: GameAnalysis,
  chronicle: ToldGame | undefined,
): Section | null {
  const lists = players.flatMap((player) => {
    const heroesHere = (chronicle?.levels ?? []).filter(
      ({ slot, levels: bounds }) => String(slot) === player.slot && bounds.length > 0,
    );
    return heroesHere.length > 0 ? [{ player, heroesHere }] : [];
  });
  if (lists.length === 0) return null;
  return {
    id: 'hero-levels',
    title: 'Hero levels',
    reveals: 'length',
    parts: [
      quiet(
        '“Not after” is the time when the hero spends the skill point gained at this level. “Not before” is the earliest ' +
          'time at which the hero could have had enough experience. It assumes that the side killed every camp it visited ' +
          'and every enemy its orders targeted, and nothing else. No hero in the archive spent a point before then. The estimate assumes ' +
          'that camp creatures died one after another. We estimate only levels 2 and 3, always within the bounds.',
      ),
      sideBySide(
        lists,
        ({ player }) => ({ text: player.handle }),
        ({ heroesHere }) => [levelTable(heroesHere)],
      ),
    ],
  };
}

/** The levels of a player's heroes, with the bounds of their times. */
const levelTable = (heroesHere: NonNullable<ToldGame['levels']>): Part =>
  table({
    look: 'dense',
    columns: [{ name: 'Hero' }, ...numbers('Level', 'Not before', 'Estimate', 'Not after')],
    rows: heroesHere.flatMap(({ id, name, levels: bounds, atMost }) =>
      bounds.map(({ level, fromMs, estimateMs, provenMs }, index): Words[] => [
        [
          { glyph: glyphOf(id, 'hero'), text: name },
          index === 0 && atMost < MAX_LEVELS ? `, at most ${atMost}` : '',
        ],
        String(level),
        { ms: fromMs },
        estimateMs === null ? { none: NONE } : { ms: estimateMs },
        { ms: provenMs },
      ]),
    ),
  });
