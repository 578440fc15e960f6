import type { Link } from '../rich-text.ts';

/** Addresses of comparisons that begin with a game. */
export interface Comparisons {
  /** The comparison of a 1v1 game's two players. */
  duel: string | null;
  /** Comparisons of each player with anyone else. */
  players: readonly Link[];
}

/** The section with these links; nothing for a game without named players. */
export const CompareLinks = ({ comparisons: { duel, players } }: { comparisons: Comparisons }) =>
  players.length > 0 && (
    <section aria-labelledby="compare">
      <h3 id="compare">Compare</h3>
      <ul>
        {duel !== null && (
          <li>
            <a href={duel}>Both players of this game, with the differences in seconds</a>
          </li>
        )}
        {players.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>
              <bdi>{text}</bdi> with another player, or with the closest game
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
