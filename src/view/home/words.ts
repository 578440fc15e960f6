/** Texts of the facts on the front page; `how` explains the method. */

const number = (value: number): string => value.toLocaleString('en');

export const HOME_FACT_WORDS = {
  revivals: {
    sentence: 'games were lost by the side that had to revive more heroes.',
    how: (from: number, to: number): string =>
      `1v1 games with a known winner in which one player revived more heroes than the other. A hero that died and was never revived isn’t counted. The share is between ${from} and ${to} % with 95 % confidence (Wilson).`,
  },
  fighting: {
    sentence: (pauseSec: number): string =>
      `is the longest stretch of fighting with no pause of ${pauseSec} seconds or more, in`,
    how: (stretches: number): string =>
      `It is the longest of ${number(stretches)} stretches of consecutive fights in 1v1 games. A fight is a group ` +
      'of attack orders that are close in time and place. A fight begins with the first order and ends with the ' +
      'last.',
  },
  tier: {
    sentence: (player: string): string =>
      `is the earliest order for tier 2 that led to a finished upgrade, by ${player} in`,
    how: (orders: number): string =>
      `It is the earliest of ${number(orders)} such orders in 1v1 games. In each case, a later selection shows the finished hall.`,
    earlier: (time: string): string =>
      ` The statistics count every order; their earliest, at ${time}, isn’t proven.`,
  },
};
