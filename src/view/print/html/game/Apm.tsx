import type { GameAnalysis } from '../../../../replay/analysis.ts';
import { ACTION_MEANING, withActions } from '../../../../replay/derive/apm.ts';
import { Files, type FileLink } from '../Files.tsx';
import { byTeam } from '../../../game/teams.ts';
import { timeAxis } from '../../../drawing/axis.ts';
import { Mark } from '../timeline/Mark.tsx';
import { Sideways } from '../timeline/Sideways.tsx';
import { ApmChart } from '../charts/ApmChart.tsx';
import { ApmTable } from './ApmTable.tsx';
import { POINTS } from '../../../drawing/points.ts';
import { mostActions, apmSeries } from '../../../drawing/apm-series.ts';

interface Props {
  game: GameAnalysis;
  files?: readonly FileLink[] | undefined;
}

/** Actions per minute of all players on one scale: two in one chart, more below one another. */
export function Apm({ game: { players: all, clockMs }, files }: Props) {
  const players = byTeam(withActions(all));
  const series = players.map((player) => apmSeries(player, clockMs));
  const most = mostActions(series);
  if (most === 0) return null;
  const axis = timeAxis(clockMs);
  const charts = series.length <= POINTS.length ? [series] : series.map((one) => [one]);
  return (
    <section class="reveals-length" aria-labelledby="apm">
      <h2 id="apm">Actions per minute</h2>
      <Sideways axis={axis} />
      <div class="scroll" role="group" aria-labelledby="apm" tabIndex={0}>
        {charts.map((shown) => (
          <div key={shown[0]?.player.slot}>
            <p class="whose">
              {shown.map(({ player }, index) => (
                <span key={player.slot}>
                  <Mark kind={POINTS[index]!.shape} /> <bdi>{player.handle}</bdi>, mean{' '}
                  {player.apm.average}{' '}
                </span>
              ))}
            </p>
            <ApmChart series={shown} axis={axis} most={most} />
          </div>
        ))}
      </div>
      <p class="quiet">
        {ACTION_MEANING} <Mark kind="completed" /> marks when a tier was completed, or else first seen.
        Minutes that are not whole are in the table alone.
      </p>
      <ApmTable players={players} clockMs={clockMs} />
      <Files files={files} />
    </section>
  );
}
