import type { AnalysedPlayer, GameAnalysis } from '../replay/analysis.ts';
import { RACE_NAMES } from '../replay/race.ts';

/** The sides of a game in words, lobby order: "Moon vs Grubby", "Night Elf, Orc vs Human, Undead". */
export function inSides(game: GameAnalysis, word: (player: AnalysedPlayer) => string, joint: string): string {
  const sides = Map.groupBy(game.players, (player) => player.team).values();
  return [...sides].map((players) => players.map(word).join(joint)).join(' vs ');
}

/** A player's race in words. */
export const raceName = ({ race }: AnalysedPlayer): string => (race ? RACE_NAMES[race] : 'Race unknown');

/** The same, with the choice of a player who chose Random. */
export const raceText = (player: AnalysedPlayer): string =>
  raceName(player) + (player.race && player.random ? ' (Random)' : '');

/** Names of the side that won, as far as that can be inferred. */
export const winnerNames = ({ players }: GameAnalysis): string | null =>
  players
    .filter((player) => player.result === 'won')
    .map((player) => player.handle)
    .join(' & ') || null;
