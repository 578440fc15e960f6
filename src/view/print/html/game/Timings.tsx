import type { AnalysedPlayer, BasedTime, GameAnalysis } from '../../../../replay/analysis.ts';
import { TIER_DOUBTS } from '../../../../replay/vocabulary.ts';
import { BASIS_MEANINGS, furtherExpansions } from '../../../words.ts';
import { TimeWithBasis } from '../Time.tsx';

interface Row {
  name: string;
  time: (player: AnalysedPlayer) => BasedTime | null;
  note?: (player: AnalysedPlayer) => string | null;
}

const tier = (player: AnalysedPlayer, number: 2 | 3) => player.tiers.find((one) => one.tier === number);

const ROWS: readonly Row[] = [
  {
    name: 'First hero ordered',
    time: (player) => player.heroes.find((hero) => hero.ordered)?.ordered ?? null,
    note: (player) => player.heroes.find((hero) => hero.ordered)?.name ?? null,
  },
  ...([2, 3] as const).flatMap((number): Row[] => [
    {
      name: `Tier ${number} ordered`,
      time: (player) => tier(player, number)?.ordered ?? null,
      note: (player) => {
        const doubt = tier(player, number)?.doubt;
        return doubt ? TIER_DOUBTS[doubt] : null;
      },
    },
    { name: `Tier ${number} completed`, time: (player) => tier(player, number)?.completed ?? null },
    { name: `Tier ${number} first seen`, time: (player) => tier(player, number)?.observed ?? null },
  ]),
  {
    name: 'First expansion ordered',
    time: ({ expansions: [first] }) => (first ? { ms: first.ms, basis: 'order' } : null),
    note: (player) =>
      [player.expansions[0]?.name, furtherExpansions(player)].filter(Boolean).join(', ') || null,
  },
];

/** The key timings of all players, each with what it rests on. */
export function Timings({ game }: { game: GameAnalysis }) {
  const players = game.players.filter((player) => player.kind === 'human');
  return (
    <section aria-labelledby="timings">
      <h2 id="timings">Timings</h2>
      <div class="scroll" role="group" aria-labelledby="timings" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Moment</th>
              {players.map((player) => (
                <th scope="col" key={player.slot}>
                  <bdi>{player.handle}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {players.map((player) => (
                  <td key={player.slot}>
                    <TimeWithBasis time={row.time(player)} />
                    <Note text={row.note?.(player)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="quiet">
        {Object.entries(BASIS_MEANINGS).map(([basis, meaning], index) => (
          <span key={basis}>
            {index > 0 && '; '}
            <em>{basis}</em>: {meaning}
          </span>
        ))}
        . Times are minutes and seconds of game time, pauses left out.
      </p>
    </section>
  );
}

/** That the game ended too early for an upgrade tells about its length. */
const Note = ({ text }: { text: string | null | undefined }) =>
  text ? <span class={text === TIER_DOUBTS.unfinished ? 'note length' : 'note'}>{text}</span> : null;
