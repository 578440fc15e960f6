/** Games between the two players, and the last games of each. */
import type { CastGame, CastPlayer } from '../../archive/count/cast.ts';
import { formatClock } from '../../game/clock.ts';
import { urls } from '../../urls.ts';
import { playedShort } from '../dates.ts';
import { table, type Part } from '../page.ts';
import type { Column, Row } from '../table.ts';
import { capitalised, NONE } from '../words.ts';
import { CAST_WORDS } from './words.ts';

/** Maximum games per list. */
const MOST = { between: 6, last: 5 };

const COLUMNS: readonly Column[] = [{ name: 'Map' }, { name: 'Played' }, { name: 'Event' }];

/** The games between the two players, newest first. */
export function headToHeadTable(games: readonly CastGame[], a: CastPlayer, b: CastPlayer): Part {
  if (games.length === 0) return { kind: 'text', words: CAST_WORDS.neverMet };
  const won = (result: CastGame['result']) => games.filter((game) => game.result === result).length;
  const unknown = won(null);
  const score = `${a.name} ${won('won')}, ${b.name} ${won('lost')}${unknown > 0 ? `, not known ${unknown}` : ''}`;
  const winner = { won: a.name, lost: b.name };
  return table({
    caption: [
      { words: score, as: 'result' },
      games.length > MOST.between ? `, the last ${MOST.between}` : '',
    ],
    look: 'stacked',
    stacks: true,
    columns: [...COLUMNS, { name: 'Winner', result: true }, { name: 'Length', numeric: true, length: true }],
    rows: games
      .slice(0, MOST.between)
      .map((game): Row => [
        ...cells(game),
        { text: game.result ? winner[game.result] : 'Not known' },
        { text: formatClock(game.decidedMs) },
      ]),
  });
}

/** The last games of a player against anyone. */
export const lastGames = ({ name, games }: CastPlayer): Part =>
  table({
    caption: CAST_WORDS.lastGames(name),
    columns: [{ name: 'Against' }, ...COLUMNS.slice(0, 2), { name: 'Result', result: true }],
    rows: games.slice(0, MOST.last).map((game): Row => {
      const [map, played] = cells(game);
      return [
        [{ text: game.opponent }, ' ', { race: game.opponentRace }],
        map!,
        played!,
        { text: capitalised(game.result ?? 'not known') },
      ];
    }),
  });

const cells = ({ replayId, map, playedFrom, playedTo, event }: CastGame): Row => [
  { text: map || NONE, href: urls.game(replayId) },
  playedShort({ from: playedFrom, to: playedTo }) ?? NONE,
  { text: event ?? NONE },
];
