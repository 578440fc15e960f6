import type { AnalysedPlayer, GameAnalysis } from '../replay/analysis.ts';
import { skillText } from '../replay/wording.ts';
import { TimeWithBasis } from './Time.tsx';

/** Every hero with its skill order. */
export function Heroes({ game }: { game: GameAnalysis }) {
  const players = game.players.filter((player) => player.heroes.length > 0);
  if (players.length === 0) return null;
  return (
    <section aria-labelledby="heroes">
      <h2 id="heroes">Heroes</h2>
      <div class="side-by-side">
        {players.map((player) => (
          <HeroTable key={player.slot} player={player} />
        ))}
      </div>
      <p class="quiet">
        The level is the number of skill points seen spent, so the hero reached it at least. Skills are given
        in the order in which they were learned.
      </p>
    </section>
  );
}

function HeroTable({ player }: { player: AnalysedPlayer }) {
  return (
    <table>
      <caption>
        <bdi>{player.handle}</bdi>
      </caption>
      <thead>
        <tr>
          <th scope="col">Hero</th>
          <th scope="col">Ordered</th>
          <th scope="col" class="number">
            Level
          </th>
          <th scope="col">Skills</th>
        </tr>
      </thead>
      <tbody>
        {player.heroes.map((hero) => (
          <tr key={hero.id}>
            <th scope="row">{hero.name}</th>
            <td>
              <TimeWithBasis time={hero.ordered} />
            </td>
            <td class="number">{hero.level}</td>
            <td>{skillText(hero)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
