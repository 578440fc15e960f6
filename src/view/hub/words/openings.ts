/** Texts of the opening trees. */
import { counted } from '../../../game/counted.ts';

export const OPENING_WORDS = {
  lead: 'How each race opens: first building, heroes, expansion and tech, with wins, times and games.',
  how:
    'Each branch counts players with the same choices up to that point: first building, first and second ' +
    'hero, expansion before tier 2, and how far they teched. Times are median order times, shown for five or ' +
    'more players; a branch with one player shows that player’s times. “No …” ' +
    'means that the player never made this choice. The dot is the win rate in games with a known result, and the line ' +
    'is its 95 % confidence interval (Wilson). The longer the line, the less a branch tells you. Players who picked ' +
    'Random are left out, but their opponents are counted.',
  leftOut: (least: number): string =>
    `Branches with fewer than ${least} players are left out here; the tables on the data page have every player.`,
  overview: {
    title: 'By race and opponent',
    note: 'Only 1v1 games. Mirror matchups are listed separately, because the same race wins and loses each of these games.',
    caption: 'Most common choices by race and opponent',
  },
  tree: {
    title: (race: string, opponents: string | null): string =>
      opponents === null ? `${race} openings in the mirror matchup` : `${race} openings against ${opponents}`,
    lead: (title: string, players: number): string =>
      `${title}: first building, heroes, expansion and tech of ${counted(players, 'player')}, with wins, times and games.`,
    other: (race: string, opponents: string | null): string =>
      opponents === null ? `${race} mirror` : `${race} against ${opponents}`,
  },
  allOthers: 'all other races',
  mirror: (race: string): string => `${race} (mirror)`,
  /** Describes how a player continued after a branch: "Then tier 2 (5:02), with no expansion." */
  continuation: {
    upToTier2: 'Up to tier 2',
    taken: (choice: string, time: string): string => `${choice} (${time})`,
    onlyMissing: (missing: string): string => `Then there is no ${missing}.`,
    then: (taken: string): string => `Then ${taken}.`,
    thenWithout: (taken: string, missing: string): string => `Then ${taken}, with no ${missing}.`,
    expansion: 'an expansion',
  },
};
