import type { GameAnalysis } from '../../../../replay/analysis.ts';

const GROUPS = [
  { type: 'unit', name: 'Units' },
  { type: 'building', name: 'Buildings' },
  { type: 'item', name: 'Items bought' },
] as const;

/** How many of everything each player ordered in the whole game. */
export function Totals({ game }: { game: GameAnalysis }) {
  const players = game.players.filter((player) => player.totals.length > 0);
  return (
    <section aria-labelledby="totals">
      <h2 id="totals">Ordered in all</h2>
      <div class="scroll" role="group" aria-labelledby="totals" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Player</th>
              {GROUPS.map((group) => (
                <th scope="col" key={group.type}>
                  {group.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <tr key={player.slot}>
                <th scope="row">
                  <bdi>{player.handle}</bdi>
                </th>
                {GROUPS.map(({ type }) => (
                  <td key={type}>
                    {player.totals
                      .filter((total) => total.type === type)
                      .map(({ name, count }) => `${name} ${count}`)
                      .join(', ') || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
