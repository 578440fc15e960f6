/** Which names may be one person's: proposals for a person to judge. Nothing is joined by them. */
import type { Race } from '../../game/summary.ts';
import { appearances, type Appearance, type PlacedGame } from './appearances.ts';
import type { Person, Roster } from './roster.ts';

export interface AliasProposal {
  people: readonly [Person, Person];
  /** Races that both have played. */
  races: Race[];
  /** Ids of events at which both played, each against the same opponent. */
  series: string[];
}

/** Shorter handles are part of too many others. */
const SHORTEST = 3;
/** A tag or a number of more characters is a name of its own. */
const LONGEST_TAG = 5;

/**
 * Two people of the roster whose handles are the same but for a tag or number, who have played one race and never in
 * one game. The likeliest first: those who met the same opponent at the same event.
 */
export function aliasProposals(games: readonly PlacedGame[], roster: Roster): AliasProposal[] {
  const all = Map.groupBy(appearances(games, roster), ({ person }) => person);
  const people = roster.people.map((person) => ({ person, own: all.get(person) ?? [] }));
  const found = people.flatMap((one, index) =>
    people.slice(index + 1).flatMap((other): AliasProposal[] => {
      if (!alike(one.person, other.person) || met(one.own, other.own)) return [];
      const races = shared(one.own, other.own, ({ player }) => player.race);
      const series = shared(one.own, other.own, seriesKey).map((key) => key.split('\n')[0]!);
      return races.length === 0 ? [] : [{ people: [one.person, other.person], races, series }];
    }),
  );
  return found.sort((a, b) => b.series.length - a.series.length);
}

/** Whether a handle of one is a handle of the other with at most a tag or number before or behind it, or said twice. */
const alike = (one: Person, other: Person): boolean =>
  coresOf(one).some((a) => coresOf(other).some((b) => within(a, b) || within(b, a)));

const within = (short: string, long: string): boolean =>
  short.length >= SHORTEST &&
  (long === short + short ||
    (long.length - short.length <= LONGEST_TAG && (long.startsWith(short) || long.endsWith(short))));

/** Recorded names without BattleTag numbers, capitals, and marks between letters. */
const coresOf = ({ name, recorded }: Person): string[] =>
  [name, ...recorded].map((text) =>
    text
      .replace(/#\d+$/, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );

const met = (one: readonly Appearance[], other: readonly Appearance[]): boolean =>
  one.some(({ placed }) => other.some((their) => their.placed === placed));

function shared<T>(
  one: readonly Appearance[],
  other: readonly Appearance[],
  of: (appearance: Appearance) => T | null,
): T[] {
  const theirs = new Set(other.map(of));
  return [...new Set(one.map(of))].filter((value) => value !== null && theirs.has(value)) as T[];
}

const seriesKey = ({ placed, opponent }: Appearance): string | null =>
  placed.eventId && opponent?.person ? `${placed.eventId}\n${opponent.person.key}` : null;
