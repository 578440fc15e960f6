/** Texts that compare a game's timings with those of other games in the archive. */

export const STANDING_WORDS = {
  title: 'Against the archive',
  drawn:
    'We compare this player with everyone else in the archive who played this race in this matchup. The diamond marks this ' +
    'player. The line runs from the earliest to the latest time, the box covers the middle 50 %, and the ' +
    'stroke marks the median.',
  how: 'How this is counted',
  /** Precedes the timings with too few games to compare, if other timings are compared. */
  someTooFew: 'Too few games to compare: ',
  allTooFew: 'The archive has too few games of this matchup to compare these timings: ',
  tooFew: 'too few',
  /** Between two times. */
  to: ' to ',
  columns: {
    player: 'Player',
    moment: 'Moment',
    time: 'Time',
    median: 'Median',
    percentile: 'Percentile',
    of: 'Of',
    place: 'Place',
    comparedWith: 'Compared with',
    quartiles: 'Quartiles',
  },
};
