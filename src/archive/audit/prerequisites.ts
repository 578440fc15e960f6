/** Finds steps that the rules of the game forbid: signs that an earlier order was misread or is missing. */
import type { GamePlayer } from '../../game/game.ts';
import { makersOf } from '../../game/objects/made-by.ts';
import { findObject, TOWN_HALLS } from '../../game/objects/table.ts';
import { stood, type Step } from '../../game/derive/step.ts';
import { HALL_UPGRADE_MS } from '../../game/derive/tiers.ts';
import type { ExaminedPlayer } from './examine.ts';
import { atPlayers, type AtPlayers, type AuditPlace } from './place.ts';
import { sum } from './statistics.ts';

/** What all recordings together show. */
export interface PrerequisiteAudit {
  /** Number of checked steps: those with a known maker or tier. */
  checked: number;
  /** Steps ordered before their building was placed. */
  withoutMaker: (AuditPlace & EarlyStep)[];
  /** Steps ordered before the required hall upgrade could be finished. */
  withoutTier: (AuditPlace & EarlyStep)[];
}

/** A step that came too early. */
export interface EarlyStep {
  ms: number;
  id: string;
  /** The missing building or hall. */
  needs: string;
  /** When the required building was eventually ordered; null if never. */
  neededMs: number | null;
}

/** The findings for one player. */
export interface PlayerPrerequisites {
  checked: number;
  withoutMaker: EarlyStep[];
  withoutTier: EarlyStep[];
}

/** Checks all units, heroes, upgrades and buildings of a player's race. */
export function prerequisitesOf({ player, facts: { steps } }: ExaminedPlayer): PlayerPrerequisites {
  const checks = steps.flatMap((step) => [checkMaker(step, steps), checkTier(step, steps, player)]);
  const early = (kind: Check['kind']) =>
    checks.flatMap((check) => (check.early && check.kind === kind ? [check.early] : []));
  return {
    checked: checks.filter(({ kind }) => kind !== 'none').length,
    withoutMaker: early('maker'),
    withoutTier: early('tier'),
  };
}

/** Combines the findings of games. */
export const auditPrerequisites = (games: AtPlayers<PlayerPrerequisites>): PrerequisiteAudit => ({
  checked: sum(games.flatMap(({ players }) => players.map(({ checked }) => checked))),
  withoutMaker: atPlayers(games, ({ withoutMaker }) => withoutMaker),
  withoutTier: atPlayers(games, ({ withoutTier }) => withoutTier),
});

interface Check {
  /** `none` if the tables contain no requirement for the step. */
  kind: 'maker' | 'tier' | 'none';
  early?: EarlyStep;
}

function checkMaker(step: Step, steps: readonly Step[]): Check {
  const makers = step.type === 'revival' ? [] : makersOf(step.id);
  const [needs] = makers;
  if (!needs) return { kind: 'none' };
  const placed = steps.find((other) => makers.includes(other.id) && other.at && stood(other));
  if (placed && placed.ms < step.ms) return { kind: 'maker' };
  return { kind: 'maker', early: { ms: step.ms, id: step.id, needs, neededMs: placed?.ms ?? null } };
}

function checkTier(step: Step, steps: readonly Step[], { race }: GamePlayer): Check {
  const object = findObject(step.id);
  if (!race || object?.race !== race || step.type === 'item') return { kind: 'none' };
  // A hall upgrade itself requires the tier below.
  const tier = TOWN_HALLS[race].includes(step.id) ? (object.tier ?? 1) - 1 : (object.tier ?? 1);
  const hall = TOWN_HALLS[race][tier - 1];
  if (tier < 2 || !hall) return { kind: 'none' };
  const order = steps.find((other) => other.id === hall && stood(other));
  if (order && step.ms - order.ms >= HALL_UPGRADE_MS) return { kind: 'tier' };
  return { kind: 'tier', early: { ms: step.ms, id: step.id, needs: hall, neededMs: order?.ms ?? null } };
}
