/** An archive with the maximum of everything that can grow: people, maps, events, series, openings. */
import { catalogueOf, type Catalogue } from '../../../../src/archive/count/catalogue.ts';
import type { AnalysedPlayer } from '../../../../src/game/analysis.ts';
import { objectName } from '../../../../src/game/objects/table.ts';
import type { Race } from '../../../../src/game/races.ts';
import { duel, hero, placed, player, tier } from '../../../unit/archive/count/sample.ts';

const GAMES = 2000;
const PEOPLE = 900;
const MAPS = 400;
/** Events: one of a few people who meet many times, and one of many people who meet twice. */
const EVENTS = [
  { id: 'for-ever', name: 'Cast series', organiser: null, date: null },
  { id: 'wide', name: 'World championship', organiser: 'Somebody', date: '2015' },
];
const HEROES: Record<Race, readonly string[]> = {
  H: ['Hamg', 'Hmkg', 'Hpal', 'Hblm'],
  O: ['Obla', 'Ofar', 'Otch', 'Oshd'],
  E: ['Edem', 'Ekee', 'Emoo', 'Ewar'],
  U: ['Udea', 'Udre', 'Ulic', 'Ucrl'],
};
const TAVERN = ['Nngs', 'Nbrn', 'Npbm', 'Nplh', 'Nalc', 'Nbst', 'Nfir', 'Ntin'];
const RACE_LETTERS = Object.keys(HEROES) as Race[];

/** Names of many bytes, with characters that HTML has to escape. */
const nameOf = (at: number): string => `天下無雙<${at}>&`;

/** Numbers below `most` that only depend on `seed`. */
function numbersFrom(seed: number): (most: number) => number {
  let state = seed + 1;
  return (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** A player with one of several thousand openings. */
function somebody(at: number, below: (most: number) => number): AnalysedPlayer {
  const race = RACE_LETTERS[at % RACE_LETTERS.length]!;
  const heroes = [...HEROES[race], ...TAVERN];
  const [first, second] = [below(heroes.length), below(heroes.length + 3)];
  const owned = [...new Set([first, second])].flatMap((one) => heroes[one] ?? []);
  const building = `Building ${below(6)}`;
  return player(nameOf(at), {
    race,
    build: [
      {
        ...{ ms: 5000, id: building, name: building, type: 'building' },
        ...{ worker: false, presses: 1, cancelled: false },
      },
      ...owned.map((one) => ({
        ...{ ms: 66_000, id: one, name: objectName(one), type: 'hero' as const },
        ...{ worker: false, presses: 1, cancelled: false },
      })),
    ],
    heroes: owned.map((one, place) => ({
      ...hero('Hamg', 60 + 120 * place + below(60)),
      ...{ id: one, name: objectName(one) },
    })),
    expansions:
      below(3) === 0
        ? [{ ms: below(600_000), id: 'htow', name: 'Town Hall', started: null, standing: null }]
        : [],
    tiers: [tier(2, 250 + below(100)), tier(3, 500 + below(200))].slice(0, below(3)),
  });
}

const games = Array.from({ length: GAMES }, (_, at) => {
  const below = numbersFrom(at);
  const event = [EVENTS[0]!.id, EVENTS[1]!.id, null][at % 3]!;
  const one = event === 'for-ever' ? at % 15 : event === 'wide' ? (at >> 1) % PEOPLE : below(PEOPLE);
  const other = event === 'for-ever' ? 15 : (one + 1 + below(event === null ? PEOPLE - 1 : 1)) % PEOPLE;
  const map = `地圖 "${below(MAPS)}"`;
  const result = (['won', 'lost', null] as const)[below(3)]!;
  const replayId = `${1_000_000 + at}_${'u5929'.repeat(6)}_${at}`;
  return placed(duel(somebody(one, below), somebody(other, below), result, { replayId, map }), event);
});

/** Counts over all of these games. */
export const catalogue: Catalogue = catalogueOf(games, EVENTS, []);
