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

/** What the summary and the analysis both rest on. */
export interface PlayerFacts {
  /** All production steps in order, cancelled ones included, of the own race and neutral. */
  steps: Step[];
  /** Steps with another race's objects: given to an ally's units under shared control, or to charmed ones. */
  foreign: Step[];
  heroes: Hero[];
  tiers: Tier[];
  research: ResearchStep[];
  /** Everything placed that stood, in order: what workers built, and the Great Halls of items. */
  placed: Step[];
  /** Of them the further town halls, elsewhere than in the base. */
  halls: Step[];
  /** The first building of each expansion: a town hall or a Haunted Gold Mine. */
  expansions: Step[];
  /** When the player left, or the end of the recording, in ms. */
  endMs: number;
}

/** What was derived last: both documents of a game ask for the same. Of one game alone, as a build holds thousands. */
let last: { game: Game; facts: Map<GamePlayer, PlayerFacts> } | undefined;

/** Derives the facts about one player from the log. Games are not changed once they are decoded. */
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

/** Items have no owner; everything else belongs to one race or to none. */
export function isOwnRace(player: Pick<GamePlayer, 'race'>, id: string): boolean {
  const object = findObject(id);
  return !object?.race || !player.race || object.kind === 'item' || object.race === player.race;
}
