/** Texts of the map list and of map pages. */
import { counted } from '../../../game/counted.ts';

const NO_CLEARED = 'Replays don’t record whether a camp was cleared.';
const MEDIANS = 'Medians need at least five values.';

export const MAP_WORDS = {
  lead: {
    list: (maps: number): string =>
      `The ${counted(maps, 'map')} in the archive: who plays and wins on them, and how long the games last.`,
    plain: (name: string): string =>
      `${name} in the archive: records by race and matchup, first heroes, timings and game lengths.`,
    usual: (name: string, matchup: string, player: string | null): string =>
      `On ${name}, the most common matchup is ${matchup}${player === null ? '' : `, and ${player} plays there most often`}.`,
  },
  picture: {
    none: 'We can’t draw this map: no game on it has orders with places.',
    /** Explains the drawing and how many games it is based on; `ground` says what the ground is based on. */
    caption: (ground: string, games: number, hasFile: boolean): string =>
      `${ground} From ${counted(games, 'game')}: the larger the ring, the more fights began there. A house is an ` +
      'expansion, with the number of players who took it. Diamonds are starts. White circles number the ' +
      'creep camps that players go to ' +
      `first.${hasFile ? '' : ' Hexagons are gold mines, triangles other camps.'}`,
  },
  document: 'Start locations, mines, camps and terrain as JSON',
  fights: {
    title: 'Where they fight',
    note: `A fight is a group of attack orders that are close in time and place. The rings on the map grow with the number of fights. Replays don’t record who won a fight. ${MEDIANS}`,
    caption: (games: number): string => `Fights by place, in ${counted(games, 'game')}`,
  },
  expansions: {
    title: 'Where they expand',
    note: `These are the town halls that were ordered after the first and not cancelled. The map marks them with a house and their number. ${MEDIANS}`,
    caption: (games: number): string => `Expansions by place, in ${counted(games, 'game')}`,
  },
  versions: {
    note: 'Map files count as one version unless orders show different start locations or mines. The first version is drawn and counted above. The map’s JSON document has the others.',
    caption: 'Versions, most games first',
    moreFiles: (files: number): string => `and ${counted(files, 'more file')}`,
  },
  firstCamps: {
    /** `start` is the place of the first start on a mirrored map. */
    note: (start: string | null): string =>
      'The map shows the same numbers. We count players whose first order targeting a creep was at this camp. ' +
      `Attack-moves don’t name a creep, so some camps may have been started earlier than shown. ${NO_CLEARED} ${MEDIANS}` +
      (start === null
        ? ''
        : ` This map is mirrored, so all players are counted as if they had started ${start}.`),
    caption: 'Camps by the number of players who took them among their first three',
  },
  routes: {
    title: 'Creep routes',
    note:
      'The table lists each player’s first three camps in order, how often the route was taken, and how many games with a known result ' +
      'were won. Small numbers of appearances say little.',
    caption: 'First three camps by race, most appearances first',
  },
  camps: {
    note: `The camps, with their creatures and drops, are from the map file. We count each player’s first visit. The position in the route is a median. ${NO_CLEARED} ${MEDIANS}`,
    caption: (games: number): string => `Camps, most visited first, in ${counted(games, 'game')}`,
    route: 'In the route',
  },
  usualCamps: {
    title: 'Usual first camps',
    note: (unit: 'players' | 'games'): string =>
      `The table lists the camps that were among a player’s first three in at least two cases, with the number of ${unit} for each. On mirrored maps, ` +
      'every player is ' +
      'treated as if they had started at the first start location. Attack-moves don’t target a creature, so some visits are missing.',
    caption: 'First three camps by map and race, most appearances first',
  },
  amongFirstThree: 'Among the first three',
};
