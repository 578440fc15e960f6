/**
 * Orders of generated players, with the game facts behind the expectations. They are written a second time on
 * purpose, so that a mistake in the reader's tables doesn't change the expectation.
 */
export type RaceLetter = 'H' | 'O' | 'E' | 'U';
export type TierNumber = 1 | 2 | 3;

export interface RaceSheet {
  race: RaceLetter;
  /** Race flag of the lobby slot. */
  flag: number;
  halls: readonly [string, string, string];
  worker: readonly [id: string, seconds: number];
  altar: string;
  barracks: string;
  smith: string;
  /** Three skills of three levels, then the ultimate. */
  heroes: readonly (readonly [id: string, ...skills: string[]])[];
  units: readonly (readonly [id: string, tier: TierNumber, seconds: number])[];
  buildings: readonly (readonly [id: string, tier: TierNumber])[];
  /** A building ordered on top of another object (0x12), or null. */
  mine: string | null;
  research: readonly (readonly [id: string, tier: TierNumber, levels: number, category: string])[];
  /** A form that units change into: ordered, but without production. */
  morph: string;
}

const TAVERN: RaceSheet['heroes'] = [['Npbm', 'ANbf', 'ANdb', 'ANdh', 'ANef']];

export const RACE_SHEETS: Readonly<Record<RaceLetter, RaceSheet>> = {
  H: {
    race: 'H',
    flag: 1,
    halls: ['htow', 'hkee', 'hcas'],
    worker: ['hpea', 15],
    altar: 'halt',
    barracks: 'hbar',
    smith: 'hbla',
    heroes: [['Hamg', 'AHbz', 'AHwe', 'AHab', 'AHmt'], ['Hmkg', 'AHtb', 'AHtc', 'AHbh', 'AHav'], ...TAVERN],
    units: [
      ['hfoo', 1, 20],
      ['hrif', 1, 26],
      ['hmpr', 2, 28],
      ['hkni', 3, 40],
    ],
    buildings: [
      ['hhou', 1],
      ['hlum', 1],
      ['hars', 2],
      ['hgra', 2],
    ],
    mine: null,
    research: [
      ['Rhme', 1, 3, 'attack'],
      ['Rhde', 1, 1, 'ability'],
      ['Rhpt', 2, 2, 'caster'],
      ['Rhac', 1, 3, 'building'],
    ],
    morph: 'hmil',
  },
  O: {
    race: 'O',
    flag: 2,
    halls: ['ogre', 'ostr', 'ofrt'],
    worker: ['opeo', 15],
    altar: 'oalt',
    barracks: 'obar',
    smith: 'ofor',
    heroes: [['Obla', 'AOwk', 'AOmi', 'AOcr', 'AOww'], ['Oshd', 'AOhw', 'AOhx', 'AOsw', 'AOvd'], ...TAVERN],
    units: [
      ['ogru', 1, 30],
      ['ohun', 1, 20],
      ['orai', 2, 28],
      ['otau', 3, 44],
    ],
    buildings: [
      ['otrb', 1],
      ['ovln', 1],
      ['obea', 2],
      ['osld', 2],
    ],
    mine: null,
    research: [
      ['Rome', 1, 3, 'attack'],
      ['Ropg', 1, 1, 'ability'],
      ['Rost', 2, 2, 'caster'],
      ['Ropm', 1, 1, 'inventory'],
    ],
    morph: 'ospw',
  },
  E: {
    race: 'E',
    flag: 4,
    halls: ['etol', 'etoa', 'etoe'],
    worker: ['ewsp', 14],
    altar: 'eate',
    barracks: 'eaom',
    smith: 'edob',
    heroes: [['Edem', 'AEmb', 'AEim', 'AEev', 'AEme'], ['Ekee', 'AEer', 'AEfn', 'AEah', 'AEtq'], ...TAVERN],
    units: [
      ['earc', 1, 20],
      ['esen', 1, 30],
      ['edry', 2, 30],
      ['echm', 3, 60],
    ],
    buildings: [
      ['emow', 1],
      ['eden', 1],
      ['eaoe', 2],
      ['edos', 3],
    ],
    mine: null,
    research: [
      ['Resm', 1, 3, 'attack'],
      ['Reuv', 1, 1, 'ability'],
      ['Redc', 2, 2, 'caster'],
      ['Renb', 2, 1, 'economy'],
    ],
    morph: 'edcm',
  },
  U: {
    race: 'U',
    flag: 8,
    halls: ['unpl', 'unp1', 'unp2'],
    worker: ['uaco', 15],
    altar: 'uaod',
    barracks: 'usep',
    smith: 'ugrv',
    heroes: [['Udea', 'AUdc', 'AUdp', 'AUau', 'AUan'], ['Ulic', 'AUfn', 'AUfa', 'AUdr', 'AUdd'], ...TAVERN],
    units: [
      ['ugho', 1, 18],
      ['ucry', 1, 30],
      ['uobs', 2, 35],
      ['uabo', 3, 40],
    ],
    buildings: [
      ['uzig', 1],
      ['utom', 1],
      ['uslh', 2],
      ['ubon', 3],
    ],
    mine: 'ugol',
    research: [
      ['Rume', 1, 3, 'attack'],
      ['Ruac', 1, 1, 'ability'],
      ['Rune', 2, 2, 'caster'],
      ['Ruar', 1, 3, 'armor'],
    ],
    morph: 'ubsp',
  },
};

/** Sold by the neutral shop: a scroll, boots and a potion. */
export const ITEMS = ['stwp', 'bspd', 'phea'] as const;

/** Duration of every hall upgrade in ms. */
export const HALL_UPGRADE_MS = 140_000;

/** The race of an object in the sheets; undefined for items, taverns and unknown ids. */
export const raceOf = (id: string): RaceLetter | undefined => OWNERS.get(id);

const OWNERS = new Map(
  Object.values(RACE_SHEETS).flatMap((sheet) =>
    [
      ...sheet.halls,
      ...[sheet.worker, ...sheet.heroes, ...sheet.units, ...sheet.buildings, ...sheet.research].map(
        ([id]) => id,
      ),
      ...[sheet.altar, sheet.barracks, sheet.smith, sheet.morph, sheet.mine ?? sheet.altar],
    ]
      .filter((id) => !id.startsWith('N'))
      .map((id) => [id, sheet.race] as const),
  ),
);

/** Training time of a unit in seconds; undefined for anything missing in the sheets. */
export const secondsOf = (id: string): number | undefined => SECONDS.get(id);

const SECONDS = new Map(
  Object.values(RACE_SHEETS).flatMap((sheet) => [
    sheet.worker,
    ...sheet.units.map(([id, , seconds]) => [id, seconds] as const),
  ]),
);
