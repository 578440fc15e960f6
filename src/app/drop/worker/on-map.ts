/** Finds the ground on which a dropped game is shown. */
import type { GameAnalysis } from '../../../game/analysis.ts';
import type { Game } from '../../../game/game.ts';
import type { KnownGround } from '../../../game/derive/places/known-ground.ts';
import { evidenceIn, gameWithoutFile, gameOnFile, type InSteps } from '../../../game/map/game-on-map.ts';
import { groundOfFile } from '../../../game/map/ground-of-file.ts';
import {
  candidatesFor,
  learnedMap,
  mapOfGames,
  mayBePlayed,
  shownTogether,
  type GameMap,
} from '../../../game/map/map-of-game.ts';
import { mapName } from '../../../game/map-name.ts';
import type { MapsAtHand, ReadMap } from './maps-at-hand.ts';
import type { GroundOfGame, OnGround } from './messages.ts';

/** A game's map file, and how it was found. */
interface Found {
  file: GameMap;
  ground: GroundOfGame;
}

/** A game on its map: first the data for its stage, then all data. */
export interface OnGroundInSteps {
  stage: OnGround;
  whole: () => OnGround;
}

/**
 * The first result, without waiting: on a map file if the recording names one that has loaded, otherwise on ground
 * from its orders. The archive's map files may still be loading, and comparing a game with all of them would delay
 * the report too long.
 */
export function onMapNow(game: Game, analysis: GameAnalysis, maps: MapsAtHand): OnGroundInSteps {
  const fitting = byDigest(game, maps);
  if (fitting && fitting !== 'later') return onFile(game, analysis, fitting, maps);
  return onGround(alone(game, analysis, maps), { kind: 'looking' });
}

/** Places the game again once all maps are available. */
export async function onMapLater(game: Game, analysis: GameAnalysis, maps: MapsAtHand): Promise<OnGround> {
  const fitting = await findLater(game, maps);
  if ('file' in fitting) return onFile(game, analysis, fitting, maps).whole();
  return { onMap: alone(game, analysis, maps)?.whole() ?? null, ground: fitting.ground };
}

/** The ground from a game's map file, with its places; null if no map file matches. */
export async function groundFor(game: Game, maps: MapsAtHand): Promise<KnownGround | null> {
  const fitting = await findLater(game, maps);
  return 'file' in fitting ? groundOfFile(fitting.file) : null;
}

async function findLater(game: Game, maps: MapsAtHand): Promise<Found | Pick<OnGround, 'ground'>> {
  await maps.first;
  const early = byDigest(game, maps);
  if (early && early !== 'later') return early;
  await maps.both;
  const fitting = byDigest(game, maps);
  return fitting && fitting !== 'later' ? fitting : byFit(game, maps);
}

/** The map file with the digest stated in the recording. */
function byDigest(game: Game, maps: MapsAtHand): Found | 'later' | null {
  const { archive } = maps;
  const same = maps.ownWith(game.map.sha1);
  const learned = archive?.learned(game) ?? (archive ? null : 'later');
  if (same) return { file: ownFile(game, same, learned), ground: groundOfOwn(same, 'file') };
  if (!learned || learned === 'later') return learned;
  return { file: learned, ground: { kind: 'archive' } };
}

/** The visitor's exact file, with tags learned from other games or from this one. */
function ownFile(game: Game, { facts }: ReadMap, learned: GameMap | 'later' | null): GameMap {
  if (learned && learned !== 'later' && learned.facts.id === facts.id)
    return learnedMap(facts, 'file', learned.tags?.anchors ?? []);
  const fit = mapOfGames({ ...game.map, sha1: facts.versions[0]!.sha1 }, shownBy(game), [facts]);
  return fit.ok ? fit.value : learnedMap(facts, 'file', []);
}

/** The map file that explains the game’s orders. */
function byFit(game: Game, maps: MapsAtHand): Found | Pick<OnGround, 'ground'> {
  const evidence = shownBy(game);
  const visitors = maps.allOwn();
  const archive = candidatesFor(
    game.map,
    evidence,
    maps.archive?.layouts((marks) => mayBePlayed(game.map, evidence, marks)) ?? [],
  );
  const fit = mapOfGames(game.map, evidence, [...visitors.map(({ facts }) => facts), ...archive]);
  if (!fit.ok) return { ground: { kind: 'none', failure: fit.failure } };
  const mine = visitors.find(({ facts }) => facts === fit.value.facts);
  return {
    file: fit.value,
    ground: mine ? groundOfOwn(mine, fit.value.match) : { kind: 'archive' },
  };
}

const shownBy = (game: Game) => {
  const evidence = evidenceIn(game);
  return shownTogether(evidence ? [evidence] : []);
};

const groundOfOwn = ({ file }: ReadMap, match: GameMap['match']): GroundOfGame => ({
  kind: 'own',
  file,
  match,
});

function onFile(
  game: Game,
  analysis: GameAnalysis,
  { file, ground }: Found,
  maps: MapsAtHand,
): OnGroundInSteps {
  const { index } = maps.archive ?? {};
  const title = index?.played[file.facts.id] ?? [mapName(game.map.path), 1];
  return onGround(gameOnFile(game, analysis, file, { title, official: officialOf(game, maps) }), ground);
}

/** Both steps with their ground; null for both without a map. */
const onGround = (steps: InSteps | null, ground: GroundOfGame): OnGroundInSteps =>
  steps
    ? { stage: { onMap: steps.stage, ground }, whole: () => ({ onMap: steps.whole(), ground }) }
    : { stage: NO_GROUND, whole: () => NO_GROUND };

const NO_GROUND: OnGround = { onMap: null, ground: null };

const alone = (game: Game, analysis: GameAnalysis, maps: MapsAtHand): InSteps | null =>
  gameWithoutFile(game, analysis, maps.archive?.index.withoutFile ?? [], officialOf(game, maps));

const officialOf = ({ map }: Game, { archive }: MapsAtHand): string | null =>
  archive?.index.official[map.sha1 ?? ''] ?? null;
