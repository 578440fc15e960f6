/**
 * Extracts map names. A recording contains only the path of the map file, which surrounds the name with folders,
 * player counts, versions, dates, hashes and platform marks: `Maps\w3arena\w3arena__echoisles__v3.w3x`,
 * `Maps/Download/(2)LastRefuge-1.3.w3x`.
 */

/** Maps with file names that are sometimes in lower case, so that no rule can recover the words. */
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

/** Words that stay in lower case inside a name. */
const SMALL = new Set(['a', 'and', 'in', 'of', 'the', 'to']);

/** Platform, season and build marks between the words of a file name. */
const NOISE =
  /^(?:w3c|w3arena|anon|lv|\dv\d|s\d{1,2}(?:\.\d+)?|v(?:er)?\.?\d+[a-z0-9]{0,4}|\d{4,}|[0-9a-f]{32,64})$/i;

/** A version, attached to a word or separate: `1.3`, `v2.0`, `x20v.1.5.9`. */
const VERSION = /v?\.?\d{1,4}(?:\.\d{1,4})+[a-z0-9]{0,6}$/i;

/** Maximum length of file names, far above real ones; longer ones are hostile and are cut before matching. */
const LONGEST = 160;

/** Teams that prefixed map names with their tag for their matches. */
const TEAMS = new Set(['mtw']);

/** The display name of a map from its recorded path. Empty only for an empty path. */
export function mapName(raw: string): string {
  const [first = '', ...others] = wordsOf(stemOf(raw));
  const spelling = TEAMS.has(first.toLowerCase()) ? KNOWN.get(keyOf(others.join(''))) : undefined;
  return spelling ?? mapNameOfId(raw);
}

/** The name with team tags, used in ids. Ids are promised to be stable, so this never changes for a known map. */
export function mapNameOfId(raw: string): string {
  if (raw === '') return '';
  const stem = stemOf(raw);
  const words = wordsOf(stem);
  return KNOWN.get(keyOf(words.join(''))) ?? (title(words) || stem || 'Unnamed map');
}

/** The file name without folders, extension, colour codes and invisible characters. */
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

/** Splits words by case: `HillsOfGlory` is three words; `DotA` and `mTw` are one. */
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
