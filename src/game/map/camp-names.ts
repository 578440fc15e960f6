/** Place names on a map as players say them: camps by their creatures, other places by the nearest landmark. */
import { directionWords } from '../derive/moments/place-words.ts';
import { distance, type Point } from '../derive/places/point.ts';
import type { PlayedFacts } from '../map-file/played-facts.ts';
import { objectName } from '../objects/table.ts';
import { LANDMARK_WORDS } from './words.ts';

type Camp = PlayedFacts['camps'][number];

/** Maximum distance in map units at which a place is named after a shop, fountain or mine. */
const SHOP_REACH = 700;
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

/** Names a camp after its strongest creature: "Ogre camp". */
export function campName({ creatures }: Pick<Camp, 'creatures'>): string {
  const [first, ...others] = creatures;
  const strongest = others.reduce(
    (leader, other) => ((other.level ?? 0) > (leader.level ?? 0) ? other : leader),
    first!,
  );
  const name = objectName(strongest.id).replaceAll("'", '’');
  const family = FAMILIES.find((word) => name.includes(word)) ?? NAMELESS[name];
  return LANDMARK_WORDS.camp(family ?? (name === strongest.id ? LANDMARK_WORDS.unnamedCreep : name));
}

/** Adds the level: "Ogre camp, level 13". */
export const campTitle = (camp: Camp): string => LANDMARK_WORDS.campLevel(campName(camp), camp.level);

/** Describes a place on a map: "at the north-west Goblin Laboratory", "at the south gold mine", "in the middle". */
export function placeInFile(
  at: Point,
  {
    buildings,
    waygates,
    mines,
    playable,
  }: Pick<PlayedFacts, 'buildings' | 'waygates' | 'mines' | 'playable'>,
): string {
  const shops = [...buildings, ...waygates].filter(({ id }) => LANDMARKS.test(id));
  const shop = nearest(shops, at, SHOP_REACH);
  if (shop) {
    const name = objectName(shop.id);
    const only = shops.filter(({ id }) => objectName(id) === name).length === 1;
    return only
      ? LANDMARK_WORDS.atLandmark(name)
      : LANDMARK_WORDS.atLandmarkIn(directionWords([shop.x, shop.y], playable), name);
  }
  const mine = nearest(mines, at, MINE_REACH);
  if (mine) return LANDMARK_WORDS.atGoldMine(directionWords([mine.x, mine.y], playable));
  return LANDMARK_WORDS.inDirection(directionWords(at, playable));
}

function nearest<T extends { x: number; y: number }>(
  places: readonly T[],
  at: Point,
  reach: number,
): T | null {
  let [best, least]: [T | null, number] = [null, reach];
  for (const place of places) {
    const away = distance([place.x, place.y], at);
    if (away <= least) [best, least] = [place, away];
  }
  return best;
}
