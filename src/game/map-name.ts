/**
 * Extracts map names. A recording contains only the path of the map file, which surrounds the name with folders,
 * player counts, versions, dates, hashes and platform marks: `Maps\w3arena\w3arena__echoisles__v3.w3x`,
 * `Maps/Download/(2)LastRefuge-1.3.w3x`.
 */

/**
 * Maps with file names that are sometimes in lower case, so that no rule can recover the words. Ids are built from these
 * names and are promised to be stable, so this list never changes; new names go into `MORE_NAMES`.
 */
const IN_IDS = parseNames(`
Amazonia, Ancient Isles, Autumn Leaves, Avalanche, Bandit Ridge, Battleground, Bloodstone Mesa, Booty Bay,
Boulder Vale, Centaur Grove, Concealed Hill, Dalaran, Deadlock, Duskwood, Echo Isles, Fading Autumn,
Friends, Frostsabre, Furbolg Mountain, Gnoll Wood, Gold Rush, Guardians, Hammerfall, Harvest Moon,
Hellfire Plateau, Hills of Glory, Last Refuge, Legends, Lost Lake, Lost Temple, Maelstrom, Market Square,
Melting Valley, Monsoon, Mur'gul Oasis, Northern Felwood, Northern Isles, Phantom Grove, Plains of Snow,
Plunder Isle, Rusty Creek, Scorched Basin, Secret Valley, Shallow Grave, Shattered Exile, Silverpine Forest,
Springtime, Stranglethorn Vale, Stromguarde, Swamped Temple, Synergy Big Paved, Terenas Stand, The Glaive,
The Two Rivers, Tidehunters, Tidewater Glades, Tioga Pass, Tirisfal Glades, Turtle Rock, Twilight Ruins,
Twisted Meadows, Upper Kingdom, Wellspring Temple`);

/** All of Blizzard's other melee maps, and those of W3Champions with names that their file names don't spell. */
const MORE_NAMES = parseNames(`
Anarchy Castle, Bandit's Retreat, Banewood Bog, Blasted Lands, Bloodvenom Falls, Boomtown, Bridge Too Near,
Brightwater Oasis, Broken Shard, Brutal Winter, Cherryville, Circle of Fallen Heroes, Cold Heart, Copper Canyon,
Dalaran Garden, Dark Forest, Deadwater Drop, Deathrose, Demon's Crossing, Desert Strife, Devil's Cauldron,
Divide and Conquer, Dragon Falls, Dragon Fire, Dragon Mountain, Dry Water Gulch, Dust Storm, Dustwallow Keys,
Déjà Vu, Ekrezem's Maze, Emerald Gardens, Emerald Shores, Enakro's Way, Excavation Site, Fel'ror Coast,
Floodplains 1v1, Forest Walk, Fountain of Manipulation, Frozen Clover, Frozen Marshlands, Full Scale Assault,
Garden of War, Glacial Thaw, Golems in the Mist, Greenville Woods, Harvest of Sorrow, Haven of the Damned,
Heart to Heart, Hearthglen Hills, Hillsbrad Creek, Hinterland Raid, Hurricane Isle, Ice Flow, Ice Forge,
Isle of Dread, Jack-O-Lantern, Jungle Fever, Kal'drassil, Last Man Standing, Mystic Isles, Neon City,
Nerubian Passage, Night Haven, Nomad Isles, Ogre Mound, Paradise Islands, Petrified Forest, Raging Stream,
Rice Fields, Rich Man's Garden, River of Souls, Road to Stratholme, Rock Quarry, Rolling Hills, Round Village,
Ruins of Azshara, Ruins of Stratholme, Savage Storm, Shamrock Reef, Shrine of the Ancients, Southfury River,
Spider Falls, Stone Cold Mountain, Sunrock Cove, Swamp of Sorrows, Tatsa's Castle Gardens, The Crossroads,
The Crucible, Thunder Lake, Timbermaw Hold, Tranquil Paths, Vile Reef, Wheel of Chaos, Windy Waste,
Wizard's Retreat`);

const NAMES = new Map([
  ...IN_IDS,
  ...MORE_NAMES,
  // File names that are spelled differently from the map.
  ['battlegrounds', 'Battleground'],
  ['brokenshards', 'Broken Shard'],
  ['goleminthemist', 'Golems in the Mist'],
  ['murgaloasis', "Mur'gul Oasis"],
]);

/** A list of names, by key. */
function parseNames(list: string): Map<string, string> {
  return new Map(
    list
      .trim()
      .split(/,\s/)
      .map((name) => [keyOf(name), name]),
  );
}

/** Words that stay in lower case inside a name. */
const SMALL = new Set(['a', 'and', 'in', 'of', 'the', 'to']);

/** Platform, season and build marks between the words of a file name. */
const NOISE =
  /^(?:w3c|w3arena|anon|lv|\dv\d|s\d{1,2}(?:\.\d+)?|v(?:er)?\.?\d+[a-z0-9]{0,4}|\d{4,}|[0-9a-f]{32,64})$/i;

/** A version, attached to a word or separate: `1.3`, `v2.0`, `x20v.1.5.9`. */
const VERSION = /v?\.?\d{1,4}(?:\.\d{1,4})+[a-z0-9]{0,6}$/i;

/** Maximum length of file names, far above real ones; longer ones are hostile and are cut before matching. */
const MAX_NAME_LENGTH = 160;

/** Teams that prefixed map names with their tag for their matches. */
const TEAMS = new Set(['mtw']);

/** The display name of a map from its recorded path. Empty only for an empty path. */
export function mapName(raw: string): string {
  if (raw === '') return '';
  const stem = stemOf(raw);
  const words = wordsOf(isOfLadder(raw) ? withoutLadderMarks(stem) : stem, NAMES);
  const [first = '', ...others] = words;
  const spelling = TEAMS.has(first.toLowerCase()) ? NAMES.get(keyOf(others.join(''))) : undefined;
  return spelling ?? nameOf(words, stem, NAMES);
}

/** The name with team tags, used in ids. Ids are promised to be stable, so this never changes for any map. */
export function mapNameOfId(raw: string): string {
  if (raw === '') return '';
  const stem = stemOf(raw);
  return nameOf(wordsOf(stem, IN_IDS), stem, IN_IDS);
}

type Known = ReadonlyMap<string, string>;

const nameOf = (words: readonly string[], stem: string, names: Known): string =>
  names.get(keyOf(words.join(''))) ?? (inTitleCase(words) || stem || 'Unnamed map');

const isOfLadder = (raw: string): boolean =>
  /w3champions|(?:^|[\\/_])w3c_/i.test(raw.slice(-4 * MAX_NAME_LENGTH));

/** W3Champions' number of a map behind the time of its build, and words for modes and events. */
const withoutLadderMarks = (stem: string): string =>
  stem
    .replace(/(_w3c_\d{6}(?:_\d{4})?)_\d+$/i, '$1')
    .replace(/(?<=^|_)(?:ffa|cd|atr|tourney|tournament)(?=_|$)/gi, '');

/** The file name without folders, extension, colour codes and invisible characters. */
function stemOf(raw: string): string {
  const file =
    raw
      .slice(-4 * MAX_NAME_LENGTH)
      .split(/[\\/]/)
      .findLast((part) => part.trim() !== '') ?? '';
  const visible = file
    .replace(/\|c[0-9a-f]{8}|\|[rn]/gi, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\.w3[xmn]$/i, '');
  return [...visible.trim()].slice(0, MAX_NAME_LENGTH).join('').trim();
}

function wordsOf(stem: string, names: Known): string[] {
  const tokens = stem
    .replace(/\([^()]{0,40}\)|\[[^[\]]{0,40}\]/g, ' ')
    .replace(/v(\d{1,3})-(\d{1,3})$/i, 'v$1.$2')
    .split(/[\s_-]+/)
    .filter((token) => !NOISE.test(token))
    .flatMap((token) => token.replace(VERSION, '').split('.'))
    .filter((token) => token !== '' && !NOISE.test(token));
  const first = tokens.findIndex((token) => !/^\d+$/.test(token));
  return tokens.slice(Math.max(first, 0)).flatMap((token) => splitCase(token, names));
}

/** Splits words by case: `HillsOfGlory` is three words; `DotA` and `mTw` are one. */
function splitCase(token: string, names: Known): string[] {
  const spelling = names.get(keyOf(token));
  if (spelling !== undefined) return spelling.split(' ');
  return token
    .replace(/([\p{L}'][\p{Ll}'])(?=\p{Lu}[\p{Lu}\p{Ll}])/gu, '$1 ')
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu, '$1 ')
    .split(' ');
}

function inTitleCase(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const small = word.toLowerCase();
      if (index > 0 && SMALL.has(small)) return small;
      return /^\p{Ll}{2}[\p{Ll}\d']*$/u.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    })
    .join(' ');
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
