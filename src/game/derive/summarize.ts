/** Makes a game’s summary, the document of the API contract. */
import { formatClock } from '../clock.ts';
import type { Game, GamePlayer } from '../game.ts';
import { competitors, fingerprint } from '../identity.ts';
import { mapName } from '../map-name.ts';
import { findObject, objectName } from '../objects/table.ts';
import { firstOrderedHero } from './heroes.ts';
import { playerFacts, type PlayerFacts } from './player-facts.ts';
import { BUILD_STEP_TYPES, stood, type Step } from './step.ts';
import type { BuildStep, NamedEntity, ReplaySummary, SummaryPlayer } from '../summary-schema.ts';
import { seenAtTier } from './tiers.ts';

/** Length of the published opening. */
const PREVIEW_STEPS = 20;

/** The contract's document for a game, under its published id. */
export function summarize(game: Game, replayId: string): ReplaySummary {
  const players = competitors(game).map(
    (player) => [String(player.slot), summarizePlayer(game, player)] as const,
  );
  return {
    replayId,
    map: mapName(game.map.path) || null,
    mapRaw: game.map.path || null,
    durationMs: game.lengthMs,
    durationFormatted: formatClock(game.lengthMs),
    fingerprint: fingerprint(game),
    players: Object.fromEntries(players),
  };
}

function summarizePlayer(game: Game, player: GamePlayer): SummaryPlayer {
  const facts = playerFacts(game, player);
  const opener = firstOrderedHero(facts.heroes);
  const tier2 = seenAtTier(facts.tiers[0]);
  const tier3 = seenAtTier(facts.tiers[1]);
  const expansion = facts.halls[0]?.ms ?? null;
  return {
    name: player.name,
    race: player.race,
    heroOpener: opener ? { ...toEntity(opener.id), ...gameTime(opener.orderedMs ?? 0) } : null,
    tier2Time: tier2,
    tier2TimeFormatted: clockOrNull(tier2),
    tier3Time: tier3,
    tier3TimeFormatted: clockOrNull(tier3),
    expansionTime: expansion,
    expansionTimeFormatted: clockOrNull(expansion),
    buildPreview: buildPreview(facts.steps),
    ...composition(facts, tier2, tier3),
    researched: facts.research.map(({ id, ms, level, category }) => ({
      ...toEntity(id),
      level,
      category,
      icon: id,
      ...gameTime(ms),
    })),
  };
}

/** The opening: the first uncancelled steps, without workers, purchases and revivals. */
function buildPreview(steps: readonly Step[]): BuildStep[] {
  const types: readonly string[] = BUILD_STEP_TYPES;
  return steps
    .filter((step) => types.includes(step.type) && stood(step) && !findObject(step.id)?.worker)
    .slice(0, PREVIEW_STEPS)
    .map((step) => ({ ...toEntity(step.id), ...gameTime(step.ms), type: step.type as BuildStep['type'] }));
}

/** Distinct objects ordered while the player was seen at tier 2, and at tier 3. */
function composition(
  { steps }: PlayerFacts,
  tier2: number | null,
  tier3: number | null,
): Pick<SummaryPlayer, 't2Buildings' | 't2Units' | 't3Buildings' | 't3Units'> {
  const entities = (types: readonly string[], from: number | null, to: number | null): NamedEntity[] => {
    if (from === null) return [];
    const ids = new Set<string>();
    for (const step of steps)
      if (step.ms >= from && step.ms < (to ?? Infinity) && types.includes(step.type) && stood(step))
        ids.add(step.id);
    return [...ids].map(toEntity);
  };
  return {
    t2Buildings: entities(['building'], tier2, tier3),
    t2Units: entities(['unit', 'hero'], tier2, tier3),
    t3Buildings: entities(['building'], tier3, null),
    t3Units: entities(['unit', 'hero'], tier3, null),
  };
}

const toEntity = (id: string): NamedEntity => ({ name: objectName(id), itemId: id });
const gameTime = (ms: number) => ({ gameTimeMs: ms, gameTimeFormatted: formatClock(ms) });
const clockOrNull = (ms: number | null): string | null => (ms === null ? null : formatClock(ms));
