/** Names of the measures that games are compared by. */

export const MEASURE_NAMES = {
  camp: 'First creep camp',
  contact: 'First attack order',
  expansionBegun: 'First expansion begun',
  supply: 'Supply',
  workers: 'Workers trained',
  units: 'Units made',
  camps: 'Creep camps',
  wait: 'Longest time without ordering a unit',
  upgrades: 'Research ordered',
  gold: 'Gold spent (at least)',
  level: 'Skill points of the first hero',
  items: 'Items bought',
  harassment: 'Attack orders on enemy workers',
  heroesLost: 'Heroes revived',
  fights: 'Fights in which the other side gave twice as many attack orders',
  apm: 'Actions per minute',
};

/** The name of a measure that counts something until a certain time, such as "Creep camps by 5:00". */
export const measuredBy = (name: string, clock: string): string => `${name} by ${clock}`;
