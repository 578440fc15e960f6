/** Facts of two real maps for the examples, from their files in `replays/maps/`, with the tags that the game gives. */

export type Point = readonly [x: number, y: number];

export interface ExampleGround {
  map: { path: string; checksum: number; sha1: string };
  starts: readonly Point[];
  /** The gold mine of each start. */
  mines: readonly Point[];
  /** By the number that pages give a camp: the tag of each creature, and where it stands. */
  camps: Readonly<Record<number, string>>;
  /** Shops by a name of ours: tag, kind and place. */
  shops: Readonly<Record<string, readonly [tag: number, id: string, at: Point]>>;
  /** Serial of the first object that belongs to a player. */
  firstSerial: number;
}

export const CONCEALED_HILL: ExampleGround = {
  map: {
    path: 'Maps/FrozenThrone/Community/(2)ConcealedHill.w3x',
    checksum: 0xea314cb6,
    sha1: '640de11e81d8edaff612a4f2235634ed6487f52d',
  },
  starts: [
    [2176, 4224],
    [-2304, -4736],
  ],
  mines: [
    [2752, 4736],
    [-2880, -5248],
  ],
  camps: {
    1: '15370 3632,2895 | 15406 3782,2859 | 15434 3658,3064',
    2: '15464 3848,1373 | 15503 3820,1571 | 15533 4068,1263 | 15576 3907,1209',
    3: '15608 -3535,-3364 | 15644 -3592,-3513 | 15674 -3700,-3340',
    4: '15702 -3855,-1888 | 15741 -4004,-1690 | 15773 -3819,-2074 | 15803 -4069,-1854',
    6: '16015 1201,-3090 | 16059 994,-3115 | 16098 865,-3236',
    8: '16227 2322,-5302 | 16266 2522,-5330 | 16302 2393,-5457 | 16333 2298,-5599 | 17486 2210,-5415',
    9: '16362 -2347,4726 | 16401 -2292,5033 | 16430 -2547,4781 | 16466 -2211,4847 | 17455 -2374,4871',
    10: '16494 -1165,2349 | 16538 -877,2530 | 16568 -967,2373',
    13: '16875 -150,-5722 | 16913 -14,-5616 | 16943 -341,-5666',
    14: '16973 989,-1026 | 17369 1151,-986 | 17514 933,-1167 | 17544 1083,-1117',
    15: '17009 -1485,307 | 17143 -1481,468 | 17173 -1662,177 | 17341 -1612,325',
    16: '17045 246,5231 | 17083 407,5183 | 17113 90,5119',
    17: '17203 -400,74 | 17245 -361,273 | 17275 -661,111 | 17305 -235,201 | 17572 -632,-39',
  },
  shops: {
    north: [15203, 'ngme', [-1088, 2560]],
    south: [15177, 'ngme', [1088, -3328]],
  },
  firstSerial: 18_323,
};

export const TWISTED_MEADOWS: ExampleGround = {
  map: {
    path: 'Maps\\FrozenThrone\\(4)TwistedMeadows.w3x',
    checksum: 0xc3cae01d,
    sha1: '79ba7579f28e5ccfd741a1ebfbff95a56813086e',
  },
  starts: [
    [-3584, 4480],
    [-4608, -3904],
    [4672, 3456],
    [3840, -5056],
  ],
  mines: [
    [-4096, 5056],
    [-5248, -4352],
    [5184, 4032],
    [3904, -5824],
  ],
  camps: {
    2: '22481 514,2235 | 22556 640,2313 | 22727 498,2103',
    3: '22520 6582,-2191 | 24168 6653,-2433 | 24747 6514,-2387 | 25574 6316,-2230 | 25837 6409,-2535',
    4: '22587 -552,-2498 | 22618 -608,-2828 | 22649 -464,-2701',
    5: '22688 2237,-790 | 22758 2362,-904 | 22789 2052,-867',
    6: '22820 2566,223 | 23444 2798,501 | 23470 2703,105 | 23551 2925,405 | 23586 2736,308',
    7: '22848 418,-3201 | 23498 591,-3182 | 23525 348,-2973 | 24538 249,-3095 | 25931 498,-3307',
    10: '23105 -4305,2149 | 23141 -4421,1995 | 26140 -4130,2163',
    14: '23623 2618,4309 | 24329 2586,4127 | 26230 2496,4416',
    17: '23819 -6370,2186 | 23857 -6429,1987 | 23892 -6165,2038 | 23918 -6271,2338 | 24073 -6511,2225',
    18: '23946 -2689,-6731 | 23984 -2491,-6793 | 24018 -2538,-6528 | 24044 -2839,-6630 | 24101 -2730,-6872',
    19: '24129 -2314,128 | 24198 -2445,255 | 24508 -2194,296',
    20: '24356 3485,-2347 | 24391 3600,-2267 | 26448 3345,-2305',
    21: '24419 -2444,-4603 | 24454 -2382,-4763 | 26112 -2376,-4453',
    22: '24481 -357,2635 | 25784 -628,2910 | 25811 -553,2982 | 25866 -498,2783 | 25904 -222,2672',
    28: '26286 -2617,-891 | 26325 -2807,-988 | 26362 -2584,-688 | 26392 -2679,-1085 | 26420 -2447,-806',
    25: '24786 2510,6435 | 25602 2304,6462 | 25700 2396,6209 | 25728 2675,6361 | 26082 2526,6580',
  },
  shops: {},
  firstSerial: 27_400,
};

export interface CampCreature {
  tag: number;
  at: Point;
}

/** The creatures of a camp. */
export function creaturesOf({ camps }: ExampleGround, camp: number): CampCreature[] {
  const text = camps[camp];
  if (!text) throw new Error(`no camp ${camp}`);
  return text.split(' | ').map((creature) => {
    const [tag = '', at = ''] = creature.split(' ');
    return { tag: Number(tag), at: pointOf(at) };
  });
}

/** A point written as `x,y`. */
export function pointOf(text: string): Point {
  const [x = NaN, y = NaN] = text.split(',').map(Number);
  return [x, y];
}

export const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The middle of some places. */
export const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
