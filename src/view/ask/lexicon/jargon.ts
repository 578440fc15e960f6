const TAVERN =
  'Naga Sea Witch|Pandaren Brewmaster|Goblin Alchemist|Goblin Tinker|Dark Ranger|Firelord|Beastmaster|Pit Lord';
const AIR =
  'Gryphon Rider|Dragonhawk Rider|Flying Machine|Wind Rider|Troll Batrider|Hippogryph|Hippogryph Rider|Chimaera|Faerie Dragon|Gargoyle|Frost Wyrm';
const CASTERS =
  'Priest|Sorceress|Shaman|Troll Witch Doctor|Spirit Walker|Druid of the Talon|Necromancer|Banshee';
const TOWERS =
  'Scout Tower|Guard Tower|Arcane Tower|Cannon Tower|Watch Tower|Nerubian Tower|Spirit Tower|Ancient Protector';

/**
 * Words that players and casters use, with the game's names for them. Several names are joined by `|`. The list was
 * reviewed by hand, and a test checks that every name exists in the game. Plurals need no entry.
 */
export const OBJECT_WORDS: Readonly<Record<string, string>> = {
  // Heroes.
  'tavern hero': TAVERN,
  'tavern heroe': TAVERN,
  'neutral hero': TAVERN,
  tavern: TAVERN,
  am: 'Archmage',
  mk: 'Mountain King',
  pala: 'Paladin',
  pally: 'Paladin',
  bm: 'Blademaster',
  blade: 'Blademaster',
  fs: 'Far Seer',
  farseer: 'Far Seer',
  sh: 'Shadow Hunter',
  tc: 'Tauren Chieftain',
  chieftain: 'Tauren Chieftain',
  dh: 'Demon Hunter',
  demon: 'Demon Hunter',
  kotg: 'Keeper of the Grove',
  keeper: 'Keeper of the Grove',
  potm: 'Priestess of the Moon',
  priestess: 'Priestess of the Moon',
  dk: 'Death Knight',
  dl: 'Dreadlord',
  dread: 'Dreadlord',
  cl: 'Crypt Lord',
  naga: 'Naga Sea Witch',
  panda: 'Pandaren Brewmaster',
  brewmaster: 'Pandaren Brewmaster',
  alch: 'Goblin Alchemist',
  alchemist: 'Goblin Alchemist',
  alche: 'Goblin Alchemist',
  tinker: 'Goblin Tinker',
  dr: 'Dark Ranger',
  ranger: 'Dark Ranger',
  firelord: 'Firelord',
  pitlord: 'Pit Lord',
  bloodmage: 'Blood Mage',
  // Several races.
  caster: CASTERS,
  'caster unit': CASTERS,
  spellcaster: CASTERS,
  air: AIR,
  'air unit': AIR,
  flyer: AIR,
  tower: TOWERS,
  zeppelin: 'Goblin Zeppelin',
  zep: 'Goblin Zeppelin',
  shredder: 'Goblin Shredder',
  // Human.
  footie: 'Footman',
  footy: 'Footman',
  foot: 'Footman',
  footmen: 'Footman',
  rifle: 'Rifleman',
  riflemen: 'Rifleman',
  sorc: 'Sorceress',
  breaker: 'Spell Breaker',
  spellbreaker: 'Spell Breaker',
  sb: 'Spell Breaker',
  mortar: 'Mortar Team',
  gyro: 'Flying Machine',
  gyrocopter: 'Flying Machine',
  siege: 'Siege Engine',
  tank: 'Siege Engine',
  gryphon: 'Gryphon Rider',
  gryph: 'Gryphon Rider',
  dragonhawk: 'Dragonhawk Rider',
  hawk: 'Dragonhawk Rider',
  rax: 'Barracks',
  sanctum: 'Arcane Sanctum',
  ws: 'Workshop',
  // Orc.
  hh: 'Troll Headhunter',
  headhunter: 'Troll Headhunter',
  berserker: 'Troll Berserker',
  wyvern: 'Wind Rider',
  wyv: 'Wind Rider',
  windrider: 'Wind Rider',
  walker: 'Spirit Walker',
  sw: 'Spirit Walker',
  wd: 'Troll Witch Doctor',
  'witch doctor': 'Troll Witch Doctor',
  doctor: 'Troll Witch Doctor',
  kodo: 'Kodo Beast',
  bat: 'Troll Batrider',
  batrider: 'Troll Batrider',
  demo: 'Demolisher',
  cata: 'Demolisher',
  catapult: 'Demolisher',
  burrow: 'Orc Burrow',
  lodge: 'Spirit Lodge',
  // Night Elf.
  hunt: 'Huntress',
  hippo: 'Hippogryph',
  hippogriff: 'Hippogryph',
  talon: 'Druid of the Talon',
  dot: 'Druid of the Talon',
  bear: 'Druid of the Claw',
  claw: 'Druid of the Claw',
  dotc: 'Druid of the Claw',
  mg: 'Mountain Giant',
  giant: 'Mountain Giant',
  faerie: 'Faerie Dragon',
  fd: 'Faerie Dragon',
  chim: 'Chimaera',
  chimera: 'Chimaera',
  glaive: 'Glaive Thrower',
  ballista: 'Glaive Thrower',
  aow: 'Ancient of War',
  aol: 'Ancient of Lore',
  lore: 'Ancient of Lore',
  // Undead.
  fiend: 'Crypt Fiend',
  garg: 'Gargoyle',
  necro: 'Necromancer',
  wagon: 'Meat Wagon',
  abo: 'Abomination',
  abom: 'Abomination',
  statue: 'Obsidian Statue',
  obs: 'Obsidian Statue',
  // Statues become Destroyers by an upgrade; the change itself is not an order for an object.
  destro: 'Destroyer Form',
  destroyer: 'Destroyer Form',
  wyrm: 'Frost Wyrm',
  frosty: 'Frost Wyrm',
  zig: 'Ziggurat',
  zigg: 'Ziggurat',
  totd: 'Temple of the Damned',
  gy: 'Graveyard',
};

/** Words for races. Single letters are left out, because they are too ambiguous. */
export const RACE_WORDS: Readonly<Record<string, 'H' | 'O' | 'E' | 'U'>> = {
  human: 'H',
  hu: 'H',
  hum: 'H',
  orc: 'O',
  'night elf': 'E',
  nightelf: 'E',
  elf: 'E',
  elve: 'E',
  'night elve': 'E',
  ne: 'E',
  undead: 'U',
  ud: 'U',
};

/** Words that mean "expanded". */
export const EXPANSION_WORDS: readonly string[] = [
  'expansion',
  'expand',
  'expanding',
  'expanded',
  'expo',
  'exp',
  'natural',
];

/** Minimum number for "mass". */
export const MASS = 6;
/** An expansion before this many seconds is fast. */
export const FAST_EXPANSION_SEC = 330;

/** Tier 2 ordered before this many seconds is fast: a quarter of players have ordered it by then. */
export const FAST_TECH_SEC = 150;
/** Maximum seconds of game time for an object's first order to count as a rush. */
export const RUSH_SEC = 240;
