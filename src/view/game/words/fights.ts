/** Texts of a game's fights. */

export const FIGHT_WORDS = {
  title: 'Fights',
  rule:
    '“Brought” lists the heroes and units that were attacked or last seen in the fight, or that received orders close to ' +
    'it during the fight or in the minute before. There may have been more. Food is given as a minimum and a maximum. “Last seen” lists ' +
    'units that were commanded often before the fight and never after it. We tested this on the first halves of 124 ' +
    'replays: of 1,302 such units, 5 % appeared again in the second halves. “Ahead” means at least twice as many attack orders as the other ' +
    'side. In the 1v1 games that we tested, there were 61 such fights after which one side revived more heroes than the ' +
    'other. In 52 of them, the side that revived more was the one with fewer attack orders (85 %, 95 % ' +
    'confidence interval 74–92 %). “Stayed” means that the side gave orders there right after the ' +
    'fight, while the other side’s heroes were sent away. The other side revived more heroes in 21 of 36 such fights, ' +
    'so staying says little about who won.',
  /** A link or button to the table of all fights. */
  inFull: (fights: number): string =>
    `${fights > 1 ? `All ${fights} fights` : 'The fight in full'}, and how to read them`,
  twoFights: 'Two fights',
  /** How the two fights were picked, if the two with the most food include the last fight. */
  lastIsLargest: (fights: number): string =>
    `The tables show two of the ${fights} fights: the two largest, by the food of both sides together, the last ` +
    'one among them. The story merges fights that follow each other closely in the same place.',
  /** How the two fights were picked, if they are the one with the most food and the last one. */
  largestAndLast: (fights: number): string =>
    `The tables show two of the ${fights} fights: the largest, by the food of both sides together, and the ` +
    'last. The story merges fights that follow each other closely in the same place.',
  names: { orders: 'Attack orders', food: 'Food', brought: 'Brought', lastSeen: 'Last seen', also: 'Also' },
  columns: { from: 'From', where: 'Where', side: 'Side' },
};
