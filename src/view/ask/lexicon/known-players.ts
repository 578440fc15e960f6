/**
 * Words that fans use for a player, with the recorded name. Reviewed by hand. Such a word means the player even if it
 * begins other names, as "moon" begins Moon Well. It does so even if the archive has none of their games.
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
 * Battle.net names without number, and the players paired with them in wc3v's published file names
 * (https://github.com/manh4wk/wc3v). These are claims by the people who named the files.
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
