import type { Game, GamePlayer } from '../game.ts';
import { hallsElsewhere } from './expansions.ts';
import { readHeroes, type Hero } from './heroes.ts';
import { findObject } from '../objects/table.ts';
import { seenKinds } from './placement-proof.ts';
import { production } from './production.ts';
import type { Step } from './step.ts';
import { readResearch, type ResearchStep } from './research.ts';
import { readTiers, type Tier } from './tiers.ts';

/** What the summary and the analysis both rest on. */
export interface PlayerFacts {
  /** All production steps in order, cancelled ones included, of the own race and neutral. */
  steps: Step[];
  /** Steps with another race's objects: given to an ally's units under shared control, or to charmed ones. */
  foreign: Step[];
  heroes: Hero[];
  tiers: Tier[];
  research: ResearchStep[];
  /** Placements of further town halls that stood, elsewhere than in the base, in order. */
  expansions: Step[];
  /** When the player left, or the end of the recording, in ms. */
  endMs: number;
}

/** What was derived last: both documents of a game ask for the same. Of one game alone, as a build holds thousands. */
let last: { game: Game; facts: Map<GamePlayer, PlayerFacts> } | undefined;

/** Derives the facts about one player from the log. Games are not changed once they are decoded. */
export function playerFacts(game: Game, player: GamePlayer): PlayerFacts {
  if (last?.game !== game) last = { game, facts: new Map() };
  const own = last.facts.get(player) ?? derive(game, player);
  last.facts.set(player, own);
  return own;
}

function derive(game: Game, player: GamePlayer): PlayerFacts {
  const all = production(player, () => seenKinds(game, player));
  const steps = all.filter((step) => isOwnRace(player, step.id));
  const endMs = game.leaves.find((leave) => leave.slot === player.slot)?.ms ?? game.clockMs;
  return {
    steps,
    foreign: all.filter((step) => !isOwnRace(player, step.id)),
    heroes: readHeroes(player, steps).filter((hero) => isOwnRace(player, hero.id)),
    tiers: readTiers(player, steps, endMs),
    research: readResearch(steps),
    expansions: hallsElsewhere(steps),
    endMs,
  };
}

/** Items have no owner; everything else belongs to one race or to none. */
export function isOwnRace(player: Pick<GamePlayer, 'race'>, id: string): boolean {
  const object = findObject(id);
  return !object?.race || !player.race || object.kind === 'item' || object.race === player.race;
}
