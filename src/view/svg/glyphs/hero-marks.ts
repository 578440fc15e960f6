/**
 * Emblem and short name of each hero, by its name. Lists of games use it, which browsers draw too: it is much smaller
 * than the table of objects.
 */
export const HERO_MARKS: Readonly<Record<string, readonly [glyph: string, short: string]>> = {
  Archmage: ['Hamg', 'AM'],
  'Mountain King': ['Hmkg', 'MK'],
  Paladin: ['Hpal', 'Pala'],
  'Blood Mage': ['Hblm', 'Blood'],
  Blademaster: ['Obla', 'BM'],
  'Far Seer': ['Ofar', 'FS'],
  'Shadow Hunter': ['Oshd', 'SH'],
  'Tauren Chieftain': ['Otch', 'TC'],
  'Demon Hunter': ['Edem', 'DH'],
  'Keeper of the Grove': ['Ekee', 'KotG'],
  'Priestess of the Moon': ['Emoo', 'PotM'],
  Warden: ['Ewar', 'Warden'],
  'Death Knight': ['Udea', 'DK'],
  Lich: ['Ulic', 'Lich'],
  Dreadlord: ['Udre', 'DL'],
  'Crypt Lord': ['Ucrl', 'CL'],
  'Naga Sea Witch': ['Nngs', 'Naga'],
  'Pandaren Brewmaster': ['Npbm', 'Panda'],
  'Goblin Alchemist': ['Nalc', 'Alch'],
  'Goblin Tinker': ['Ntin', 'Tinker'],
  'Dark Ranger': ['Nbrn', 'DR'],
  Beastmaster: ['Nbst', 'Beast'],
  Firelord: ['Nfir', 'Fire'],
  'Forsaken Paladin': ['Npal', 'F. Pala'],
  'Pit Lord': ['Nplh', 'Pit'],
};
