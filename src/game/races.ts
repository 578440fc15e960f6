/** Playable races in the API: Human, Orc, Night Elf, Undead. */
export const RACES = ['H', 'O', 'E', 'U'] as const;
export type Race = (typeof RACES)[number];
