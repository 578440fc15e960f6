/** What generated players order, by race. Of what a player buys at a neutral shop, one item is enough. */
export type RaceLetter = 'H' | 'O' | 'E' | 'U';

export interface RaceSheet {
  race: RaceLetter;
  hall: string;
  worker: string;
  altar: string;
  barracks: string;
  hero: string;
  units: readonly string[];
  buildings: readonly [farm: string, ...others: string[]];
}

export const RACE_SHEETS: Readonly<Record<RaceLetter, RaceSheet>> = {
  H: {
    ...{ race: 'H', hall: 'htow', worker: 'hpea', altar: 'halt', barracks: 'hbar', hero: 'Hamg' },
    units: ['hfoo', 'hrif', 'hmpr', 'hkni'],
    buildings: ['hhou', 'hlum', 'hars', 'hgra'],
  },
  O: {
    ...{ race: 'O', hall: 'ogre', worker: 'opeo', altar: 'oalt', barracks: 'obar', hero: 'Obla' },
    units: ['ogru', 'ohun', 'orai', 'otau'],
    buildings: ['otrb', 'ovln', 'obea', 'osld'],
  },
  E: {
    ...{ race: 'E', hall: 'etol', worker: 'ewsp', altar: 'eate', barracks: 'eaom', hero: 'Edem' },
    units: ['earc', 'esen', 'edry', 'echm'],
    buildings: ['emow', 'eden', 'eaoe', 'edos'],
  },
  U: {
    ...{ race: 'U', hall: 'unpl', worker: 'uaco', altar: 'uaod', barracks: 'usep', hero: 'Udea' },
    units: ['ugho', 'ucry', 'uobs', 'uabo'],
    buildings: ['uzig', 'utom', 'uslh', 'ubon'],
  },
};

/** A scroll of the neutral shop. */
export const ITEM = 'stwp';
