/**
 * A realistic archive of any size. Players are drawn with repetition from the real games and varied, so that
 * sequences, times and heroes are similarly distributed. Deterministic.
 */
import { composedId } from '../../../src/game/id-text.ts';
import { matchup } from '../../../src/game/derive/race.ts';
import type { Race } from '../../../src/game/summary.ts';
import type { BrowsedGame, BrowsedPlayer, BrowserIndex, Named } from '../../../src/view/ask/index/game.ts';
import { MOST_STEPS } from '../../../src/view/ask/index/signature.ts';
import { slugOf } from '../../../src/game/slug.ts';

const GAMES_PER_EVENT = 60;
const GAMES_PER_PLAYER = 20;
const FEWEST_PLAYERS = 30;
const MAPS = 60;

/** Makes an index of `count` games from a real one. */
export function syntheticIndex(real: BrowserIndex, count: number, seed = 1): BrowserIndex {
  const random = generator(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  /** A few values are frequent and many are rare, as with players and maps. */
  const pickUneven = <T>(values: readonly T[]): T => values[Math.floor(random() ** 2 * values.length)]!;
  const around = (value: number | null, spread: number): number | null =>
    value === null ? null : Math.max(1, Math.round(value + (random() + random() + random() - 1.5) * spread));
  const time = (ms: number | null, spread: number): number | null => {
    const seconds = around(ms === null ? null : ms / 1000, spread);
    return seconds === null ? null : seconds * 1000;
  };

  const duels = real.games.filter(
    ({ sides, players }) => sides === '1v1' && players.every(({ race }) => race),
  );
  const models = Map.groupBy(
    duels.flatMap(({ players }) => players),
    ({ race }) => race!,
  );
  const nameParts = real.people.map(({ name }) => name);
  const roster = Array.from({ length: Math.max(FEWEST_PLAYERS, count / GAMES_PER_PLAYER) }, (_, at) => {
    const [one, other] = [pick(nameParts), pick(nameParts)];
    const name = at < nameParts.length ? nameParts[at]! : `${one.slice(0, 5)}${other.slice(-3)}${at % 10}`;
    return { name, key: `${slugOf(name)}-${at}`, race: pick([...models.keys()]) };
  });
  const maps: Named[] = Array.from({ length: MAPS }, (_, at) => {
    const name = real.maps[at]?.name ?? `${pick(real.maps).name.split(' ')[0]} ${pick(real.maps).name} ${at}`;
    return { name, key: slugOf(name) };
  });
  const events: Named[] = Array.from({ length: Math.ceil(count / GAMES_PER_EVENT) }, (_, at) => {
    const { key, name } = pick(real.events);
    return { key: `${key}-${at}`, name: `${name} ${2005 + (at % 20)}` };
  });
  const patches = [...new Set(duels.map(({ patch }) => patch))];

  /** Replaces some steps of a list by other possible steps, as another player of the race has them. */
  function varied(steps: readonly string[], race: Race): string[] {
    const mixed = steps.map((id, at) => (random() < 0.12 ? (pick(models.get(race)!).steps[at] ?? id) : id));
    const swap = Math.floor(random() * (mixed.length - 1));
    if (random() < 0.25 && mixed.length > 1) mixed.splice(swap, 2, mixed[swap + 1]!, mixed[swap]!);
    return [...new Set(mixed)].slice(0, MOST_STEPS);
  }
  function variedOpening(race: Race) {
    const model = pick(models.get(race)!);
    const later = random() < 0.2 ? pick(models.get(race)!).heroes.slice(1) : model.heroes.slice(1);
    return {
      heroes: [...new Set([...model.heroes.slice(0, 1), ...later])],
      firstHeroMs: time(model.firstHeroMs, 8),
      steps: varied(model.steps, race),
      tier2OrderedMs: time(model.tier2OrderedMs, 40),
      tier3OrderedMs: time(model.tier3OrderedMs, 80),
      expansionMs: time(model.expansionMs, 120),
    };
  }

  const games = events
    .flatMap(({ key }, place) => {
      const patch = pick(patches);
      const pool = Array.from({ length: 24 }, () => pickUneven(roster));
      const mapPool = Array.from({ length: 7 }, () => pickUneven(maps));
      const size = Math.min(GAMES_PER_EVENT, count - place * GAMES_PER_EVENT);
      const own = Array.from({ length: size }, (): BrowsedGame => {
        const one = pick(pool);
        const other = pick(pool.filter((person) => person !== one));
        const map = pick(mapPool);
        const won = random() < 0.08 ? null : random() < 0.5 ? 0 : 1;
        const players = [one, other].map((person, at): BrowsedPlayer => {
          const race = random() < 0.95 ? person.race : pick([...models.keys()]);
          return {
            name: person.name,
            kind: 'human',
            person: person.key,
            race,
            team: at,
            result: won === null ? null : won === at ? 'won' : 'lost',
            ...variedOpening(race),
          };
        });
        return {
          replayId: composedId(Math.floor(random() * 2 ** 32), players, map.name),
          event: random() < 0.2 ? null : key,
          map: map.key,
          patch,
          series: null,
          played: near(pick(duels).played, random()),
          decidedMs: time(pick(duels).decidedMs, 300)!,
          sides: '1v1',
          matchup: matchup(players),
          fought: pick(duels).fought,
          players,
        };
      });
      return own.sort((a, b) => (a.replayId < b.replayId ? -1 : 1));
    })
    // Games without an event come last.
    .sort((a, b) => Number(a.event === null) - Number(b.event === null));
  const series = new Map<string, number>();
  const numbered = games.map((game): BrowsedGame => {
    if (game.event === null) return game;
    const key = [game.event, ...game.players.map(({ person }) => person).sort()].join(' ');
    series.set(key, series.get(key) ?? series.size);
    return { ...game, series: series.get(key)! };
  });
  return {
    games: numbered,
    events,
    maps,
    people: roster.map(({ key, name }) => ({ key, name })).sort((a, b) => (a.key < b.key ? -1 : 1)),
    objects: real.objects,
  };
}

/** Mulberry32: numbers from 0 to below 1. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The unchanged date range of a patch, or a day near the given one. */
function near(played: BrowsedGame['played'], random: number): BrowsedGame['played'] {
  const { from, to } = played;
  if (from === undefined || from !== to) return played;
  const day = new Date(Date.parse(from) + Math.floor(random * 400) * 86_400_000).toISOString().slice(0, 10);
  return { from: day, to: day };
}
