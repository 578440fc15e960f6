/** Texts of the player list and of player pages. */
import { counted } from '../../../game/counted.ts';

export const PLAYER_WORDS = {
  list: {
    lead: (players: number): string =>
      `The ${counted(players, 'player')} in the archive, with their records, races, heroes and timings.`,
    note:
      'Each name in the replays has a page, but a few people who are known to play under several names have one page ' +
      'for all their names. Winners are inferred from how players left.',
    caption: 'Players, most games first',
    onlyGame: 'The only game',
  },
  lead: {
    /** `races` is undefined if no recording shows a race. */
    plays: (name: string, races: string | undefined): string =>
      `${name} plays ${races ?? 'a race that no replay shows'}`,
    few: 'in this archive. This page lists the games, opponents and results.',
    against: (race: string): string => `most often against ${race}`,
    firstHero: (hero: string): string => `usually with the ${hero} first`,
    firstHeroes: (hero: string, other: string): string => `with the ${hero} or the ${other} first`,
    map: (map: string): string => `mostly on ${map}`,
  },
  names: (count: number): string => (count > 1 ? 'Names as recorded' : 'Name as recorded'),
  compare: (name: string): string => `Compare ${name} with another player`,
  series:
    'A series is all games between the same players at one event. Some of its games may be missing here.',
  openings: {
    note: '1v1 games only, by the first two heroes.',
    caption: 'Openings by matchup, most games first',
    noHero: 'No hero recorded',
  },
  timings: {
    title: 'Timings against everyone else',
    note:
      'Median order times in all games with that race. “Everyone else” leaves out this player’s games. ' +
      'A median is shown only if it comes from at least five games of this player, or from at least five other players.',
    caption: (name: string): string => `Medians for ${name} and everyone else`,
  },
  watch: { title: 'Games to watch first', caption: 'Notable 1v1 games' },
  years: {
    title: 'Over the years',
    note: 'Years with at least five games whose year and result are known.',
    caption: 'Results by year',
  },
  opponents: {
    title: 'Head to head',
    note: 'Only 1v1 games.',
    caption: 'Games and results by opponent',
  },
};
