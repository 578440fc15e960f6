import type { GameAnalysis } from '../../../../replay/analysis.ts';
import { Files, type FileLink } from '../Files.tsx';
import { timelinePlayers } from '../../../drawing/player.ts';
import { OrderTable } from './OrderTable.tsx';
import { TeamTables } from './TeamTables.tsx';

interface Props {
  game: GameAnalysis;
  /** How many rows to draw at most, over all players. */
  rows?: number | undefined;
  files?: readonly FileLink[] | undefined;
}

/** All production: of two players in one table on one time axis, of more in a table for each. */
export function BuildOrders({ game, rows, files }: Props) {
  const players = timelinePlayers(game);
  if (players.length === 0) return null;
  return (
    <section class="reveals-length" aria-labelledby="build-orders">
      <h2 id="build-orders">Build orders</h2>
      <p class="quiet">
        Every order to build, train, hire, research or buy. Repeated key presses count as one step; how many
        units a burst of presses made is inferred from the pace and marked ≈. A replay records orders, not
        whether the game obeyed. The <a href="#filters">boxes at the timeline</a> hide rows here as well.
      </p>
      <Files files={files} />
      {players.length <= 2 ? (
        <OrderTable players={players} caption="All orders in order of time" most={rows} />
      ) : (
        <TeamTables players={players} most={rows} />
      )}
    </section>
  );
}
