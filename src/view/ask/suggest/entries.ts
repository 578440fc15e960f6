/** Suggestions for a search field: the archive's names by frequency, and questions. */
import type { BrowserIndex } from '../index/game.ts';
import { SUGGESTION_KINDS, SUGGESTED_QUESTIONS, RACE_QUESTIONS } from './words.ts';

/** A suggestion: its text and kind, and the address of a suggested page. */
export type Suggestion = readonly [text: string, kind: string, href?: string];

/** Maximum suggested names; those with the fewest games are left out. */
const MOST = 2000;

const RACES = ['Human', 'Orc', 'Night Elf', 'Undead'];

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
    ...named(SUGGESTION_KINDS.player, 'player', people),
    ...named(SUGGESTION_KINDS.map, 'map', maps),
    ...named(SUGGESTION_KINDS.event, 'event', events),
    ...objects.flatMap((object) =>
      named(object.kind === 'hero' ? SUGGESTION_KINDS.hero : SUGGESTION_KINDS.object, 'object', [object]),
    ),
  ];
  names.sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1));
  const distinct = new Map(names.slice(0, MOST).map(({ name, kind }) => [name, kind]));
  return [
    ...RACES.map((race): Suggestion => [race, SUGGESTION_KINDS.race]),
    ...distinct,
    ...[
      ...SUGGESTED_QUESTIONS,
      ...RACES.flatMap((race) => RACE_QUESTIONS.map((question) => question(race))),
    ].map((question): Suggestion => [question, SUGGESTION_KINDS.question]),
  ];
}
