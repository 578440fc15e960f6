import type { GameAnalysis } from '../replay/analysis.ts';
import { BuildOrders } from './BuildOrders.tsx';
import { GameFacts } from './GameFacts.tsx';
import { Heroes } from './Heroes.tsx';
import { Players } from './Players.tsx';
import { Research } from './Research.tsx';
import { Timings } from './Timings.tsx';
import { Totals } from './Totals.tsx';

/** Everything a reader sees of one game: the same view for an archived game and a dropped replay. */
export function GameReport({ game, event }: { game: GameAnalysis; event?: string | undefined }) {
  return (
    <>
      <GameFacts game={game} event={event} />
      <Players game={game} />
      <Timings game={game} />
      <BuildOrders game={game} />
      <Heroes game={game} />
      <Research game={game} />
      <Totals game={game} />
    </>
  );
}
