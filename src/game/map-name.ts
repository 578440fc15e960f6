/**
 * Map names. A recording holds only the path of the map file, and that file carries folders, player counts,
 * versions, dates, hashes and platform marks around the name: `Maps\w3arena\w3arena__echoisles__v3.w3x`,
 * `Maps/Download/(2)LastRefuge-1.3.w3x`.
 */

/** Maps whose file names are at times all lower case, where no rule can find the words again. */
const KNOWN = new Map(
  `
Amazonia, Ancient Isles, Autumn Leaves, Avalanche, Bandit Ridge, Battleground, Bloodstone Mesa, Booty Bay,
Boulder Vale, Centaur Grove, Concealed Hill, Dalaran, Deadlock, Duskwood, Echo Isles, Fading Autumn,
Friends, Frostsabre, Furbolg Mountain, Gnoll Wood, Gold Rush, Guardians, Hammerfall, Harvest Moon,
Hellfire Plateau, Hills of Glory, Last Refuge, Legends, Lost Lake, Lost Temple, Maelstrom, Market Square,
Melting Valley, Monsoon, Mur'gul Oasis, Northern Felwood, Northern Isles, Phantom Grove, Plains of Snow,
Plunder Isle, Rusty Creek, Scorched Basin, Secret Valley, Shallow Grave, Shattered Exile, Silverpine Forest,
Springtime, Stranglethorn Vale, Stromguarde, Swamped Temple, Synergy Big Paved, Terenas Stand, The Glaive,
The Two Rivers, Tidehunters, Tidewater Glades, Tioga Pass, Tirisfal Glades, Turtle Rock, Twilight Ruins,
Twisted Meadows, Upper Kingdom, Wellspring Temple
`
    .trim()
    .split(/,\s/)
    .map((name) => [keyOf(name), name]),
);

/** Words that stay small inside a name. */
const SMALL = new Set(['a', 'and', 'in', 'of', 'the', 'to']);

/** Marks of platforms, seasons and builds that stand between the words of a file name. */
const NOISE =
  /^(?:w3c|w3arena|anon|lv|\dv\d|s\d{1,2}(?:\.\d+)?|v(?:er)?\.?\d+[a-z0-9]{0,4}|\d{4,}|[0-9a-f]{32,64})$/i;

/** A version glued to a word or standing alone: `1.3`, `v2.0`, `x20v.1.5.9`. */
const VERSION = /v?\.?\d{1,4}(?:\.\d{1,4})+[a-z0-9]{0,6}$/i;

/** No real file name comes near this; a longer one is hostile and is cut before any pattern sees it. */
const LONGEST = 160;

/** Teams that put their tag before the names of maps they had made for their matches. */
const TEAMS = new Set(['mtw']);

/** The name of a map as people write it, from its path as recorded. Empty only for an empty path. */
export function mapName(raw: string): string {
  const [first = '', ...others] = wordsOf(stemOf(raw));
  const spelling = TEAMS.has(first.toLowerCase()) ? KNOWN.get(keyOf(others.join(''))) : undefined;
  return spelling ?? mapNameOfId(raw);
}

/** The same, with tags of teams. Ids are made of it and are promises, so this never changes for a known map. */
export function mapNameOfId(raw: string): string {
  if (raw === '') return '';
  const stem = stemOf(raw);
  const words = wordsOf(stem);
  return KNOWN.get(keyOf(words.join(''))) ?? (title(words) || stem || 'Unnamed map');
}

/** File name without folders, extension, colour codes and characters nobody can see. */
function stemOf(raw: string): string {
  const file =
    raw
      .slice(-4 * LONGEST)
      .split(/[\\/]/)
      .findLast((part) => part.trim() !== '') ?? '';
  const visible = file
    .replace(/\|c[0-9a-f]{8}|\|[rn]/gi, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\.w3[xmn]$/i, '');
  return [...visible.trim()].slice(0, LONGEST).join('').trim();
}

function wordsOf(stem: string): string[] {
  const tokens = stem
    .replace(/\([^()]{0,40}\)|\[[^[\]]{0,40}\]/g, ' ')
    .replace(/v(\d{1,3})-(\d{1,3})$/i, 'v$1.$2')
    .split(/[\s_-]+/)
    .filter((token) => !NOISE.test(token))
    .flatMap((token) => token.replace(VERSION, '').split('.'))
    .filter((token) => token !== '' && !NOISE.test(token));
  const first = tokens.findIndex((token) => !/^\d+$/.test(token));
  return tokens.slice(Math.max(first, 0)).flatMap(splitCase);
}

/** `HillsOfGlory` is three words; `DotA` and `mTw` are one. */
function splitCase(token: string): string[] {
  const spelling = KNOWN.get(keyOf(token));
  if (spelling !== undefined) return spelling.split(' ');
  return token
    .replace(/([\p{L}'][\p{Ll}'])(?=\p{Lu}[\p{Lu}\p{Ll}])/gu, '$1 ')
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu, '$1 ')
    .split(' ');
}

function title(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const small = word.toLowerCase();
      if (at > 0 && SMALL.has(small)) return small;
      return /^\p{Ll}{2}[\p{Ll}\d']*$/u.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    })
    .join(' ');
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
