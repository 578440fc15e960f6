/** When heroes reached their levels: bounds with an estimate in between. */
import { glyphOf } from '../svg/glyphs/choose.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import type { ToldGame } from '../../game/map/story-schema.ts';
import { quiet, table, type Part, type Section } from '../page.ts';
import type { Words } from '../rich-text.ts';
import { NONE } from '../words.ts';

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
          index === 0 && atMost < MOST_LEVELS ? `, at most ${atMost}` : '',
        ],
        String(level),
        { ms: fromMs },
        estimateMs === null ? { none: NONE } : { ms: estimateMs },
        { ms: provenMs },
      ]),
    );
    const columns = [
      { name: 'Hero' },
      { name: 'Level', numeric: true },
      { name: 'Not before', numeric: true },
      { name: 'Estimate', numeric: true },
      { name: 'Not after', numeric: true },
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
    title: 'Hero levels',
    reveals: 'length',
    parts: [
      quiet(
        '“Not after” is the time when the hero spends a skill point of this level. “Not before” is the time when all camps ' +
          'that the side visited and all enemies that its orders targeted would have given enough experience. Kills ' +
          'without such an order aren’t counted, but no hero in the archive spent a point earlier. The estimate assumes ' +
          'that camp creatures died one after another. We estimate only levels 2 and 3, always within the bounds.',
      ),
      { kind: 'beside', parts },
    ],
  };
}
