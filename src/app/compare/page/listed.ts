/** The archive's games for this page's search. */
export interface OfferedGame {
  replayId: string;
  /** The sides by name and the map, such as "Moon vs Grubby on Echo Isles". Untrusted text. */
  title: string;
  /** Races and event, in words. */
  detail: string;
  /** Abbreviations of the map and the event, such as "ei wca", used only by the search. */
  short: string;
}

/** Maximum results per search. */
export const MOST_FOUND = 8;

/** Games that have every word of a query in their title, detail or abbreviations, in list order. */
export function searchOffered(games: readonly OfferedGame[], query: string): OfferedGame[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...games];
  return games.filter(({ title, detail, short }) => {
    const text = fold(`${title} ${detail} ${short}`);
    return words.every((word) => text.includes(word));
  });
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
