import type { AnalysedPlayer, GameAnalysis } from '../../../../replay/analysis.ts';
import { RaceMark } from '../RaceMark.tsx';
import { Time } from '../Time.tsx';

const RESULT_WORDS = { won: 'Won', lost: 'Lost' } as const;

/** Who played, in one table: race, result, when they left, actions per minute. */
export function Players({ game }: { game: GameAnalysis }) {
  const teams = new Set(game.players.map((player) => player.team)).size < game.players.length;
  return (
    <section aria-labelledby="players">
      <h2 id="players">Players</h2>
      <div class="scroll" role="group" aria-labelledby="players" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Player</th>
              {teams && <th scope="col">Team</th>}
              <th scope="col">Race</th>
              <th scope="col" class="result">
                Result
              </th>
              <th scope="col">Heroes</th>
              <th scope="col" class="number length">
                Left
              </th>
              <th scope="col" class="number">
                APM
              </th>
            </tr>
          </thead>
          <tbody>
            {game.players.map((player) => (
              <tr key={player.slot}>
                <th scope="row">
                  <PlayerName player={player} />
                </th>
                {teams && <td>{player.team + 1}</td>}
                <td>
                  <RaceMark race={player.race} random={player.random} />
                </td>
                <td class="result">
                  <span class={player.result ?? undefined}>
                    {player.result ? RESULT_WORDS[player.result] : 'Not known'}
                  </span>
                </td>
                <td>{player.heroes.map((hero) => hero.name).join(', ') || '–'}</td>
                <td class="number length">
                  <Time ms={player.leftMs} />
                </td>
                <td class="number">{player.kind === 'human' ? player.apm.average : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {game.observers.length > 0 && (
        <p class="quiet">
          Watched by{' '}
          {game.observers.map((name, index) => (
            <span key={index}>
              {index > 0 && ', '}
              <bdi>{name}</bdi>
            </span>
          ))}
          .
        </p>
      )}
    </section>
  );
}

/** A player's name as people say it, with the name as recorded where that differs. */
export function PlayerName({ player }: { player: AnalysedPlayer }) {
  const recorded = player.name !== null && player.name !== player.handle ? player.name : null;
  return (
    <>
      <bdi>{player.handle}</bdi>
      {recorded && (
        <span class="quiet recorded">
          {' '}
          <bdi>{recorded}</bdi>
        </span>
      )}
    </>
  );
}
