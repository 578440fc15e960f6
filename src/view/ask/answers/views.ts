/** The matching games, each from the view of a matching player. */
import type { BrowsedGame, BrowsedPlayer, BrowserIndex } from '../index/game.ts';
import type { PlayerRows } from '../match/player-rows.ts';
import type { AskPart } from '../ask.ts';

export interface Appeared {
  place: number;
  game: BrowsedGame;
  self: BrowsedPlayer;
}

/** The input of answers. */
export interface Sample {
  index: BrowserIndex;
  rows: PlayerRows;
  parts: readonly AskPart[];
  /** Each player of each game, once. */
  views: readonly Appeared[];
  /** Each game, once. */
  games: readonly BrowsedGame[];
  nameOf: (player: BrowsedPlayer) => string;
  objectName: (id: string) => string;
}

/** The entries selected by a mask. */
export function viewsOf(
  games: BrowserIndex['games'],
  pairs: readonly { game: number; self: BrowsedPlayer }[],
  mask: Uint8Array,
): Appeared[] {
  const views: Appeared[] = [];
  for (const [at, { game, self }] of pairs.entries()) {
    const last = views.at(-1);
    // Pairs of the same player are consecutive.
    if (mask[at] && last?.self !== self) views.push({ place: game, game: games[game]!, self });
  }
  return views;
}

/** Two sides on one line: "Grubby vs Happy". */
export function opponentsText({ players }: BrowsedGame, nameOf: Sample['nameOf']): string {
  const sides = [...Map.groupBy(players, ({ team }) => team).values()];
  return sides.map((side) => side.map(nameOf).join(' & ')).join(' vs ');
}
