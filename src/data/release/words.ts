/** The contents of each document of a release, for the page, schemas and packages. */
export const DOCUMENT_WORDS = {
  players: 'People with their ids in the tables and all their recorded names.',
  events: 'Events with their dates and sources.',
  maps: 'Maps with their ids in the tables, and the starts, mines, camps, drops and shops from their map files.',
  objects:
    'Units, heroes, buildings, upgrades and items, with names, costs, times, food, stock and requirements by patch.',
  patches:
    'The game’s releases, what recordings state of each, and the numbers that each changed, with sources.',
  errata: 'Doubtful values, each with its game and JSON Pointer.',
} as const;
