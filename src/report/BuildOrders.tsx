import type { AnalysedPlayer, GameAnalysis } from '../replay/analysis.ts';
import { stepText } from '../replay/wording.ts';
import { RaceMark } from './RaceMark.tsx';
import { Time } from './Time.tsx';

/** All production of each player, side by side, in order. */
export function BuildOrders({ game }: { game: GameAnalysis }) {
  const players = game.players.filter((player) => player.build.length > 0);
  return (
    <section aria-labelledby="build-orders">
      <h2 id="build-orders">Build orders</h2>
      <p class="quiet">
        Every order to build, train, hire, research or buy. Repeated key presses count as one step; how many
        units a burst of presses made is inferred from the pace and marked ≈. A replay records orders, not
        whether the game obeyed.
      </p>
      <div class="side-by-side">
        {players.map((player) => (
          <BuildOrder key={player.slot} player={player} />
        ))}
      </div>
    </section>
  );
}

function BuildOrder({ player }: { player: AnalysedPlayer }) {
  return (
    <table class="build">
      <caption>
        <bdi>{player.handle}</bdi> <RaceMark race={player.race} random={player.random} />
      </caption>
      <thead>
        <tr>
          <th scope="col" class="number">
            Time
          </th>
          <th scope="col">Order</th>
          <th scope="col">Kind</th>
        </tr>
      </thead>
      <tbody>
        {player.build.map((step, index) => (
          <tr key={index} class={step.count === 0 ? 'cancelled' : undefined}>
            <td class="number">
              <Time ms={step.ms} />
            </td>
            <td>{stepText(step)}</td>
            <td>{step.type}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
