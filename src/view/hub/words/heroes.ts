/** Texts of the hero list and of hero pages. */

export const HERO_WORDS = {
  list: {
    lead: (heroes: number): string =>
      `All ${heroes} heroes in the archive: who plays them, when, and how often as the first hero.`,
    note: 'The table lists every hero that a player ordered or was seen with. “First” means ordered before any other hero.',
    caption: 'Heroes and how often players had them, most played first',
  },
  lead: {
    plain: (name: string): string =>
      `${name} in the archive: how often it is the first, second or a later hero, when it appears, in which matchups, and with what results.`,
    first: (first: number, appearances: number): string =>
      first === 0
        ? `is never the first hero in its ${appearances} appearances`
        : first === appearances
          ? `is the first hero in all ${appearances} of its appearances`
          : `is the first hero in ${first} of its ${appearances} appearances`,
    meets: (race: string): string => `meets ${race} most often`,
    playedBy: (name: string): string => `is played most by ${name}`,
  },
  record: 'Record of its players',
  side: (name: string): string => `Side with ${name} (inferred)`,
  trained: 'When it was trained first',
  places: { title: 'First, second or later pick', caption: 'Results by pick: first, second or later hero' },
  skills: {
    note: 'The Chinese names are from version 1.32.8 of the game.',
    caption: 'Skills of the hero in English and in Simplified Chinese',
  },
};
