/** Place names on a map as players say them: camps by their creatures, other places by the nearest landmark. */
import { apart, directionWords } from '../../game/derive/moments/place-words.ts';
import { distance, type Point } from '../../game/derive/places/point.ts';
import type { PlayedFacts } from '../file/played-facts.ts';
import { objectName } from '../../game/objects/table.ts';
import { LANDMARK_WORDS } from '../words.ts';

type Camp = PlayedFacts['camps'][number];
type Ground = Pick<PlayedFacts, 'camps' | 'buildings' | 'waygates' | 'mines' | 'playable'>;

/** Maximum distance in map units at which a place is named after a shop or fountain. */
const SHOP_REACH = 700;
/** The same for a mine. */
const MINE_REACH = 1000;
/** Buildings used as landmarks, by the start of their ids. Hermits and huts don't count. */
const LANDMARKS = /^(?:ngme|ngad|ntav|nmrk|nmer|nmr[0-9a-f]|nfoh|nmoo|nshp|nwgt)$/;
/** Creature families by the words in their names, longer words first. */
const FAMILIES = (
  'Polar Furbolg,Forest Troll,Ice Troll,Dark Troll,Polar Bear,Spider Crab,Sea Turtle,Sea Giant,Faceless One,Jungle Stalker,' +
  'Wizard,Ogre,Golem,Gnoll,Murloc,Mur’gul,Kobold,Bandit,Wolf,Centaur,Sasquatch,Wildkin,Furbolg,Razormane,Makrura,' +
  'Dragonspawn,Drake,Dragon,Tuskarr,Arachnathid,Nerubian,Spider,Sludge,Satyr,Lizard,Elemental,Revenant,Magnataur,Treant,' +
  'Draenei,Hydra,Infernal,Mammoth,Wendigo,Voidwalker,Quillboar,Harpy,Skeletal,Skeleton,Stormreaver'
).split(',');
/** Creatures with names that don't include their family. */
const NAMELESS: Readonly<Record<string, string>> = {
  Enforcer: 'Bandit',
  Rogue: 'Bandit',
  Assassin: 'Bandit',
};

/**
 * Names a camp after its strongest creature: "Ogre camp". Of equally strong kinds, the one with more creatures gives
 * the name, then the one with the first id, so that camps with the same creatures have the same name.
 */
export function campName({ creatures }: Pick<Camp, 'creatures'>): string {
  const counts = Map.groupBy(creatures, ({ id }) => id);
  const countOf = (id: string) => counts.get(id)!.length;
  const [strongest] = creatures.toSorted(
    (a, b) => (b.level ?? 0) - (a.level ?? 0) || countOf(b.id) - countOf(a.id) || (a.id < b.id ? -1 : 1),
  ) as [Camp['creatures'][number]];
  const name = objectName(strongest.id).replaceAll("'", '’');
  const family = FAMILIES.find((word) => name.includes(word)) ?? NAMELESS[name];
  return `${family ?? (name === strongest.id ? 'Creep' : name)} camp`;
}

/** Adds the level: "Ogre camp, level 13". */
export const campTitle = (camp: Camp): string => `${campName(camp)}, level ${camp.level}`;

/** Adds the place: "Ogre camp, level 13, in the north". */
export const campWords = (camp: Camp, facts: Ground): string =>
  `${campTitle(camp)}, ${campPlace(camp, facts)}`;

/** Describes the place of a camp. Camps with the same name at the same landmark are told apart by side. */
export function campPlace(camp: Camp, facts: Ground): string {
  const name = campName(camp);
  const namesakes = facts.camps.filter((candidate) => campName(candidate) === name);
  return apart(pointOf(camp), namesakes.map(pointOf), (point) => placeInFile(point, facts));
}

/**
 * Describes a place on a map: "at the north-west Goblin Laboratory", "at the south gold mine", "in the middle". Of two
 * landmarks in one direction, it names the side: "at the south gold mine, farther west".
 */
export function placeInFile(
  point: Point,
  {
    buildings,
    waygates,
    mines,
    playable,
  }: Pick<PlayedFacts, 'buildings' | 'waygates' | 'mines' | 'playable'>,
): string {
  const shops = [...buildings, ...waygates].filter(({ id }) => LANDMARKS.test(id));
  const shop = nearest(shops, point, SHOP_REACH);
  if (shop) {
    const name = objectName(shop.id);
    const namesakes = shops.filter(({ id }) => objectName(id) === name);
    return namesakes.length === 1
      ? `at the ${name}`
      : apart(pointOf(shop), namesakes.map(pointOf), (place) =>
          LANDMARK_WORDS.atLandmarkIn(directionWords(place, playable), name),
        );
  }
  const mine = nearest(mines, point, MINE_REACH);
  if (mine)
    return apart(pointOf(mine), mines.map(pointOf), (place) =>
      LANDMARK_WORDS.atGoldMine(directionWords(place, playable)),
    );
  return LANDMARK_WORDS.inDirection(directionWords(point, playable));
}

const pointOf = ({ x, y }: { x: number; y: number }): Point => [x, y];

function nearest<T extends { x: number; y: number }>(
  places: readonly T[],
  point: Point,
  reach: number,
): T | null {
  let [best, minDistance]: [T | null, number] = [null, reach];
  for (const place of places) {
    const candidateDistance = distance([place.x, place.y], point);
    if (candidateDistance <= minDistance) [best, minDistance] = [place, candidateDistance];
  }
  return best;
}
