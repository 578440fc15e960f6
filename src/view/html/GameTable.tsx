import { GAME_COLUMNS, gameRow, type ListedGame } from '../game-list.ts';
import { GameRows } from './GameRows.tsx';
import { leadsOf, type SeriesHead } from '../series-heads.ts';
import { Head, visibleColumns } from './Table.tsx';

interface Props {
  games: readonly ListedGame[];
  caption: string;
  /** Heads of series, whose games are next to each other. */
  heads?: ReadonlyMap<number, SeriesHead>;
}

/** A list of archived games. Separate from its rows, because browsers draw only these. */
export function GameTable({ games, caption, heads }: Props) {
  const rows = games.map(gameRow);
  return (
    <table class={heads ? 'games stacked by-series' : 'games stacked'}>
      <caption>{caption}</caption>
      <Head columns={visibleColumns(GAME_COLUMNS)} />
      <tbody>
        <GameRows rows={rows} leads={leadsOf(rows, heads)} />
      </tbody>
    </table>
  );
}
