/** Gets what a race of two archived games on one map needs. */
import type { MapEntry } from '../../../game/map/entry.ts';
import { slugOf } from '../../../game/slug.ts';
import type { GameTrack } from '../../../game/map/track.ts';
import type { Stage } from '../../playback/stage.ts';
import { loadJson } from '../../shell/json.ts';
import { pictureOfMap, urls } from '../../../urls.ts';
import { endOf, type Side } from '../side.ts';
import type { GameWithPlaces } from './differences.ts';
import { raceTrack, type Racer } from './race-track.ts';

/** A race that can be played. */
export interface LoadedRace {
  track: GameTrack;
  stage: Stage;
  /** The drawing of the map, SVG made by the build. */
  map: string;
}

/** Why two sides cannot race on one map, in words for the visitor; null where they can. */
export function whyNoRace(a: Side, b: Side): string | null {
  const placed = [a, b].map(({ game }) => (game as GameWithPlaces).places);
  if (placed.some((places) => !places))
    return 'Only games of the archive can race on a map: a game in a link has no moves.';
  if (a.game.map !== b.game.map)
    return `${a.game.map} and ${b.game.map} are different maps, so both cannot be shown on one.`;
  return null;
}

/** Loads map and moves of both; null when something of it did not come. */
export async function loadRace(a: Side, b: Side): Promise<LoadedRace | null> {
  const slug = slugOf(a.game.map);
  const [map, facts, ...tracks] = await Promise.all([
    fetch(pictureOfMap(urls.map(slug))).then(
      (response) => (response.ok ? response.text() : null),
      () => null,
    ),
    loadJson(urls.mapData(slug)),
    ...[a, b].map(({ game }) => loadJson(urls.track(game.replayId))),
  ]);
  const bounds = facts.ok ? (facts.value as Pick<MapEntry, 'ground'>).ground?.bounds : undefined;
  const [ofA, ofB] = tracks.map((track) => (track.ok ? (track.value as GameTrack) : null));
  if (!map || !bounds || !ofA || !ofB) return null;
  const heroes = [a, b].flatMap(({ player }) => player.heroes.map(({ id, name }) => [id, name] as const));
  return {
    track: raceTrack([racerOf(a, ofA), racerOf(b, ofB)]),
    // Its own styles are for pages that have none; the rules of this one forbid them.
    map: map.replace(/<style>.*?<\/style>/s, ''),
    stage: {
      track: '',
      bounds,
      lengthMs: Math.max(endOf(a), endOf(b)),
      sides: { 1: 'a', 2: 'b' },
      names: [`A: ${a.player.handle}`, `B: ${b.player.handle}`],
      heroes: Object.fromEntries(heroes),
    },
  };
}

function racerOf({ game, player }: Side, track: GameTrack): Racer {
  const slot = Number(player.slot);
  const { places } = game as GameWithPlaces;
  const side = places?.sides.findIndex(({ slots }) => slots.includes(slot)) ?? -1;
  const alone = places?.sides[side]?.slots.length === 1;
  return {
    track,
    slot,
    side: alone ? side : null,
    start: places?.starts.find((start) => start.slot === slot)?.at ?? null,
  };
}
