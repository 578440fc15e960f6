/** How much of what players pressed was taken together or taken back. */
import type { Step } from '../replay/derive/step.ts';
import type { Examined } from './examine.ts';
import { sum } from './statistics.ts';

export interface MergeAudit {
  /** Orders to produce something, as recorded. */
  orders: number;
  /** Production steps they were read as, cancelled ones included. */
  steps: number;
  /** Steps that several quick presses made, and the presses beyond the first. */
  bursts: { steps: number; presses: number };
  /** Buildings whose place was chosen again, and the orders beyond the first. */
  replacements: { steps: number; orders: number };
  /** Commands to stop something, those whose victim was found, and the rest. */
  cancels: { commands: number; attributed: number; notAttributable: number };
}

/** Counts over everybody's production, other races' objects included. */
export function auditMerging(games: readonly Examined[]): MergeAudit {
  const players = games.flatMap((game) => game.players);
  const steps = players.flatMap(({ facts }) => [...facts.steps, ...facts.foreign]);
  const commands = sum(players.map(({ cancels }) => cancels));
  const repeated = steps.filter(({ presses }) => presses > 1);
  const bursts = repeated.filter(({ at }) => !at);
  const replacements = repeated.filter(({ at }) => at);
  // Every attribution takes exactly one thing back.
  const attributed = sum(steps.map(({ cancelled }) => cancelled));
  return {
    orders: sum(steps.map(({ presses }) => presses)),
    steps: steps.length,
    bursts: { steps: bursts.length, presses: repeats(bursts) },
    replacements: { steps: replacements.length, orders: repeats(replacements) },
    cancels: { commands, attributed, notAttributable: commands - attributed },
  };
}

const repeats = (steps: readonly Step[]): number => sum(steps.map(({ presses }) => presses - 1));
