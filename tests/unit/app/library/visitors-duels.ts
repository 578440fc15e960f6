import {
  factsOf,
  libraryGames,
  toPlayedGames,
  type HistoryFacts,
  type PlayedGame,
} from '../../../../src/app/library/history/games.ts';
import type { KeptGame } from '../../../../src/game/stored/library-game.ts';
import type { OwnWords } from '../../../../src/game/stored/history.ts';
import { droppedDuel } from './games.ts';
import { keptGame } from './rows.ts';

/** The games of the visitor with these names, earliest first. */
export const gamesOf = (
  games: readonly KeptGame[],
  facts: readonly HistoryFacts[],
  me: readonly string[],
  words: readonly OwnWords[] = [],
): PlayedGame[] => toPlayedGames(libraryGames(games, { me, words }, facts));

const facts = factsOf(droppedDuel({ names: ['Moon', 'Grubby'], races: ['E', 'O'], winner: 0 }).analysis, 1);
const [game] = gamesOf([keptGame(facts.fingerprint)], [facts], ['Moon']);

/** Games of one visitor of which the first half was won, with the first hero's time in seconds and the actions. */
export const visitorsDuels = (
  each: number,
  values: (lost: boolean, index: number) => { hero: number; apm: number },
): PlayedGame[] =>
  Array.from({ length: 2 * each }, (_, index) => {
    const lost = index >= each;
    const { hero, apm } = values(lost, index);
    const none = Object.fromEntries(Object.keys(game!.values).map((id) => [id, null]));
    return {
      ...game!,
      ...{ fingerprint: `duel-${index}`, result: lost ? 'lost' : 'won' },
      values: { ...none, 'first-hero': hero, apm },
    };
  });
