/** Makes the rows during the build. */
import type { Archive } from '../../archive/count/archive.ts';
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { toSeconds } from '../../game/clock.ts';
import { playedDays } from '../../game/derive/played.ts';
import { inWholeSeconds, listedOf } from '../../game/facts/listed-values.ts';
import { handle } from '../../game/handle.ts';
import { heroesByPlace, timingOf, type Timing } from '../../game/key-timings.ts';
import { isHero } from '../../game/objects/object.ts';
import { objectName } from '../../game/objects/table.ts';
import slang from '../words/slang.json' with { type: 'json' };
import { slugOfName } from '../parts/part.ts';
import { NameTable, type GameRow, type Made, type PlayerRow, type Rows } from './rows.ts';

/** The part of an archive that is searched. */
export interface Searched {
  catalogue: Pick<Archive['catalogue'], 'sources' | 'events' | 'maps' | 'people' | 'fightFactsIn'>;
  builds: readonly { id: string; name: string }[];
  games: readonly Pick<Archive['games'][number], 'replayId' | 'builds'>[];
}

/** The rows of an archive. */
export function buildRows({ catalogue, builds, games }: Searched): Rows {
  const objects = new NameTable();
  const attached = new Map(games.map(({ replayId, builds: played }) => [replayId, played]));
  const rows = catalogue.sources.map(({ game, people, map }): GameRow => {
    const { analysis } = game;
    return {
      replayId: analysis.replayId,
      event: game.event?.id ?? null,
      map,
      patch: analysis.patch,
      series: game.series,
      played: playedDays(analysis.played),
      sides: analysis.sides,
      matchup: analysis.matchup,
      ...inWholeSeconds(listedOf(analysis)),
      fought: catalogue.fightFactsIn(analysis.replayId),
      players: analysis.players.map((player): PlayerRow => {
        const own = attached.get(analysis.replayId)?.filter(({ slot }) => slot === player.slot) ?? [];
        return {
          ...playerRow(player, people.get(player.slot) ?? null, objects),
          ...(own.length > 0 && { builds: own.map(({ build }) => build) }),
        };
      }),
    };
  });
  return {
    events: catalogue.events.map(({ event }) => ({ key: event.id, name: event.name })),
    maps: catalogue.maps.map(({ slug, name }) => ({ key: slug, name })),
    people: catalogue.people.map(({ person, appearances }) => ({
      key: person.slug,
      name: appearances[0]?.player.handle ?? person.name,
    })),
    objects: objects.rows,
    groups: slang.groups.map(({ name, of }) => ({ key: slugOfName(name), of: of.map(slugOfName) })),
    builds: builds.map(({ id, name }) => ({ key: id, name })),
    games: rows,
  };
}

function playerRow(player: AnalysedPlayer, person: string | null, objects: NameTable): PlayerRow {
  const seconds = (timing: Timing) => {
    const ms = timingOf(player, timing);
    return ms === null ? null : toSeconds(ms);
  };
  return {
    ...(person === null && { name: handle({ name: player.name, slot: Number(player.slot) }) }),
    person,
    team: player.team,
    race: player.race,
    result: player.result,
    ...(player.random && { random: true }),
    apm: player.apm.average,
    hero: seconds('first-hero'),
    tier2: seconds('tier-2'),
    tier3: seconds('tier-3'),
    expansion: seconds('expansion'),
    heroes: heroesByPlace(player).map(({ id }) => placeOf(id, objects)),
    made: madeBy(player, objects),
  };
}

const placeOf = (id: string, objects: NameTable): number =>
  objects.placeOf(objectName(id), isHero(id) ? id : undefined);

/** Step types that are searched. Workers and revivals are not, because everybody has them. */
const SEARCHED: readonly string[] = ['building', 'unit', 'hero', 'upgrade', 'item'];

/** What a player ordered and did not cancel, each with its first order and how many were made. */
function madeBy({ build, made }: AnalysedPlayer, objects: NameTable): Made[] {
  const bounds = new Map(made.map(({ id, min, max }) => [id, [min, max] as const]));
  const firsts = new Map<number, Made>();
  for (const { id, ms, type, worker, cancelled } of build) {
    if (!SEARCHED.includes(type) || worker || cancelled) continue;
    const object = placeOf(id, objects);
    const numbers = bounds.get(id) ?? (type === 'upgrade' ? ([1, 1] as const) : ([0] as const));
    if (!firsts.has(object)) firsts.set(object, [object, toSeconds(ms), ...numbers]);
  }
  return [...firsts.values()].sort((a, b) => a[1] - b[1]);
}
