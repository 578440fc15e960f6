/** Titles, descriptions and links of a game's pages, and texts about its series, its embedded frame and its data. */

export const GAME_PAGE_WORDS = {
  title: {
    event: (title: string, event: string): string => `${title}, ${event}`,
    patch: (title: string, patch: string): string => `${title}, patch ${patch}`,
    replay: (title: string, replayId: string): string => `${title}, replay ${replayId}`,
  },
  /** `game` is the sides and as many details as fit, such as "Arthas vs Thrall on Echo Isles, patch 1.32". */
  description: (game: string): string => `Build orders, tech, heroes and research of ${game}.`,
  /** Used if several games have the same description. */
  descriptionWithId: (description: string, replayId: string): string => `${description} Replay ${replayId}.`,
  onMap: (map: string): string => ` on ${map}`,
  atEvent: (event: string): string => `, ${event}`,
  withPatch: (patch: string): string => `, patch ${patch}`,
  players: (players: number): string => `${players} players`,
  evidence: {
    name: 'Units and buildings',
    title: (game: string): string => `Units and buildings: ${game}`,
    description: (game: string): string => `The orders and confirmed objects behind every count in ${game}.`,
  },
  orders: {
    name: 'Every order',
    title: (game: string): string => `Every order: ${game}`,
    description: (game: string): string =>
      `All build orders of ${game}, on a timeline and in tables, and the actions in every minute.`,
  },
  games: 'Games',
};

/** The section about a game's documents, and its links. */
export const GAME_DATA_WORDS = {
  summary: { text: 'Summary', note: 'documented, stable JSON' },
  analysis: { text: 'Analysis', note: 'this whole page as JSON, in a format that may change' },
  evidence: {
    text: 'Evidence for units and buildings',
    note: 'all orders and all confirmed objects behind every count',
  },
  orders: { text: 'Every order', note: 'all build orders, and the actions in each minute' },
  api: { text: 'API guide', note: 'what every field means and how far it can be trusted' },
  replays: { text: 'All replays', note: 'every game in the archive' },
};
