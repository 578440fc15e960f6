/** Gets what a race on one map needs: games of the archive, or of this device. */
import type { AnalysedPlayer } from '../../../game/analysis.ts';
import type { Point } from '../../../game/derive/places/point.ts';
import { asGround, type BaseName } from '../../../map/card/links.ts';
import type { GameTrack } from '../../../map/story/track.ts';
import { urls } from '../../../urls.ts';
import { gameTitle } from '../../../view/game-title.ts';
import type { Stage } from '../../playback/stage.ts';
import { loadJson } from '../../shell/json.ts';
import { endOf, type Side } from '../side.ts';
import { sideLabel } from '../difference.ts';
import type { GameWithPlaces } from './differences.ts';
import { raceTrack, type Racer } from './race-track.ts';

/** A race that can be played. */
export interface LoadedRace {
  track: GameTrack;
  stage: Stage;
  /** The drawing of the map, as SVG from the build. */
  map: string;
}

/** The reason for the visitor why two sides on one map can't race; null if they can. */
export function whyNoRace(a: Side, b: Side): string | null {
  const [withoutMoves] = [a, b].filter(({ game }) => !(game as GameWithPlaces).places);
  return withoutMoves ? MAP_RACE_WORDS.onlyOrders(gameTitle(withoutMoves.game)) : null;
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
 * The drawing of the map, and its edges. With a game of the archive, the one on its page. Otherwise the one made on
 * this device, so that no request tells what the visitor plays on.
 */
async function groundOf(a: Side, b: Side): Promise<RaceGround | null> {
  const onDevice = a.ownStage ?? b.ownStage;
  const archived = [a, b].find(({ ownStage }) => !ownStage);
  const drawn = (archived && (await groundOfPage(urls.game(archived.game.replayId)))) ?? onDevice;
  if (!drawn) return null;
  const { card, bounds } = drawn;
  const [, width = ''] = /viewBox="0 0 ([\d.]+) /.exec(card) ?? [];
  const unit = Number(width) / (bounds[2] - bounds[0]);
  const names = ([a, b] as const).flatMap((side, index): BaseName[] => {
    const start = startOf(side);
    return start
      ? [
          {
            name: side.player.handle,
            side: index === 0 ? 'a' : 'b',
            at: [(start[0] - bounds[0]) * unit, (bounds[3] - start[1]) * unit],
          },
        ]
      : [];
  });
  return { map: asGround(card, names), bounds };
}

interface RaceGround extends Pick<Stage, 'bounds'> {
  map: string;
}

/** The card on a game's page, with its camps, shops and mines; null if it doesn't load. */
async function groundOfPage(page: string): Promise<{ card: string; bounds: Stage['bounds'] } | null> {
  const text = await fetch(page).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  const card = /<svg [^>]*class="map-card" viewBox=.*?<\/svg>/s.exec(text)?.[0];
  const [, data] = /data-playback="([^"]*)"/.exec(text) ?? [];
  if (!card || !data) return null;
  const { bounds } = JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as Stage;
  return { card, bounds };
}

const startOf = ({ game, player }: Side): Point | null =>
  (game as GameWithPlaces).places?.starts.find(({ slot }) => String(slot) === player.slot)?.at ?? null;

function racerOf(side: Side, track: GameTrack): Racer {
  const { game, player } = side;
  const slot = Number(player.slot);
  const { places } = game as GameWithPlaces;
  const index = places?.sides.findIndex(({ slots }) => slots.includes(slot)) ?? -1;
  const alone = places?.sides[index]?.slots.length === 1;
  return {
    track,
    slot,
    side: alone ? index : null,
    start: startOf(side),
  };
}

/** Texts of the race. */
export const MAP_RACE_WORDS = {
  title: 'Race on one map',
  /** Text before, between and after the marks of the two sides. */
  how: {
    before: 'Both games on one clock: heroes, units, camps and buildings of',
    between: 'A and',
    after: 'B, each where it was. The opponents are left out.',
  },
  /** How the two games ended for these players. */
  ended: (...players: readonly Pick<AnalysedPlayer, 'handle' | 'result'>[]): string =>
    `In these games, ${players
      .map(({ handle, result }, index) => `${'AB'[index]} (${handle}) ${result ?? 'has no known result'}`)
      .join(' and ')}.`,
  onlyOrders: (game: string): string =>
    `This link has only the build orders of ${game}. Open the replay file instead to race on the map.`,
};
