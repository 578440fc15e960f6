import type { GameAnalysis } from '../../../../replay/analysis.ts';
import { formatClock } from '../../../../replay/clock.ts';
import { winnerNames } from '../../../words.ts';

/** Pages of the archive about facts of a game; a dropped replay has none. */
export interface FactLinks {
  event: string | null;
  map: string | null;
  matchup: string | null;
}

interface Props {
  game: GameAnalysis;
  event?: string | undefined;
  links?: FactLinks | undefined;
}

/** The facts about the game as a whole, and what is missing from the recording. */
export function GameFacts({ game, event, links }: Props) {
  const paused = game.pausedMs >= 1000 ? `${formatClock(game.pausedMs)} paused, not counted` : null;
  return (
    <>
      <dl class="facts">
        <Fact
          name="Winner"
          reveals="result"
          value={winnerNames(game) ?? 'Not known'}
          note={game.winner?.sentence ?? 'The recording does not tell who won.'}
        />
        <Fact name="Event" value={event ?? 'Not known'} href={links?.event} />
        <Fact name="Map" value={game.map || 'Not known'} href={links?.map} />
        <Fact name="Length" reveals="length" value={formatClock(game.durationMs)} note={paused} />
        <Fact
          name="Patch"
          value={game.patch ?? 'Not known'}
          note={game.build ? `build ${game.build}` : null}
        />
        <Fact name="Sides" value={game.sides} note={game.matchup} href={links?.matchup} />
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
  /** Where more of its kind is found. */
  href?: string | null | undefined;
  /** What it gives away of the game, as a class. */
  reveals?: string;
}

function Fact({ name, value, note, href, reveals }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class={reveals}>
        {href ? <a href={href}>{value}</a> : <bdi>{value}</bdi>}
        {note && <span class="quiet"> {note}</span>}
      </dd>
    </div>
  );
}
