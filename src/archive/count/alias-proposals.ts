/** Proposes which names may belong to the same person, for a person to decide. It doesn't join any names itself. */
import type { Race } from '../../game/races.ts';
import { appearances, type Appearance, type PlacedGame } from './appearances.ts';
import type { Person, Roster } from './roster.ts';

/** Two people who may be one, and why. */
export interface AliasProposal {
  people: readonly [Person, Person];
  /** Races that both people have played. */
  races: Race[];
  /** Ids of events at which both people played, each against the same opponent. */
  series: string[];
}

/** Minimum length of a name: shorter names are part of too many others. */
const SHORTEST = 3;
/** Maximum length of a tag or number; a longer text is a separate name. */
const MAX_TAG_LENGTH = 5;

/**
 * Pairs of people who share a race, never met in a game, and have names that differ only in a tag or number. The most
 * likely pairs come first: people who met the same opponent at the same event.
 */
export function aliasProposals(games: readonly PlacedGame[], roster: Roster): AliasProposal[] {
  const byPerson = Map.groupBy(appearances(games, roster), ({ person }) => person);
  const people = roster.people.map((person) => ({ person, appearances: byPerson.get(person) ?? [] }));
  const proposals = people.flatMap((candidate, index) =>
    people.slice(index + 1).flatMap((other): AliasProposal[] => {
      if (!areAlike(candidate.person, other.person) || haveMet(candidate.appearances, other.appearances))
        return [];
      const races = sharedValues(candidate.appearances, other.appearances, ({ player }) => player.race);
      const series = sharedValues(candidate.appearances, other.appearances, seriesKey).map(
        (key) => key.split('\n')[0]!,
      );
      return races.length === 0 ? [] : [{ people: [candidate.person, other.person], races, series }];
    }),
  );
  return proposals.sort((a, b) => b.series.length - a.series.length);
}

/** Whether two people's names are equal except for a tag or number before or after the name, or a repetition. */
const areAlike = (first: Person, second: Person): boolean =>
  coresOf(first).some((a) => coresOf(second).some((b) => within(a, b) || within(b, a)));

const within = (short: string, long: string): boolean =>
  short.length >= SHORTEST &&
  (long === short + short ||
    (long.length - short.length <= MAX_TAG_LENGTH && (long.startsWith(short) || long.endsWith(short))));

/** Recorded names in lower case, without BattleTag numbers or marks between letters. */
const coresOf = ({ name, recorded }: Person): string[] =>
  [name, ...recorded].map((text) =>
    text
      .replace(/#\d+$/, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );

const haveMet = (first: readonly Appearance[], second: readonly Appearance[]): boolean =>
  first.some(({ placed }) => second.some((their) => their.placed === placed));

function sharedValues<T>(
  first: readonly Appearance[],
  second: readonly Appearance[],
  valueOf: (appearance: Appearance) => T | null,
): T[] {
  const theirs = new Set(second.map(valueOf));
  return [...new Set(first.map(valueOf))].filter((value) => value !== null && theirs.has(value)) as T[];
}

const seriesKey = ({ placed, opponent }: Appearance): string | null =>
  placed.eventId && opponent?.person ? `${placed.eventId}\n${opponent.person.key}` : null;
