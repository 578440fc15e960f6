/** The archive's games as the search of this page knows them. */
export interface OfferedGame {
  replayId: string;
  /** The sides by name and the map, such as "Moon vs Grubby on Echo Isles". Untrusted text. */
  title: string;
  /** Races and event, in words. */
  detail: string;
}

/** Results shown of one search. */
export const MOST_FOUND = 8;

/** The games in whose title or detail every word of a query stands, in the order of the list. */
export function searchOffered(games: readonly OfferedGame[], query: string): OfferedGame[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...games];
  return games.filter(({ title, detail }) => {
    const text = fold(`${title} ${detail}`);
    return words.every((word) => text.includes(word));
  });
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
