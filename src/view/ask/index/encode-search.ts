/** Writes the search file during the build. */
import type { Archive } from '../../../archive/count/archive.ts';
import { toSeconds } from '../../../game/clock.ts';
import { firstStepsOf, type FirstSteps } from '../../../game/first-steps.ts';
import { allObjects } from '../../../game/objects/table.ts';
import {
  SEARCH_VERSION,
  STEP_SEC,
  writeNumbers,
  type SearchDocument,
  type SearchedKind,
} from './search-index.ts';

const KINDS: readonly string[] = ['hero', 'building', 'unit', 'upgrade'] satisfies SearchedKind[];

interface First {
  id: string;
  step: number;
  atLeast: number;
  /** Difference between maximum and minimum plus one; 0 if unknown. */
  spread: number;
}

/** The searchable part of an archive. */
export interface Searched {
  catalogue: Pick<Archive['catalogue'], 'games' | 'people'>;
  builds: readonly { id: string; name: string }[];
  games: readonly Pick<Archive['games'][number], 'replayId' | 'builds'>[];
}

/** The search file of an archive. */
export function searchDocument({
  catalogue: { games, people },
  builds: library,
  games: archived,
}: Searched): SearchDocument {
  const attached = new Map(archived.map(({ replayId, builds }) => [replayId, builds]));
  const builds = library.map(({ id, name }) => ({ key: id, name }));
  const playedBy = (replayId: string, slot: string) =>
    (attached.get(replayId) ?? []).filter((attachment) => attachment.slot === slot).map(({ build }) => build);
  const players = games.flatMap(({ game }) => game.players.map((player) => ({ player, id: game.replayId })));
  const firsts = players.map(({ player }) => firstsOf(firstStepsOf(player)));
  const uses = Map.groupBy(firsts.flat(), ({ id }) => id);
  const objects = allObjects()
    .filter(({ kind, worker }) => KINDS.includes(kind) && !worker)
    .map(({ id, name, kind }) => ({ key: id, name, kind: kind as SearchedKind }))
    .sort(
      (a, b) => (uses.get(b.key)?.length ?? 0) - (uses.get(a.key)?.length ?? 0) || (a.key < b.key ? -1 : 1),
    );
  const place = new Map(objects.map(({ key }, at) => [key, at]));
  const stepsOfPlayers = firsts.map((steps) => steps.filter(({ id }) => place.has(id)));
  const buildAt = new Map(builds.map(({ key }, at) => [key, at]));
  return {
    version: SEARCH_VERSION,
    objects,
    aliases: people.map(({ person }) => [person.slug, ...person.recorded]),
    builds,
    played: players.flatMap(({ player, id }, at) => {
      const played = playedBy(id, player.slot).map((build) => buildAt.get(build)!);
      return played.length > 0 ? [[at, ...played] as const] : [];
    }),
    apm: writeNumbers(players.map(({ player }) => player.apm.average)),
    random: players.flatMap(({ player }, at) => (player.random ? [at] : [])),
    counts: writeNumbers(stepsOfPlayers.map(({ length }) => length)),
    object: writeNumbers(stepsOfPlayers.flatMap((steps) => steps.map(({ id }) => place.get(id)!))),
    time: writeNumbers(
      stepsOfPlayers.flatMap((steps) => steps.map(({ step }, at) => step - (steps[at - 1]?.step ?? 0))),
    ),
    atLeast: writeNumbers(stepsOfPlayers.flatMap((steps) => steps.map(({ atLeast }) => atLeast))),
    spread: writeNumbers(stepsOfPlayers.flatMap((steps) => steps.map(({ spread }) => spread))),
  };
}

/** The objects that a player ordered and didn't cancel, each with its first order. */
function firstsOf({ build, totals }: FirstSteps): First[] {
  const firsts = new Map<string, First>();
  for (const { id, ms, type } of build) {
    if (firsts.has(id)) continue;
    const bounds = totals[id];
    const atLeast = bounds?.min ?? (type === 'upgrade' ? 1 : 0);
    const spread = bounds ? bounds.max - bounds.min + 1 : 0;
    firsts.set(id, { id, step: Math.floor(toSeconds(ms) / STEP_SEC), atLeast, spread });
  }
  return [...firsts.values()].sort((a, b) => a.step - b.step);
}
