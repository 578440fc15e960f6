import type { Game, GamePlayer } from '../game.ts';
import { expansionSites, hallsElsewhere } from './expansions.ts';
import { readHeroes, type Hero } from './heroes.ts';
import { findObject } from '../objects/table.ts';
import { seenKinds } from './placement-proof.ts';
import { production } from './production.ts';
import { stood, type Step } from './step.ts';
import { readResearch, type ResearchStep } from './research.ts';
import { readTiers, type Tier } from './tiers.ts';
import { tinyHalls } from './tiny-halls.ts';

/** Facts that both the summary and the analysis rely on. */
export interface PlayerFacts {
  /** All production steps in order, including cancelled ones, for the player's race and neutral objects. */
  steps: Step[];
  /** Steps with another race's objects: orders to an ally's units under shared control, or to charmed units. */
  foreign: Step[];
  heroes: Hero[];
  tiers: Tier[];
  research: ResearchStep[];
  /** All placements that were not cancelled, in order: workers' buildings, and Great Halls from items. */
  placed: Step[];
  /** The additional town halls among these placements, outside the base. */
  halls: Step[];
  /** The first building of each expansion: a town hall or a Haunted Gold Mine. */
  expansions: Step[];
  /** When the player left or, if no leave was recorded, the end of the recording, in ms. */
  endMs: number;
}

/**
 * The result for the last game, because both documents need it. Only one game is cached, because a build
 * loads thousands.
 */
let last: { game: Game; facts: Map<GamePlayer, PlayerFacts> } | undefined;

/** Derives the facts about a player from the log. They can be cached, because decoded games never change. */
export function playerFacts(game: Game, player: GamePlayer): PlayerFacts {
  if (last?.game !== game) last = { game, facts: new Map() };
  const facts = last.facts.get(player) ?? derive(game, player);
  last.facts.set(player, facts);
  return facts;
}

function derive(game: Game, player: GamePlayer): PlayerFacts {
  const produced = production(
    player,
    () => seenKinds(game, player),
    (object, ms) => {
      const forms = game.objects?.[object]?.forms ?? [];
      return (forms.findLast(([since]) => since <= ms) ?? forms[0])?.[1];
    },
  );
  const steps = produced.filter((step) => isOwnRace(player, step.id));
  const placed = [...steps.filter((step) => step.at && stood(step)), ...tinyHalls(game, player, steps)].sort(
    (a, b) => a.ms - b.ms,
  );
  const endMs = game.leaves.find((leave) => leave.slot === player.slot)?.ms ?? game.clockMs;
  return {
    steps,
    foreign: produced.filter((step) => !isOwnRace(player, step.id)),
    heroes: readHeroes(player, steps).filter((hero) => isOwnRace(player, hero.id)),
    tiers: readTiers(player, steps, endMs),
    research: readResearch(steps),
    placed,
    halls: hallsElsewhere(placed),
    expansions: expansionSites(placed),
    endMs,
  };
}

/** Whether an object fits the player's race. Items and neutral objects always do. */
export function isOwnRace(player: Pick<GamePlayer, 'race'>, id: string): boolean {
  const object = findObject(id);
  return !object?.race || !player.race || object.kind === 'item' || object.race === player.race;
}
