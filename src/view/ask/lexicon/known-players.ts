/**
 * Words that mean a player to whoever follows the game, with the name they are recorded under. Reviewed by hand. A word
 * that merely begins other names, as "moon" begins Moon Well, means the player, also where the archive has no game of theirs.
 */
export const KNOWN_PLAYERS: Readonly<Record<string, string>> = {
  creolophus: 'Creolophus',
  elakeduck: 'elakeduck',
  fly: 'Fly100%',
  focus: 'FoCuS',
  infi: 'Infi',
  lawliet: 'LawLiet',
  lucifron: 'LucifroN',
  lyn: 'Lyn',
  madfrog: 'MaDFroG',
  moon: 'Moon',
  remind: 'ReMinD',
  sase: 'SaSe',
  sini: 'Sini',
  sky: 'Sky',
  soin: 'LFSoin',
  th000: 'TH000',
  tod: 'ToD4K',
  wfz: 'WFZ',
  xlord: 'XlorD',
  yumiko: 'Yumiko',
  zacard: 'Zacard',
};

/**
 * Names on battle.net, without their number, and whom wc3v's published file names pair them with
 * (https://github.com/manh4wk/wc3v): claims of whoever named the files.
 */
export const BATTLE_NAMES: Readonly<Record<string, string>> = {
  medusa: 'Life',
  orange: 'Eer0',
  noname: 'Fortitude',
  lianpia: 'Lyn',
  zizonhuman: 'Chaemiko',
  aurorahappy: 'Happy',
  dorrani: 'PhoeNix',
  edoboi: 'Edo',
  leonxiv: 'Leon',
  전소인: 'Soin',
  sooook: 'Sok',
  iamnoob: 'War3Orcer0',
  sunlight: 'Pcg123',
  egg: 'TH000',
  mclarenf1gtr: 'Sini',
  dise22: 'Dise',
  qiuqiuloveu: 'EleGaNt',
  elpollitopio: 'GodFather',
  angelxuemen: 'Snowdream',
  drǃbucki: 'Starbuck',
  ehmuch: 'Ugly',
  aony123: 'Kndnny',
  리쥬짱: 'Yange',
};
