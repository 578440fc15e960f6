import type { GameAnalysis } from '../../../../replay/analysis.ts';
import { Time } from '../Time.tsx';

/** Upgrades researched by each player, in order. */
export function Research({ game }: { game: GameAnalysis }) {
  const players = game.players.filter((player) => player.research.length > 0);
  if (players.length === 0) return null;
  return (
    <section class="reveals-length" aria-labelledby="research">
      <h2 id="research">Research</h2>
      <div class="side-by-side">
        {players.map((player) => (
          <table key={player.slot}>
            <caption>
              <bdi>{player.handle}</bdi>
            </caption>
            <thead>
              <tr>
                <th scope="col" class="number">
                  Ordered
                </th>
                <th scope="col">Upgrade</th>
                <th scope="col" class="number">
                  Level
                </th>
              </tr>
            </thead>
            <tbody>
              {player.research.map((step, index) => (
                <tr key={index}>
                  <td class="number">
                    <Time ms={step.ms} />
                  </td>
                  <td>{step.name}</td>
                  <td class="number">{step.level}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}
