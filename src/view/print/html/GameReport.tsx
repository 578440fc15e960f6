import type { GameAnalysis } from '../../../replay/analysis.ts';
import { Apm } from './game/Apm.tsx';
import type { FileLink } from './Files.tsx';
import { GameFacts, type FactLinks } from './game/GameFacts.tsx';
import { Heroes } from './game/Heroes.tsx';
import { BuildOrders } from './game/BuildOrders.tsx';
import { Players } from './game/Players.tsx';
import { Research } from './game/Research.tsx';
import { Steady } from './Steady.tsx';
import { TimelineSection } from './timeline/TimelineSection.tsx';
import { Timings } from './game/Timings.tsx';
import { Totals } from './game/Totals.tsx';

interface Props {
  game: GameAnalysis;
  event?: string | undefined;
  links?: FactLinks | undefined;
  /** How many rows of build orders to draw at most, over all players; all of them if not given. */
  rows?: number | undefined;
  /** Files with the same facts, where there are any. */
  files?: { apm: readonly FileLink[]; buildOrders: readonly FileLink[] } | undefined;
}

/** Everything a reader sees of one game: the same view for an archived game and a dropped replay. */
export function GameReport({ game, event, links, rows, files }: Props) {
  return (
    <>
      <Steady game={game}>
        <GameFacts game={game} event={event} links={links} />
        <Players game={game} />
        <TimelineSection game={game} />
        <Timings game={game} />
        <Heroes game={game} />
        <Apm game={game} files={files?.apm} />
        <Research game={game} />
        <Totals game={game} />
      </Steady>
      <BuildOrders game={game} rows={rows} files={files?.buildOrders} />
    </>
  );
}
