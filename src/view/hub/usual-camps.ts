/** Creep camps that players usually take first. */
import type { Appearance } from '../../archive/count/appearances.ts';
import type { Atlas } from '../../archive/count/atlas.ts';
import { usualCamps, type UsualCamps } from '../../archive/count/usual-camps.ts';
import { campWords } from '../../map/ground/camp-names.ts';
import type { Section } from '../page.ts';
import { texts, numeric, type Row } from '../table.ts';
import { textCell } from './cells.ts';
import { MAX_ROWS } from './map-sections.ts';
import { tally } from './hub-page.ts';

/** Maximum camps per row. */
const MAX_CAMPS = 3;
/** Minimum players for a camp to count as usual. */
const MIN_APPEARANCES = 2;

/**
 * The three camps that are usually taken first, by map and race, for several players or one player's games. Null if
 * no camp was taken at least twice by players of one race.
 */
export function usualCampsSection(
  appearances: readonly Appearance[],
  atlas: Atlas,
  noun: 'players' | 'games' = 'players',
): Section | null {
  const rows = usualCamps(appearances, atlas)
    .map((usual) => ({
      ...usual,
      camps: usual.camps.filter(({ appearances }) => appearances >= MIN_APPEARANCES),
    }))
    .filter(({ camps }) => camps.length > 0)
    .slice(0, MAX_ROWS);
  return tally({
    id: 'usual-camps',
    title: 'Usual first camps',
    note:
      `The table lists the camps that were among a player’s first three in at least two cases, with the number of ${noun} for each. On mirrored maps, ` +
      'every player is ' +
      'treated as if they had started at the first start location. Attack-moves don’t target a creature, so some visits are missing.',
    table: {
      caption: 'First three camps by map and race, most appearances first',
      columns: [
        ...texts('Map', 'Race', 'Among the first three'),
        numeric(noun === 'games' ? 'Games' : 'Appearances'),
        { ...numeric('Won'), result: true },
        { ...numeric('Result known'), result: true },
      ],
      rows: rows.map((usual): Row => [
        textCell(usual.map),
        { race: usual.race },
        textCell(campsText(usual)),
        { number: usual.appearances },
        { number: usual.won },
        { number: usual.decided },
      ]),
    },
  });
}

/** "Ogre camp, level 13, at the north gold mine: 4; …". */
const campsText = ({ camps, facts }: UsualCamps): string =>
  camps
    .slice(0, MAX_CAMPS)
    .map(({ number, appearances }) => `${campWords(facts.camps[number - 1]!, facts)} (${appearances})`)
    .join('; ');
