import { RaceMark } from '../RaceMark.tsx';
import type { TimelinePlayer } from '../../../drawing/player.ts';
import { OrderTable } from './OrderTable.tsx';

interface Props {
  players: readonly TimelinePlayer[];
  /** How many rows to draw at most, over all players. */
  most?: number | undefined;
}

/** A table for each player, folded; those of a team stand together. */
export function TeamTables({ players, most }: Props) {
  const teams = [...Map.groupBy(players, ({ team }) => team)];
  const each = most === undefined ? undefined : Math.ceil(most / players.length);
  const folded = (members: readonly TimelinePlayer[]) =>
    members.map((one) => (
      <details class="fold" key={one.player.slot}>
        <summary>
          <bdi>{one.label}</bdi> <RaceMark race={one.player.race} random={one.player.random} />,{' '}
          {one.player.build.length} {one.player.build.length === 1 ? 'order' : 'orders'}
        </summary>
        <OrderTable players={[one]} caption="Orders in order of time" most={each} />
      </details>
    ));
  return (
    <>
      {teams.map(([team, members]) =>
        team === undefined ? (
          folded(members)
        ) : (
          <section key={team} aria-label={team}>
            <h3>{team}</h3>
            {folded(members)}
          </section>
        ),
      )}
    </>
  );
}
