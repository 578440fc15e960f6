/** Counts how many key presses were merged or cancelled. */
import type { Step } from '../../game/derive/step.ts';
import type { ExaminedPlayer } from './examine.ts';
import { sum, total } from './statistics.ts';

export interface MergeAudit {
  /** Production orders, as recorded. */
  orders: number;
  /** Production steps derived from the key presses, including cancelled steps. */
  steps: number;
  /** Steps that consist of several quick presses, and the number of presses beyond the first. */
  bursts: { steps: number; presses: number };
  /** Buildings placed again elsewhere, and the number of orders beyond the first. */
  replacements: { steps: number; orders: number };
  /** Cancel commands: all commands, those matched to an order, and the rest. */
  cancels: { commands: number; attributed: number; notAttributable: number };
}

/** Counts over a player's production, including other races' objects. */
export function mergingOf({ facts, cancels: commands }: ExaminedPlayer): MergeAudit {
  const steps = [...facts.steps, ...facts.foreign];
  const repeated = steps.filter(({ presses }) => presses > 1);
  const bursts = repeated.filter(({ at }) => !at);
  const replacements = repeated.filter(({ at }) => at);
  // Each matched cancellation removes exactly one thing.
  const attributed = sum(steps.map(({ cancelled }) => cancelled));
  return {
    orders: sum(steps.map(({ presses }) => presses)),
    steps: steps.length,
    bursts: { steps: bursts.length, presses: repeats(bursts) },
    replacements: { steps: replacements.length, orders: repeats(replacements) },
    cancels: { commands, attributed, notAttributable: commands - attributed },
  };
}

const NOTHING: MergeAudit = {
  ...{ orders: 0, steps: 0, bursts: { steps: 0, presses: 0 }, replacements: { steps: 0, orders: 0 } },
  cancels: { commands: 0, attributed: 0, notAttributable: 0 },
};

/** Adds up the counts of players. */
export const auditMerging = (players: readonly MergeAudit[]): MergeAudit => total(players, NOTHING);

const repeats = (steps: readonly Step[]): number => sum(steps.map(({ presses }) => presses - 1));
