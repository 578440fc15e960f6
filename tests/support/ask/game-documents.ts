/**
 * The data that right answers are counted from: game documents, as `/data/games/` publishes them, and the list of known players.
 * Nothing here uses code of the search or of the archive.
 */

/** The part of a game document that truths read. Times are in ms of game time. */
export interface GameDocument {
  replayId: string;
  map: string;
  patch: string | null;
  played: { at?: string; from?: string; to?: string };
  decidedMs: number;
  sides: string;
  /** Letters of two races, such as "EvO". */
  matchup: string | null;
  players: readonly PlayerInDocument[];
}

export interface PlayerInDocument {
  name: string | null;
  handle: string;
  kind: string;
  team: number;
  race: string | null;
  random: boolean;
  result: string | null;
  apm: { average: number };
  heroes: readonly { name: string; ordered: { ms: number } | null }[];
  tiers: readonly { tier: number; ordered: { ms: number } | null }[];
  expansions: readonly { ms: number }[];
  build: readonly { ms: number; name: string; type: string; worker: boolean; cancelled: boolean }[];
  made: readonly { name: string; min: number; max: number }[];
}

/** Somebody with several names: `replays/players.json`. */
export interface KnownPlayer {
  name: string;
  aliases: readonly string[];
}

/** The short form of a name in phrase files: "Echo Isles" is echo-isles, letters that are not Latin go by their numbers. */
export const slug = (name: string): string =>
  name
    .replace(/[^\p{ASCII}]/gu, (letter) => `-u${letter.codePointAt(0)!.toString(16)}-`)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The name of a person in the archive; null for computers and blank names. */
export function personIn(player: PlayerInDocument, known: readonly KnownPlayer[]): string | null {
  if (player.kind !== 'human' || player.name === null || player.name.trim() === '') return null;
  return known.find(({ aliases }) => aliases.includes(player.name!))?.name ?? player.handle;
}

/** Names of heroes by their place: those that were ordered, first ones first, then those that were only seen. */
export function heroNames({ heroes }: PlayerInDocument): string[] {
  const ordered = heroes.filter((hero) => hero.ordered !== null);
  ordered.sort((a, b) => a.ordered!.ms - b.ordered!.ms);
  return [...ordered, ...heroes.filter((hero) => hero.ordered === null)].map(({ name }) => name);
}

const RACES: Readonly<Record<string, string>> = { H: 'Human', O: 'Orc', E: 'Night Elf', U: 'Undead' };

export const raceName = (letter: string | null): string | null =>
  letter === null ? null : (RACES[letter] ?? null);

export const matchupName = (matchup: string | null): string | null =>
  matchup === null ? null : `${RACES[matchup[0]!]} vs ${RACES[matchup[2]!]}`;
