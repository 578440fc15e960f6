import type { GameAnalysis } from '../../../../replay/analysis.ts';
import { HeroPanel } from './HeroPanel.tsx';

/** Every hero of each player with its skill order. */
export function Heroes({ game }: { game: GameAnalysis }) {
  const players = game.players.filter((player) => player.heroes.length > 0);
  if (players.length === 0) return null;
  return (
    <section class="reveals-length" aria-labelledby="heroes">
      <h2 id="heroes">Heroes</h2>
      <div class="side-by-side">
        {players.map((player) => (
          <div key={player.slot}>
            <h3>
              <bdi>{player.handle}</bdi>
            </h3>
            {player.heroes.map((hero) => (
              <HeroPanel key={hero.id} hero={hero} />
            ))}
          </div>
        ))}
      </div>
      <p class="quiet">
        The level is the number of skill points seen spent, so the hero reached it at least. Skills are
        numbered in the order in which they were learned; the number behind a skill is its own level.
      </p>
    </section>
  );
}
