/** When heroes reached their levels: bounds with an estimate in between. */
import { glyphOf } from '../svg/glyphs/choose.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import type { ToldGame } from '../../game/map/story-schema.ts';
import { quiet, table, type Part, type Section } from '../page.ts';
import type { Words } from '../rich-text.ts';
import { NONE } from '../words.ts';
import { HERO_LEVEL_WORDS } from './words/heroes.ts';

/** The game's maximum level, at which a bound says nothing. */
const MOST_LEVELS = 10;

/** The section; null if no skill point proves level 2, and for maps without a map file. */
export function heroLevelsSection(
  { players }: GameAnalysis,
  chronicle: ToldGame | undefined,
): Section | null {
  const parts = players.flatMap((player): Part[] => {
    const heroesHere = (chronicle?.levels ?? []).filter(
      ({ slot, levels: bounds }) => String(slot) === player.slot && bounds.length > 0,
    );
    if (heroesHere.length === 0) return [];
    const rows = heroesHere.flatMap(({ id, name, levels: bounds, atMost }) =>
      bounds.map(({ level, fromMs, estimateMs, provenMs }, index): Words[] => [
        [
          { glyph: glyphOf(id, 'hero'), text: name },
          index === 0 && atMost < MOST_LEVELS ? HERO_LEVEL_WORDS.atMost(atMost) : '',
        ],
        String(level),
        { ms: fromMs },
        estimateMs === null ? { none: NONE } : { ms: estimateMs },
        { ms: provenMs },
      ]),
    );
    const heads = HERO_LEVEL_WORDS.columns;
    const columns = [
      { name: heads.hero },
      { name: heads.level, numeric: true },
      { name: heads.notBefore, numeric: true },
      { name: heads.estimate, numeric: true },
      { name: heads.notAfter, numeric: true },
    ];
    return [
      {
        kind: 'group',
        title: { text: player.handle },
        level: 3,
        parts: [table({ look: 'dense', columns, rows })],
      },
    ];
  });
  if (parts.length === 0) return null;
  return {
    id: 'hero-levels',
    title: HERO_LEVEL_WORDS.title,
    reveals: 'length',
    parts: [quiet(HERO_LEVEL_WORDS.how), { kind: 'beside', parts }],
  };
}
