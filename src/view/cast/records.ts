/** Records of both players side by side. */
import { recordOf } from '../../archive/count/records.ts';
import { winShare } from '../../archive/count/win-share.ts';
import type { CastGame, CastPlayer } from '../../archive/count/cast.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { RACES } from '../../game/races.ts';
import { shareText } from '../hub/win-cells.ts';
import { table, type Part } from '../page.ts';
import type { Column } from '../table.ts';
import type { Piece, Words } from '../rich-text.ts';
import { NONE } from '../phrases.ts';
import { MIN_GAMES, type Prepared } from './prepared.ts';

/** Maximum number of maps. */
const MAX_MAPS = 6;

const columns = (first: string, a: CastPlayer, b: CastPlayer): Column[] => [
  { name: first },
  { name: { text: a.name }, result: true },
  { name: { text: b.name }, result: true },
];

/** All games, and those against each race. */
export function recordsTable({ player: a }: Prepared, { player: b }: Prepared): Part {
  const against = RACES.map((race) => ({
    name: `Against ${RACE_NAMES[race]}`,
    of: (game: CastGame) => game.opponentRace === race,
  })).filter(({ of }) => [...a.games, ...b.games].some(of));
  return table({
    caption: `Won and lost; from ${MIN_GAMES} games on the win rate with its 95 % confidence interval`,
    columns: columns('Games', a, b),
    rows: [{ name: 'All 1v1 games', of: () => true }, ...against].map(({ name, of }) => [
      name,
      recordPiece(a.games.filter(of)),
      recordPiece(b.games.filter(of)),
    ]),
  });
}

/** Maps that both players played, then the others, most played first. */
export function mapsTable(a: CastPlayer, b: CastPlayer): Part {
  const gamesOn = ({ games }: CastPlayer, map: string) => games.filter((game) => game.map === map);
  const maps = [...new Set([...a.games, ...b.games].map(({ map }) => map).filter(Boolean))];
  const weight = (map: string) => {
    const [gamesOfA, gamesOfB] = [gamesOn(a, map).length, gamesOn(b, map).length];
    return (gamesOfA > 0 && gamesOfB > 0 ? 1000 : 0) + gamesOfA + gamesOfB;
  };
  return table({
    caption:
      maps.length > MAX_MAPS
        ? `${MAX_MAPS} of ${maps.length} maps, those of both first`
        : 'Maps of both first',
    columns: columns('Map', a, b),
    rows: maps
      .toSorted((first, second) => weight(second) - weight(first))
      .slice(0, MAX_MAPS)
      .map((map): Words[] => {
        const picture = [...gamesOn(a, map), ...gamesOn(b, map)].find((game) => game.picture)?.picture;
        return [
          [...(picture ? [{ picture }] : []), { text: map }],
          recordPiece(gamesOn(a, map)),
          recordPiece(gamesOn(b, map)),
        ];
      }),
  });
}

/** "3–2, 60 % (23–88)" for enough games, plus the number without a known result. */
export function recordPiece(games: readonly CastGame[]): Piece {
  const { won, lost, unknown } = recordOf(games);
  const share = won + lost < MIN_GAMES ? null : winShare({ won, lost });
  const notes = [...(share ? [shareText(share)] : []), ...(unknown > 0 ? [`${unknown} not known`] : [])];
  if (games.length === 0) return { text: NONE };
  return { text: `${won}–${lost}`, ...(notes.length > 0 && { note: notes.join(', ') }) };
}
