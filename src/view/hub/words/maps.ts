/** Texts of the map list and of map pages. */

const NO_CLEARED = 'Replays don’t record whether a camp was cleared.';
const MEDIANS = 'Medians need at least five values.';

const mirrored = (start: string | null): string =>
  start === null
    ? ''
    : ` This map is mirrored: the first three camps are counted as if all players had started ${start}.`;

export const MAP_WORDS = {
  fights: {
    note: `A fight is a group of attack orders that are close in time and place. The rings on the map grow with the number of fights. Replays don’t record who won a fight. ${MEDIANS}`,
  },
  expansions: {
    note: `These are the town halls that were ordered after the first and not cancelled. The map marks them with a house and their number. ${MEDIANS}`,
  },
  firstCamps: {
    /** `start` is the place of the first start on a mirrored map. */
    note: (start: string | null): string =>
      'The map shows the same numbers. We count players whose first order targeting a creep was at this camp. ' +
      `Attack-moves don’t name a creep, so some camps may have been started earlier than shown. ${NO_CLEARED} ${MEDIANS}` +
      mirrored(start),
  },
  camps: {
    note: (start: string | null): string =>
      `The numbers are those on the map. Creatures and drops are from the map file. We count each player’s first visit. The position in the route is a median. ${NO_CLEARED} ${MEDIANS}` +
      mirrored(start),
  },
  amongFirstThree: 'Among the first three',
};
