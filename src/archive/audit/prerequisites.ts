/** Steps that the rules of the game forbid: signs that something before them was misread or is missing. */
import type { GamePlayer } from '../../game/game.ts';
import { makersOf } from '../../game/objects/made-by.ts';
import { findObject, TOWN_HALLS } from '../../game/objects/table.ts';
import { stood, type Step } from '../../game/derive/step.ts';
import { HALL_UPGRADE_MS } from '../../game/derive/tiers.ts';
import type { ExaminedPlayer } from './examine.ts';
import { atPlayers, type AtPlayers, type AuditPlace } from './place.ts';
import { sum } from './statistics.ts';

export interface PrerequisiteAudit {
  /** Steps whose maker or tier is known, and which were therefore looked at. */
  checked: number;
  /** Ordered before its building was placed. */
  withoutMaker: (AuditPlace & EarlyStep)[];
  /** Ordered sooner than the hall upgrade it needs could be done. */
  withoutTier: (AuditPlace & EarlyStep)[];
}

export interface EarlyStep {
  ms: number;
  id: string;
  /** The building or hall that is missing. */
  needs: string;
  /** When that was ordered after all; null for never. */
  neededMs: number | null;
}

/** The same of one player. */
export interface PlayerPrerequisites {
  checked: number;
  withoutMaker: EarlyStep[];
  withoutTier: EarlyStep[];
}

/** Looks at every unit, hero, upgrade and building of a player's own race. */
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

/** Puts those of games together. */
export const auditPrerequisites = (games: AtPlayers<PlayerPrerequisites>): PrerequisiteAudit => ({
  checked: sum(games.flatMap(({ players }) => players.map(({ checked }) => checked))),
  withoutMaker: atPlayers(games, ({ withoutMaker }) => withoutMaker),
  withoutTier: atPlayers(games, ({ withoutTier }) => withoutTier),
});

interface Check {
  /** `none`: this list states nothing for the step. */
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
  // The next hall itself needs the one below it.
  const tier = TOWN_HALLS[race].includes(step.id) ? (object.tier ?? 1) - 1 : (object.tier ?? 1);
  const hall = TOWN_HALLS[race][tier - 1];
  if (tier < 2 || !hall) return { kind: 'none' };
  const order = steps.find((other) => other.id === hall && stood(other));
  if (order && step.ms - order.ms >= HALL_UPGRADE_MS) return { kind: 'tier' };
  return { kind: 'tier', early: { ms: step.ms, id: step.id, needs: hall, neededMs: order?.ms ?? null } };
}
