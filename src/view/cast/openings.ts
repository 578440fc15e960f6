/** Openings of both players in the cast's matchup, and results against other races. */
import { groupBy } from '../../archive/count/appearances.ts';
import type { CastGame } from '../../archive/count/cast.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { table, type Part } from '../page.ts';
import type { Row } from '../table.ts';
import { recordPiece } from './records.ts';
import { ENOUGH, type Prepared } from './prepared.ts';

/** Maximum openings per player. */
const MOST = 3;

/** Openings of each player, most played first: in the matchup, or against anyone if the matchup has too few games. */
export const openingsTable = (a: Prepared, b: Prepared): Part =>
  table({
    caption:
      'Heroes, then the next steps in most of these games; each line counts games with the same opening',
    look: 'stacked',
    stacks: true,
    columns: [
      { name: 'Player' },
      { name: 'Heroes' },
      { name: 'Then' },
      { name: 'Games', numeric: true },
      { name: 'Won and lost', result: true },
    ],
    rows: [a, b].flatMap((side) => [
      ...rowsOf(side, side.inMatchup, `as ${RACE_NAMES[side.race]} against ${RACE_NAMES[side.against]}`),
      ...(side.inMatchup.length < ENOUGH && side.withRace.length > side.inMatchup.length
        ? rowsOf(side, side.withRace, `as ${RACE_NAMES[side.race]} against anybody`)
        : []),
    ]),
  });

function rowsOf({ player }: Prepared, played: readonly CastGame[], where: string): Row[] {
  const groups = [...groupBy(played, ({ choices: [, hero, second] }) => `${hero}, ${lower(second!)}`)]
    .sort(([, first], [, second]) => second.length - first.length)
    .slice(0, MOST);
  return groups.map(([heroes, games]): Row => [
    { text: player.name, note: where },
    heroes,
    [3, 4].map((step) => most(games, step)).join('; '),
    { text: `${games.length} of ${played.length}` },
    recordPiece(games),
  ]);
}

/** The most frequent choice at a step: "expansion before tier 2 (3 of 4)". */
function most(games: readonly CastGame[], step: number): string {
  const [[name, likeMost]] = [...groupBy(games, ({ choices }) => choices[step])].sort(
    ([, first], [, second]) => second.length - first.length,
  ) as [[string, CastGame[]]];
  return games.length === 1 ? lower(name) : `${lower(name)} (${likeMost.length} of ${games.length})`;
}

/** "no second hero", but "Shadow Hunter". */
const lower = (name: string): string => name.replace(/^(No|Expansion|Up) /, (word) => word.toLowerCase());
