/** Oddities that `npm run audit` lists file by file. Clocks are game times such as "4:30". */
export const ODDITY_WORDS = {
  ofSlot: (slot: number, text: string): string => `slot ${slot}: ${text}`,
  refused: (code: string): string => `refused: ${code}`,
  undecodable: (blocks: number): string => `${blocks} undecodable command blocks`,
  clock: (seconds: string): string => `the clock ends ${seconds} s from the stated length`,
  tooSoon: (object: string, seconds: string): string => `${object} was seen ${seconds} s after its order`,
  neverOrdered: (object: string): string => `${object} was seen and never ordered`,
  raceUnknown: 'the race is not known',
  noWinner: 'no winner',
  heroWithoutOrder: (hero: string): string => `${hero} has no training order`,
  contradicted: (count: number, object: string): string =>
    `${count} × ${object} proven, more than the orders allow`,
  foreign: (orders: number, objects: string): string =>
    `${orders} orders to another race’s objects: ${objects}`,
  unknown: (objects: string): string => `unknown objects: ${objects}`,
  early: (object: string, clock: string, needed: string, orderedAt: string): string =>
    `${object} at ${clock} needs ${needed}, ordered at ${orderedAt}`,
  earlyNeverOrdered: (object: string, clock: string, needed: string): string =>
    `${object} at ${clock} needs ${needed}, which was never ordered`,
  andMore: (names: string, more: number): string => `${names} and ${more} more`,
};

/** Contradictions of the game's rules. */
export const ORACLE_WORDS = {
  gold: (gold: number, clock: string, most: number): string =>
    `${gold} gold spent by ${clock}, at most ${most} available`,
  food: (food: number, clock: string, room: number): string => `${food} food by ${clock}, room for ${room}`,
  maker: (object: string, clock: string, soonest: string): string =>
    `${object} by ${clock}, not before ${soonest}`,
  stock: (count: number, item: string, clock: string, most: number): string =>
    `${count} × ${item} by ${clock}, at most ${most}`,
  skillTimes: (hero: string, skill: string, times: number): string =>
    `${hero} learns ${skill} ${times} times`,
  skills: (hero: string, skills: number): string => `${hero} learns ${skills} skills`,
};

/** Contradictions between the first half of a recording and the whole. */
export const HALF_WORDS = {
  anObject: 'an object',
  birth: (object: string, clock: string, later: string): string =>
    `${object} by ${clock}, later from ${later}`,
  kind: (object: string, other: string): string => `${object} showed as ${other}`,
  bound: (max: number, object: string, confirmed: number): string =>
    `at most ${max} of ${object}, but ${confirmed} are confirmed`,
};

/** Contradictions between two recordings of the same game. */
export const TWICE_WORDS = {
  winners: 'two winners',
  player: 'another player',
  heroes: (heroes: readonly string[], other: readonly string[]): string =>
    `heroes ${heroes.join(', ')}, in the other ${other.join(', ')}`,
};
