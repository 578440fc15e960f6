/** The beginning of a player’s build order, as openings are compared. */
import type { AnalysedStep, GameAnalysis } from '../../../game/analysis.ts';
import { toSeconds } from '../../../game/clock.ts';
import type { Race } from '../../../game/races.ts';
import { endOf, opponentOf, type Side } from '../side.ts';

/** How many seconds of a game are compared. Later orders depend more on the fights than on a plan. */
export const EARLY_SEC = 7 * 60;
/** Maximum distinct objects in an opening. */
export const STEPS_AT_MOST = 20;

/** An object and the time of its first order, in whole seconds. */
export interface OpeningStep {
  id: string;
  name: string;
  kind: 'building' | 'unit' | 'hero' | 'upgrade';
  sec: number;
}

/** How a player opened, for finding the closest game. */
export interface Opening {
  replayId: string;
  slot: string;
  /** Display name; untrusted text. */
  handle: string;
  race: Race | null;
  /** Race of the only opponent; null in team games or if unknown. */
  opponent: Race | null;
  /** Sizes of the sides, such as "1v1". */
  sides: string;
  /** The player's last moment in the game, in seconds. */
  endSec: number;
  /** Each object once, at its first uncancelled order, without workers and items. */
  steps: readonly OpeningStep[];
}

/** The opening of a side. */
export function openingOf(side: Side): Opening {
  const { game, player } = side;
  const firstSteps = new Map<string, OpeningStep>();
  for (const step of player.build) {
    const sec = toSeconds(step.ms);
    if (sec >= EARLY_SEC || firstSteps.size === STEPS_AT_MOST) break;
    const kind = kindOf(step);
    if (kind && !firstSteps.has(step.id))
      firstSteps.set(step.id, { id: step.id, name: step.name, kind, sec });
  }
  return {
    replayId: game.replayId,
    slot: player.slot,
    handle: player.handle,
    race: player.race,
    opponent: opponentOf(side)?.race ?? null,
    sides: game.sides,
    endSec: toSeconds(endOf(side)),
    steps: [...firstSteps.values()],
  };
}

/** The openings of all people in these games, game by game. Computers follow a script, so they are left out. */
export const archiveOpenings = (games: readonly GameAnalysis[]): Opening[] =>
  games.flatMap((game) =>
    game.players.filter(({ kind }) => kind === 'human').map((player) => openingOf({ game, player })),
  );

/** The kind of a step; null for steps that say nothing about the plan. */
function kindOf({ type, worker, cancelled }: AnalysedStep): OpeningStep['kind'] | null {
  if (worker || cancelled) return null;
  return type === 'building' || type === 'unit' || type === 'hero' || type === 'upgrade' ? type : null;
}
