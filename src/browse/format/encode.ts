/** Writes the index file, at build. */
import { composedId } from '../../replay/id-text.ts';
import { RACES } from '../../replay/summary.ts';
import type { BrowsedGame, BrowserIndex, Named } from '../game.ts';
import { MOST_HEROES, MOST_STEPS } from '../signature.ts';
import { learnChain, toRanks, type Listed } from './chain.ts';
import { optional, toDigits } from './digits.ts';
import { INDEX_VERSION, OBJECT_KINDS, OUTCOMES, PLAYER_KINDS, type IndexDocument } from './document.ts';
import { Table } from './table.ts';

/** Where lists start: one place for each race, and one for players whose race is unknown. */
const STARTS = RACES.length + 1;

/** The document of an index; `decodeIndex` gives the same index back. Throws for a key that no table has. */
export function encodeIndex({ games, events, maps, people, objects }: BrowserIndex): IndexDocument {
  const players = games.flatMap((game) => game.players);
  const raceOf = players.map(({ race }) => optional(race === null ? null : RACES.indexOf(race)));
  const objectAt = places(objects);
  const personAt = places(people);
  const lists = (of: (player: (typeof players)[number]) => readonly string[]): Listed[] =>
    players.map((player, at) => ({ start: raceOf[at]!, objects: of(player).map(objectAt) }));
  const chained = (own: readonly Listed[], longest: number) => {
    const chain = learnChain(own, { starts: STARTS, objects: objects.length, longest });
    return { chain, ranks: toRanks(own, chain, STARTS, longest) };
  };
  const heroes = chained(
    lists(({ signature }) => signature.heroes),
    MOST_HEROES,
  );
  const steps = chained(
    lists(({ signature }) => signature.steps),
    MOST_STEPS,
  );
  const patches = new Table(games.flatMap(({ patch }) => patch ?? []));
  const names = new Table(
    players.map(
      ({ name, person, kind }) =>
        [name, optional(person === null ? null : personAt(person)), PLAYER_KINDS.indexOf(kind)] as const,
    ),
  );
  const lineups = new Table(games.map((game) => game.players.map(({ team }) => team)));
  const outcomes = new Table(games.map((game) => game.players.map(({ result }) => OUTCOMES.indexOf(result))));
  const seeds = games.map(({ replayId }) => seedOf(replayId));
  const mapNames = new Map(maps.map(({ key, name }) => [key, name]));
  const composed = (game: BrowsedGame, at: number) =>
    composedId(seeds[at]!, game.players, game.map === null ? '' : mapNames.get(game.map)!);
  const keyed = (own: readonly (string | null)[], table: readonly Named[]) => {
    const at = places(table);
    return toDigits(own.map((key) => optional(key === null ? null : at(key))));
  };
  const times = (of: (player: (typeof players)[number]['signature']) => number | null) =>
    toDigits(players.map(({ signature }) => optional(of(signature))));
  return {
    version: INDEX_VERSION,
    games: games.length,
    events: pairs(events),
    maps: pairs(maps),
    people: pairs(people),
    objects: objects.map(({ key, name, kind }) => [key, name, OBJECT_KINDS.indexOf(kind)]),
    patches: patches.values,
    names: names.values,
    lineups: lineups.values,
    outcomes: outcomes.values,
    ids: Object.fromEntries(
      games.flatMap((game, at) => (composed(game, at) === game.replayId ? [] : [[at, game.replayId]])),
    ),
    heroChain: heroes.chain,
    stepChain: steps.chain,
    game: {
      seed: toDigits(seeds),
      event: keyed(
        games.map(({ event }) => event),
        events,
      ),
      map: keyed(
        games.map(({ map }) => map),
        maps,
      ),
      patch: toDigits(games.map(({ patch }) => (patch === null ? 0 : patches.at(patch) + 1))),
      seconds: toDigits(games.map(({ durationSec }) => durationSec)),
      lineup: toDigits(lineups.places),
      outcome: toDigits(outcomes.places),
    },
    player: {
      name: toDigits(names.places),
      race: toDigits(raceOf),
      heroes: toDigits(heroes.ranks),
      heroSec: times(({ heroSec }) => heroSec),
      steps: toDigits(steps.ranks),
      tier2Sec: times(({ tier2Sec }) => tier2Sec),
      tier3Sec: times(({ tier3Sec }) => tier3Sec),
      expansionSec: times(({ expansionSec }) => expansionSec),
      ranks: [heroes.ranks.length, steps.ranks.length],
    },
  };
}

const pairs = (table: readonly Named[]) => table.map(({ key, name }) => [key, name] as const);

/** The number an id begins with; 0 for an id that is shaped in another way. */
const seedOf = (replayId: string): number => Number(/^(0|[1-9]\d{0,9})_/.exec(replayId)?.[1] ?? 0);

function places(table: readonly Named[]): (key: string) => number {
  const found = new Map(table.map(({ key }, at) => [key, at]));
  return (key) => {
    const at = found.get(key);
    if (at === undefined) throw new Error(`No table of the index has the key ${key}.`);
    return at;
  };
}
