/** Suggestions for a search field: the archive's names by frequency, and questions. */
import type { BrowserIndex } from '../index/game.ts';

/** A suggestion: its text and kind, and the address of a suggested page. */
export type Suggestion = readonly [text: string, kind: string, href?: string];

/** Maximum suggested names; those with the fewest games are left out. */
const MOST = 2000;

const QUESTIONS = [
  'longest game',
  'shortest game',
  'most fights',
  'most apm',
  'closest game',
  'earliest tier 2',
  'earliest expansion',
  'win rate orc vs human',
  'win rate with fast expansion',
  'best hero against undead',
  'best race',
  'most played map',
  'usual opening of human against orc',
  'how long are games',
  'how many games over 30 minutes',
  'when do humans expand',
  'average tier 2 time',
  'who won the most games',
  'last year',
  'mirror',
  'team games',
  'no expansion',
  'fast expansion',
  'both expanded',
  'tower rush',
  'mass air',
];
const RACES = ['Human', 'Orc', 'Night Elf', 'Undead'];
/** Questions about each race. */
const OF_RACE = [
  (race: string) => `when does ${race} get tier 2`,
  (race: string) => `when does ${race} expand`,
  (race: string) => `most common first hero for ${race}`,
];

/** The suggestions of an index, likeliest first within each kind. */
export function suggestionsOf({ games, people, maps, events, objects }: BrowserIndex): Suggestion[] {
  const uses = new Map<string, number>();
  const use = (key: string | null) => key !== null && uses.set(key, (uses.get(key) ?? 0) + 1);
  for (const { map, event, players } of games) {
    use(map && `map ${map}`);
    use(event && `event ${event}`);
    for (const { person, heroes, steps } of players) {
      use(person && `player ${person}`);
      for (const id of [...heroes, ...steps]) use(`object ${id}`);
    }
  }
  const named = (kind: string, prefix: string, table: readonly { key: string; name: string }[]) =>
    table.map(({ key, name }) => ({ name, kind, games: uses.get(`${prefix} ${key}`) ?? 0 }));
  const names = [
    ...named('Player', 'player', people),
    ...named('Map', 'map', maps),
    ...named('Event', 'event', events),
    ...objects.flatMap((object) =>
      named(object.kind === 'hero' ? 'Hero' : 'In the game', 'object', [object]),
    ),
  ];
  names.sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1));
  const distinct = new Map(names.slice(0, MOST).map(({ name, kind }) => [name, kind]));
  return [
    ...RACES.map((race): Suggestion => [race, 'Race']),
    ...distinct,
    ...[...QUESTIONS, ...RACES.flatMap((race) => OF_RACE.map((question) => question(race)))].map(
      (question): Suggestion => [question, 'Ask'],
    ),
  ];
}
