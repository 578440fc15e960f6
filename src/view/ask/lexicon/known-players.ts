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
