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

/** A game's title: the sides by name, such as "Moon vs Grubby on Echo Isles". */
export function gameTitle(game: GameAnalysis): string {
  const teams = [...new Set(game.players.map((player) => player.team))];
  const sides = teams.map((team) =>
    game.players
      .filter((player) => player.team === team)
      .map((player) => player.handle)
      .join(' & '),
  );
  return `${sides.join(' vs ')}${game.map ? ` on ${game.map}` : ''}`;
}
