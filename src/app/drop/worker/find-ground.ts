/** Finds the ground on which a dropped game is shown. */
import type { GameAnalysis } from '../../../game/analysis.ts';
import type { Game } from '../../../game/game.ts';
import type { KnownGround } from '../../../game/derive/places/known-ground.ts';
import { evidenceIn, gameWithoutFile, gameOnFile, type InSteps } from '../../../map/story/game-on-map.ts';
import { groundOfFile } from '../../../map/fit/ground-of-file.ts';
import {
  candidatesFor,
  mapFromAnchors,
  mapOfGames,
  mayBePlayed,
  joinShown,
  type GameMap,
} from '../../../map/fit/map-of-game.ts';
import { mapName } from '../../../game/map-name.ts';
import type { MapsAtHand, ReadMap } from './maps-at-hand.ts';
import type { DroppedGame, GroundOfGame } from './messages.ts';

/** A game on its map, with the kind of ground on which it is shown. */
type OnGround = Pick<DroppedGame, 'onMap' | 'ground'>;

/** The same for the page, which must not take the buildings of a game for the whole game. */
export const forPage = ({ onMap, ground }: OnGround): Pick<DroppedGame, 'onMap' | 'built' | 'ground'> =>
  onMap?.builtOnly ? { onMap: null, built: onMap, ground } : { onMap, ground };

/** A game's map file, and how it was found. */
interface Found {
  file: GameMap;
  ground: GroundOfGame;
}

/** A game on its map: first the data for its stage, then all data. */
export interface OnGroundInSteps {
  stage: OnGround;
  /**
   * On the ground that all maps give. Unless it `waits`, maps that take long to load are left out, and the ground is
   * still looked for.
   */
  whole: (waits: boolean) => Promise<OnGround>;
}

/**
 * The stage comes without waiting: on a map file if the recording names one that has loaded, otherwise on ground from
 * its orders. The archive's map files may still be loading, and comparing a game with all of them would delay the report
 * too long.
 */
export function onItsMap(game: Game, analysis: GameAnalysis, maps: MapsAtHand): OnGroundInSteps {
  const fitting = byDigest(game, maps);
  if (fitting && fitting !== 'later') {
    const { steps, ground } = onFile(game, analysis, fitting, maps);
    return steps
      ? { stage: { onMap: steps.stage, ground }, whole: async () => ({ onMap: steps.whole(), ground }) }
      : NO_GROUND;
  }
  const { archive } = maps;
  const steps = alone(game, analysis, maps);
  if (!steps) return NO_GROUND;
  return {
    stage: { onMap: steps.stage, ground: { kind: 'looking' } },
    whole: async (waits) => {
      const found = await Promise.race([findLater(game, maps), ...(waits ? [] : [late()])]);
      if (!found) return { onMap: steps.whole(), ground: { kind: 'looking' } };
      // The archive's index also says what is known of maps without a file.
      const withoutFile = () => (archive === maps.archive ? steps : alone(game, analysis, maps));
      const onMap = 'file' in found ? onFile(game, analysis, found, maps).steps : withoutFile();
      return { onMap: onMap?.whole() ?? null, ground: onMap && found.ground };
    },
  };
}

/** How long a report may wait for maps from the network, in ms. */
const MAX_WAIT_MS = 1000;

const late = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), MAX_WAIT_MS));

const NOWHERE: OnGround = { onMap: null, ground: null };
/** The answer for a game without a map. */
export const NO_GROUND: OnGroundInSteps = { stage: NOWHERE, whole: () => Promise.resolve(NOWHERE) };

/** The ground from a game's map file, with its places; null if no map file matches. */
export async function groundFor(game: Game, maps: MapsAtHand): Promise<KnownGround | null> {
  const fitting = await findLater(game, maps);
  return 'file' in fitting ? groundOfFile(fitting.file) : null;
}

async function findLater(game: Game, maps: MapsAtHand): Promise<Found | Pick<OnGround, 'ground'>> {
  await maps.placesLoaded;
  const early = byDigest(game, maps);
  if (early && early !== 'later') return early;
  await maps.allLoaded;
  const fitting = byDigest(game, maps);
  return fitting && fitting !== 'later' ? fitting : byFit(game, maps);
}

/** The map file with the digest stated in the recording. */
function byDigest(game: Game, maps: MapsAtHand): Found | 'later' | null {
  const { archive } = maps;
  const ownMap = maps.ownWith(game.map.sha1);
  const learned = archive?.learned(game) ?? (archive ? null : 'later');
  if (ownMap) return { file: ownFile(game, ownMap, learned), ground: groundOfOwn(ownMap, 'file') };
  if (!learned || learned === 'later') return learned;
  return { file: learned, ground: { kind: 'archive' } };
}

/** The visitor's exact file, with tags learned from other games or from this one. */
function ownFile(game: Game, { facts }: ReadMap, learned: GameMap | 'later' | null): GameMap {
  if (learned && learned !== 'later' && learned.facts.id === facts.id)
    return mapFromAnchors(facts, 'file', learned.tags?.anchors ?? []);
  const fit = mapOfGames({ ...game.map, sha1: facts.versions[0]!.sha1 }, evidencePlaces(game), [facts]);
  return fit.ok ? fit.value : mapFromAnchors(facts, 'file', []);
}

/** The map file that explains the game’s orders. */
function byFit(game: Game, maps: MapsAtHand): Found | Pick<OnGround, 'ground'> {
  const evidence = evidencePlaces(game);
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

const evidencePlaces = (game: Game) => {
  const evidence = evidenceIn(game);
  return joinShown(evidence ? [evidence] : []);
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
): { steps: InSteps | null; ground: GroundOfGame } {
  const { index } = maps.archive ?? {};
  const title = index?.played[file.facts.id] ?? [mapName(game.map.path), 1];
  return { steps: gameOnFile(game, analysis, file, { title, official: officialOf(game, maps) }), ground };
}

const alone = (game: Game, analysis: GameAnalysis, maps: MapsAtHand): InSteps | null =>
  gameWithoutFile(game, analysis, maps.archive?.index.withoutFile ?? [], officialOf(game, maps));

const officialOf = ({ map }: Game, { archive }: MapsAtHand): string | null =>
  archive?.index.official[map.sha1 ?? ''] ?? null;
