/** A tree of how players of one race open: first building, heroes, expansion, and tech. */
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { heroesInOrder, timingOf } from '../../game/key-timings.ts';
import { firstStepsOf } from '../../game/first-steps.ts';
import { groupBy, type Appearance } from './appearances.ts';
import { distribution } from './distribution.ts';
import { recordIn, type WinRecord } from './records.ts';

/** A player's choice at one step; `ms` is the order time, or null if the player didn't do this. */
export interface TreeChoice {
  /** Object id; null if nothing was chosen. */
  id: string | null;
  name: string;
  ms: number | null;
}

/** All steps of the tree, outermost first. */
export const STEPS = {
  building: { title: 'First building', of: chooseBuilding },
  hero: { title: 'First hero', of: (player) => heroAt(player, 0) },
  'second-hero': { title: 'Second hero', of: (player) => heroAt(player, 1) },
  expansion: { title: 'Expansion', of: expansion },
  tech: { title: 'Tech', of: tierChoice },
} satisfies Record<string, { title: string; of: (player: AnalysedPlayer) => TreeChoice }>;
export type TreeStep = keyof typeof STEPS;
const ORDER = Object.keys(STEPS) as TreeStep[];

/** All players with the same choice after the same earlier choices. */
export interface Branch {
  step: TreeStep;
  id: string | null;
  name: string;
  /** In archive order. */
  appearances: Appearance[];
  record: WinRecord;
  /** Median order time in whole seconds; null for players who didn't do this. */
  medianSec: number | null;
  /** The next choices, most games first; empty below the last step. */
  branches: Branch[];
}

/** Builds the tree of these appearances. Players without a recorded building are left out. */
export const openingTree = (appearances: readonly Appearance[]): Branch[] =>
  branchesOf(
    appearances.filter(({ player }) => chooseBuilding(player).ms !== null),
    0,
  );

/** A player's choices from a step on. */
export const choicesFrom = (player: AnalysedPlayer, startDepth: number): TreeChoice[] =>
  ORDER.slice(startDepth).map((step) => STEPS[step].of(player));

/** Index of a step, 0 for the outermost. */
export const depthOf = (step: TreeStep): number => ORDER.indexOf(step);

function branchesOf(appearances: readonly Appearance[], depth: number): Branch[] {
  const step = ORDER[depth];
  if (step === undefined) return [];
  const { of } = STEPS[step];
  return [...groupBy(appearances, ({ player }) => of(player).name)]
    .map(([name, group]): Branch => {
      const choices = group.map(({ player }) => of(player));
      return {
        step,
        id: choices[0]!.id,
        name,
        appearances: group,
        record: recordIn(group),
        medianSec: distribution(choices.flatMap(({ ms }) => ms ?? []))?.medianSec ?? null,
        branches: branchesOf(group, depth + 1),
      };
    })
    .sort((a, b) => b.appearances.length - a.appearances.length || (a.name < b.name ? -1 : 1));
}

function chooseBuilding(player: AnalysedPlayer): TreeChoice {
  const first = firstStepsOf(player).build.find(({ type }) => type === 'building');
  return first ? { id: first.id, name: first.name, ms: first.ms } : notTaken('No building');
}

function heroAt(player: AnalysedPlayer, index: number): TreeChoice {
  const hero = heroesInOrder(player)[index];
  if (hero) return { id: hero.id, name: hero.name, ms: hero.ordered!.ms };
  return notTaken(index === 0 ? 'No hero' : 'No second hero');
}

function expansion(player: AnalysedPlayer): TreeChoice {
  const ms = timingOf(player, 'expansion');
  const tier2 = timingOf(player, 'tier-2') ?? Infinity;
  if (ms === null) return notTaken('No expansion');
  return { id: null, name: ms < tier2 ? 'Expansion before tier 2' : 'Expansion after tier 2', ms };
}

function tierChoice(player: AnalysedPlayer): TreeChoice {
  for (const [timing, name] of [
    ['tier-3', 'Up to tier 3'],
    ['tier-2', 'Up to tier 2'],
  ] as const) {
    const ms = timingOf(player, timing);
    if (ms !== null) return { id: null, name, ms };
  }
  return notTaken('No tier 2');
}

/** The choice at a step that the player didn't take. */
const notTaken = (name: string): TreeChoice => ({ id: null, name, ms: null });

/** The most frequent choice at a step with its count; null without appearances. */
export function mostChosen(
  appearances: readonly Appearance[],
  step: TreeStep,
): { choice: TreeChoice; count: number } | null {
  const choices = appearances.map(({ player }) => STEPS[step].of(player));
  const [mostFrequent] = [...groupBy(choices, ({ name }) => name).values()].sort(
    (a, b) => b.length - a.length,
  );
  return mostFrequent ? { choice: mostFrequent[0]!, count: mostFrequent.length } : null;
}
