/** Texts that only the text versions of a game’s page have: how to read it, and what the page draws. */

export const TEXT_ONLY_WORDS = {
  reading:
    'How to read this: times are in minutes and seconds of game time, without pauses. ' +
    'A replay records what players ordered, not what came of it. It has no reliable result, but some leave records contain one. ' +
    'A dash means that the replay shows no such value.',
  moments: { time: 'Time', moment: 'Moment', basis: 'Basis', orders: 'Attack orders' },
  /** `place` is a point on the map: "-3456, 1024". */
  base: (player: string, place: string): string => `${player} ${place}`,
  bases: (bases: readonly string[]): string =>
    `Main bases, in map units: ${bases.join('; ') || 'not known'}.`,
  expansion: <Piece>(player: Piece, hall: string, time: Piece, place: string): (Piece | string)[] => [
    player,
    ` ${hall} `,
    time,
    ` at ${place}`,
  ],
  /** Null: there are none. */
  expansions: <Piece>(expansions: readonly (Piece | string)[] | null): (Piece | string)[] => [
    'Expansions ordered: ',
    ...(expansions ?? ['none']),
    '.',
  ],
  fights: {
    caption: 'Fights: groups of attack orders that are close in time and place',
    columns: ['From', 'To', 'Where', 'Orders'],
  },
  /** "189 by Moon". */
  ordersBy: (orders: number, side: string | undefined): string => `${orders} by ${side ?? 'another side'}`,
};
