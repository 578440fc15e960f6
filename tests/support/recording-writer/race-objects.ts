export type ScenarioRace = 'H' | 'O' | 'E' | 'U';

export interface RaceObjects {
  raceFlag: number;
  /** Town hall, followed by its two upgrades. */
  halls: readonly [string, string, string];
  worker: string;
  altar: string;
  barracks: string;
  smith: string;
  hero: string;
  skills: readonly [string, string];
  unit: string;
  research: string;
}

/** The objects of each race's opening. */
export const RACE_OBJECTS: Readonly<Record<ScenarioRace, RaceObjects>> = {
  H: {
    raceFlag: 1,
    halls: ['htow', 'hkee', 'hcas'],
    worker: 'hpea',
    altar: 'halt',
    barracks: 'hbar',
    smith: 'hbla',
    hero: 'Hamg',
    skills: ['AHwe', 'AHbz'],
    unit: 'hfoo',
    research: 'Rhme',
  },
  O: {
    raceFlag: 2,
    halls: ['ogre', 'ostr', 'ofrt'],
    worker: 'opeo',
    altar: 'oalt',
    barracks: 'obar',
    smith: 'ofor',
    hero: 'Obla',
    skills: ['AOwk', 'AOmi'],
    unit: 'ogru',
    research: 'Rome',
  },
  E: {
    raceFlag: 4,
    halls: ['etol', 'etoa', 'etoe'],
    worker: 'ewsp',
    altar: 'eate',
    barracks: 'eaom',
    smith: 'edob',
    hero: 'Edem',
    skills: ['AEmb', 'AEim'],
    unit: 'earc',
    research: 'Resm',
  },
  U: {
    raceFlag: 8,
    halls: ['unpl', 'unp1', 'unp2'],
    worker: 'uaco',
    altar: 'uaod',
    barracks: 'usep',
    smith: 'ugrv',
    hero: 'Udea',
    skills: ['AUdc', 'AUdp'],
    unit: 'ugho',
    research: 'Rume',
  },
};
