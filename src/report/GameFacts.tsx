import type { GameAnalysis } from '../replay/analysis.ts';
import { formatClock } from '../replay/clock.ts';

/** The facts about the game as a whole, and what is missing from the recording. */
export function GameFacts({ game, event }: { game: GameAnalysis; event?: string | undefined }) {
  const paused = game.pausedMs >= 1000 ? `${formatClock(game.pausedMs)} paused, not counted` : null;
  return (
    <>
      <dl class="facts">
        <Fact name="Event" value={event ?? 'Not known'} />
        <Fact name="Map" value={game.map || 'Not known'} />
        <Fact name="Length" reveals="length" value={formatClock(game.durationMs)} note={paused} />
        <Fact
          name="Patch"
          value={game.patch ?? 'Not known'}
          note={game.build ? `build ${game.build}` : null}
        />
        <Fact name="Sides" value={game.sides} note={game.matchup} />
      </dl>
      {game.incomplete && (
        <p class="notice">
          This recording is not complete. {game.incomplete.sentence}{' '}
          <span class="length">It reaches {formatClock(game.clockMs)}.</span>
        </p>
      )}
      {game.undecodable > 0 && (
        <p class="notice">
          {game.undecodable} groups of commands could not be decoded; orders may be missing.
        </p>
      )}
    </>
  );
}

interface FactProps {
  name: string;
  value: string;
  note?: string | null;
  /** What it gives away of the game, as a class. */
  reveals?: string;
}

function Fact({ name, value, note, reveals }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class={reveals}>
        <span>{value}</span>
        {note && <span class="quiet"> {note}</span>}
      </dd>
    </div>
  );
}
