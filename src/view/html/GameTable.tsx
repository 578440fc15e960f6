import { GAME_COLUMNS, gameRow, type ListedGame } from '../game-list.ts';
import { GameRows } from './GameRows.tsx';
import { Head, shownColumns } from './Table.tsx';

/** A list of archived games. Separate from its rows, because browsers draw only these. */
export const GameTable = ({ games, caption }: { games: readonly ListedGame[]; caption: string }) => (
  <table class="games stacked">
    <caption>{caption}</caption>
    <Head columns={shownColumns(GAME_COLUMNS)} />
    <tbody>
      <GameRows rows={games.map(gameRow)} />
    </tbody>
  </table>
);
