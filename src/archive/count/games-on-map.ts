/** Each game of an archive on its map. */
import type { GameAnalysis } from '../../game/analysis.ts';
import type { Point } from '../../game/derive/places/point.ts';
import { factsIn } from '../../map/levels/creature-levels.ts';
import { boldMoments } from '../../map/fights/bold-moments.ts';
import { drawCard } from '../../map/card/card.ts';
import type { Frame } from '../../map/card/frame.ts';
import { groundOfFile } from '../../map/fit/ground-of-file.ts';
import { fightFactsOf, type FightFacts } from '../../map/fights/fight-facts.ts';
import { gameOnMap, type GameOnMap, placesIn } from '../../map/story/game-on-map.ts';
import { levelSigns } from '../../map/levels/hero-levels.ts';
import { withDoubt } from '../../map/levels/supply-in-doubt.ts';
import { pulseOf, type Pulse } from '../../map/fights/pulse.ts';
import { UNTOLD } from '../../map/story/story-of-game.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import { tellingMs } from '../../map/scene/close-up.ts';
import type { TrackFight } from '../../map/scene/fight-at.ts';
import { type Scene, sceneOf } from '../../map/scene/scene.ts';
import { sharedFights, type SharedKind } from '../../map/story/shared-fights.ts';
import { gameTrack, type GameTrack } from '../../map/story/track.ts';
import { urls } from '../../urls.ts';
import { checkLevels, type LevelCheck } from '../audit/levels.ts';
import type { PlaceOracles } from '../audit/oracle.ts';
import { askPlaces } from '../audit/place-oracles.ts';
import { type Archive, type ArchivedGame, withOrders } from './archive.ts';
import { fileIn } from './map-files.ts';
import { mapOnFile, entryOf } from './maps.ts';
import { memoize, memoizeLast } from './memoize.ts';

/** A game on its map, with its pulse. */
interface ArchivedOnMap extends GameOnMap {
  /** Food brought to its fights over time; null without map orders. */
  pulse: Pulse | null;
  /** The game's fights, as lists show them; null without map orders. */
  fought: FightFacts | null;
  /** Number of the game's moments that can be shown without the others. */
  bold: number;
  /** Checks of the levels of the game's heroes; empty without a map file. */
  levelChecks: readonly LevelCheck[];
  /** Rules about places that its facts keep or break; undefined without map orders. */
  oracles?: PlaceOracles | undefined;
}

/** Cached, because many games are played on the same map. */
const grounds = memoize(groundOfFile);

/** The places of a game, on its map file if known; null without map orders. Not cached: each call computes them. */
export function placesOf(archive: Archive, game: ArchivedGame): ReturnType<typeof placesIn> {
  const file = fileIn(archive, game);
  return placesIn(withOrders(archive, game), file && grounds(file));
}

/** Names by lobby slot, as shown on the card. */
const namesIn = ({ analysis }: ArchivedGame): ReadonlyMap<number, string> =>
  new Map(analysis.players.map(({ slot, handle }) => [Number(slot), handle]));

/** Maximum number of bars in a game's pulse. */
const MAX_SPANS = 84;

/** Maximum games in memory at once; all of a large archive would take a fifth of a build's memory. */
const RECENT = 128;

const tellers = memoize((archive: Archive) =>
  memoizeLast(RECENT, (game: ArchivedGame) => readFromCache(archive, game)),
);

function readFromCache(archive: Archive, game: ArchivedGame): ArchivedOnMap {
  const source = sourceOf(archive, game);
  return archive.remember('told', game.kept, source, () => {
    const { moves, ...onItsMap } = tell(archive, game);
    archive.remember('moves', game.kept, source, () => moves);
    archive.remember('shared', game.kept, source, () => findSharedScenes(onItsMap.chronicle, moves));
    return onItsMap;
  });
}

/** A fight with a page of its own, as its picture shows it. */
export interface SharedScene {
  kind: SharedKind;
  isClearlyBiggest: boolean;
  fight: TrackFight;
  /** The drawn moment, in ms, and what is on the map then. */
  sceneMs: number;
  scene: Scene;
}

const findSharedScenes = (chronicle: ToldGame, moves: GameTrack | null): SharedScene[] => {
  const sceneAt = moves && sceneOf(moves);
  return sharedFights(chronicle).flatMap(({ kind, isClearlyBiggest, fight: { startMs } }) => {
    const fight = moves?.fights.find(({ ms }) => ms === startMs);
    if (!sceneAt || !fight) return [];
    const sceneMs = tellingMs(sceneAt, fight);
    return [{ kind, isClearlyBiggest, fight, sceneMs, scene: sceneAt(sceneMs) }];
  });
};

/** The scenes of a game's fights that have pages; empty without a map. */
export const scenesOfFights = (archive: Archive, game: ArchivedGame): SharedScene[] =>
  archive.remember('shared', game.kept, sourceOf(archive, game), () => {
    const { chronicle, moves } = tell(archive, game);
    return findSharedScenes(chronicle, moves);
  });

/**
 * The playback data of a game; null without places. The data is read again on each call, because it is the largest part
 * of a game's facts and only one file needs it.
 */
export const movesOf = (archive: Archive, game: ArchivedGame): GameTrack | null =>
  archive.remember('moves', game.kept, sourceOf(archive, game), () => tell(archive, game).moves);

/** All inputs for a game's map facts other than the game's own files. */
function sourceOf(archive: Archive, game: ArchivedGame): unknown[] {
  const file = fileIn(archive, game);
  return [
    ...namesIn(game).values(),
    game.event?.date,
    entryOf(archive, game),
    file?.facts,
    file?.match,
    file?.tags?.anchors,
    officialIn(archive, game),
  ];
}

/** Path of the game's map file among the official ones; null for other files. */
const officialIn = (archive: Archive, { decoded: { map } }: ArchivedGame): string | null =>
  archive.mapDigests.get(map.sha1 ?? '')?.official ?? null;

function tell(archive: Archive, game: ArchivedGame): ArchivedOnMap & { moves: GameTrack | null } {
  const entry = entryOf(archive, game);
  const placed = placesOf(archive, game);
  const file = fileIn(archive, game);
  const foughtAs = (told: ToldGame['fights']) =>
    placed && fightFactsOf(placed.places, told, game.analysis.decidedMs);
  if (!placed || !entry)
    return {
      fought: foughtAs(UNTOLD.fights),
      chronicle: UNTOLD,
      card: null,
      ground: '',
      legend: [],
      routes: {},
      pulse: null,
      play: null,
      moves: placed && gameTrack(placed.places, placed.log, game.analysis, null),
      bold: 0,
      levelChecks: [],
    };
  const { play, ...drawn } = gameOnMap(withOrders(archive, game), game.analysis, placed, entry, {
    file,
    official: officialIn(archive, game),
  }).whole();
  return {
    ...drawn,
    fought: foughtAs(drawn.chronicle.fights),
    play: play && { ...play, track: urls.track(game.replayId) },
    pulse: pulseOf(drawn.chronicle, game.analysis.decidedMs, MAX_SPANS),
    moves: gameTrack(placed.places, placed.log, game.analysis, drawn.chronicle),
    bold: boldMoments(drawn.chronicle).length,
    levelChecks: levelChecksIn(archive, game, placed),
    oracles: askPlaces({
      ...placed,
      analysis: game.analysis,
      told: drawn.chronicle,
      facts: file && factsIn(file.facts, game.analysis),
    }),
  };
}

/** Compares the levels of a game's heroes with their skill points. */
function levelChecksIn(
  archive: Archive,
  game: ArchivedGame,
  placed: NonNullable<ReturnType<typeof placesOf>>,
): LevelCheck[] {
  const { analysis } = game;
  const facts = fileIn(archive, game)?.facts;
  if (!facts) return [];
  return levelSigns({ analysis, ...placed, facts: factsIn(facts, analysis) }).map((signs) => {
    const player = analysis.players.find(({ slot }) => slot === String(signs.slot))!;
    return checkLevels(signs, player.race, player.heroes[0]?.id === signs.id);
  });
}

/** A game on its map. */
export const onMap = (archive: Archive, game: ArchivedGame): ArchivedOnMap => tellers(archive)(game);

/** The card of a game zoomed in on a place, with the scene of one second; null if there is none. */
export function cardNear(
  archive: Archive,
  game: ArchivedGame,
  near: Point,
  scene: (frame: Frame) => string,
): string | null {
  const placed = placesOf(archive, game);
  const entry = mapOnFile(archive, game);
  return placed && entry
    ? drawCard(entry, { places: placed.places, names: namesIn(game), pins: [], scene }, { id: 'map', near })
    : null;
}

/** The facts that a game's map shows. */
export const chronicleIn = (archive: Archive, game: ArchivedGame): ToldGame => onMap(archive, game).chronicle;

/** A game as its document publishes it. Its supply doubts the units last seen in fights, as its page does. */
export function publishedOf(archive: Archive, game: ArchivedGame): GameAnalysis & ToldGame {
  const chronicle = chronicleIn(archive, game);
  return { ...withDoubt(game.analysis, chronicle), ...chronicle };
}

const fights = memoize((archive: Archive) => memoize((game: ArchivedGame) => onMap(archive, game).fought));

/** The fights of a game, as lists show them; null without map orders. */
export const fightFactsIn = (archive: Archive, game: ArchivedGame): FightFacts | null =>
  fights(archive)(game);
