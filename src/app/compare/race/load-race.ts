/** Gets what a race on one map needs: games of the archive, or of this device. */
import type { MapEntry } from '../../../map/fit/entry.ts';
import { slugOf } from '../../../game/slug.ts';
import { asGround } from '../../../map/card/links.ts';
import type { GameTrack } from '../../../map/story/track.ts';
import type { Stage } from '../../playback/stage.ts';
import { loadJson } from '../../shell/json.ts';
import { pictureOfMap, urls } from '../../../urls.ts';
import { gameTitle } from '../../../view/words.ts';
import { endOf, type Side } from '../side.ts';
import type { GameWithPlaces } from './differences.ts';
import { raceTrack, type Racer } from './race-track.ts';
import { sideLabel } from '../words.ts';
import { MAP_RACE_WORDS } from './words.ts';

/** A race that can be played. */
export interface LoadedRace {
  track: GameTrack;
  stage: Stage;
  /** The drawing of the map, as SVG from the build. */
  map: string;
}

/** The reason for the visitor why two sides can't race on one map; null if they can. */
export function whyNoRace(a: Side, b: Side): string | null {
  const [withoutMoves] = [a, b].filter(({ game }) => !(game as GameWithPlaces).places);
  if (withoutMoves) return MAP_RACE_WORDS.onlyOrders(gameTitle(withoutMoves.game));
  if (a.game.map !== b.game.map) return MAP_RACE_WORDS.differentMaps(a.game.map, b.game.map);
  return null;
}

/** Loads the map and both players' moves; null if any of them doesn't load. */
export async function loadRace(a: Side, b: Side): Promise<LoadedRace | null> {
  const [ground, ofA, ofB] = await Promise.all([groundOf(a, b), trackOf(a), trackOf(b)]);
  if (!ground || !ofA || !ofB) return null;
  const heroes = [a, b].flatMap(({ player }) => player.heroes.map(({ id, name }) => [id, name] as const));
  return {
    track: raceTrack([racerOf(a, ofA), racerOf(b, ofB)]),
    map: ground.map,
    stage: {
      track: '',
      bounds: ground.bounds,
      lengthMs: Math.max(endOf(a), endOf(b)),
      sides: { 1: 'a', 2: 'b' },
      names: [sideLabel('A', a.player.handle), sideLabel('B', b.player.handle)],
      heroes: Object.fromEntries(heroes),
    },
  };
}

/** The moves of a side’s game; null when they did not come. */
async function trackOf({ game, ownStage }: Side): Promise<GameTrack | null> {
  if (ownStage) return ownStage.track().catch(() => null);
  const track = await loadJson(urls.track(game.replayId));
  return track.ok ? (track.value as GameTrack) : null;
}

/**
 * The drawing of the map, and its edges. With a game of the archive, the archive’s drawing. Otherwise the one made on
 * this device, so that no request tells what the visitor plays on.
 */
async function groundOf(a: Side, b: Side): Promise<RaceGround | null> {
  const onDevice = a.ownStage ?? b.ownStage;
  const archived = a.ownStage && b.ownStage ? null : await archivedGround(slugOf(a.game.map));
  return archived ?? (onDevice ? { map: asGround(onDevice.card), bounds: onDevice.bounds } : null);
}

interface RaceGround extends Pick<Stage, 'bounds'> {
  map: string;
}

async function archivedGround(slug: string): Promise<RaceGround | null> {
  const [map, facts] = await Promise.all([
    fetch(pictureOfMap(urls.map(slug))).then(
      (response) => (response.ok ? response.text() : null),
      () => null,
    ),
    loadJson(urls.mapData(slug)),
  ]);
  const bounds = facts.ok ? (facts.value as Pick<MapEntry, 'ground'>).ground?.bounds : undefined;
  // The drawing contains styles for use on its own. They are removed, because this page's security policy forbids
  // them.
  return map && bounds ? { map: map.replace(/<style>.*?<\/style>/s, ''), bounds } : null;
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
