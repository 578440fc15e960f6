/** Describes how a search was understood, for display below the search field. */
import type { AskPart, Group, Meaning, Question, SortMeasure } from '../ask.ts';

/** The kind of thing that a question ranks. */
export const GROUP_NAMES: Readonly<Record<Group, string>> = {
  hero1: 'first hero',
  hero2: 'second hero',
  hero3: 'third hero',
  map: 'map',
  race: 'race',
  player: 'player',
  matchup: 'matchup',
  event: 'event',
};

export const QUESTION_WORDS = {
  kinds: {
    count: 'How many games',
    rate: 'Share of wins',
    length: 'Length of games',
    time: 'Order time',
    record: 'Head to head',
    winners: 'Who won',
    losers: 'Who lost',
    when: 'Dates of games',
  } satisfies Record<Exclude<Question['asks'], 'first' | 'most' | 'best'>, string>,
  sorted: {
    length: ['Longest first', 'Shortest first'],
    played: ['Newest first', 'Oldest first'],
    fights: ['Most fights first', 'Fewest fights first'],
    even: ['Most evenly split first', 'Least evenly split first'],
    apm: ['Most actions per minute first', 'Fewest actions per minute first'],
    time: ['Latest first', 'Earliest first'],
  } satisfies Record<SortMeasure, readonly [most: string, least: string]>,
  mostGames: 'Players with most of these games',
  most: (group: string): string => `Most played ${group}`,
  best: (group: string): string => `Best ${group} by share of wins`,
};

/** Which side a part applies to; comes before the part's text. */
export const PART_SIDES: Readonly<
  Record<AskPart['side'] | 'oneSide' | 'game', Record<'yes' | 'not', string>>
> = {
  self: { yes: '', not: 'Not ' },
  oneSide: { yes: 'One side: ', not: 'Not ' },
  rival: { yes: 'Other side: ', not: 'Other side: not ' },
  both: { yes: 'Both sides: ', not: 'Both sides: ' },
  either: { yes: 'Either side: ', not: 'Nobody: ' },
  game: { yes: '', not: 'Not: ' },
};

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

export const PART_WORDS = {
  after: (object: string): string => `, after ${object}`,
  /** Added if the search corrected the spelling. */
  corrected: (typed: string): string => ` (typed “${typed}”)`,
  kinds: {
    player: 'Player',
    map: 'Map',
    event: 'Event',
    build: 'Build',
    race: 'Race',
    objects: 'In the game',
  } satisfies Record<Meaning['is'], string>,
  named: (kind: string, name: string): string => `${kind}: ${name}`,
  playerWithoutGames: (player: string): string => `${player}, who has no game in the archive`,
  order: (names: readonly string[]): string => names.join(' into '),
  or: (texts: readonly string[]): string => texts.join(', or '),
  names: (names: readonly string[]): string => names.join(' or '),
  namesAndMore: (names: readonly string[], more: number): string => `${names.join(' or ')} or ${more} more`,
  random: 'race left to chance',
  noObject: (name: string): string => `no ${name}`,
  asHero: (place: number): string => ` as the ${PLACES[place - 1]}`,
  expansion: 'an expansion',
  noExpansion: 'no expansion',
  tier: (tier: number): string => `tier ${tier} ordered`,
  noTier: (tier: number): string => `no tier ${tier}`,
  hero: (place: number): string => `a ${PLACES[place - 1]} hero`,
  noHero: (place: number): string => `no ${PLACES[place - 1]} hero`,
  mirror: 'both of one race',
  patch: {
    exact: (patch: string): string => `patch ${patch}`,
    later: (patch: string): string => `patch ${patch} or later`,
    earlier: (patch: string): string => `patch ${patch} or earlier`,
    before: (patch: string): string => `before patch ${patch}`,
  },
  teams: 'more than two players',
  unknown: (words: string): string => `“${words}” is not understood`,
};

export const LENGTH_WORDS = {
  under: (minutes: number): string => `under ${minutes} minutes`,
  from: (minutes: number): string => `${minutes} minutes or longer`,
  fromTo: (from: number, to: number): string => `${from} to ${to} minutes`,
};

export const HERO_COUNTS = {
  atLeast: (count: number): string => `${count} heroes or more`,
  exactly: (count: number): string => `exactly ${heroes(count)}`,
  atMost: (count: number): string => `at most ${heroes(count)}`,
};
const heroes = (count: number): string => (count === 1 ? '1 hero' : `${count} heroes`);

/** How many of an object were made: ", at least 3 made". */
export const AMOUNT_WORDS = {
  atLeast: (count: number): string => `at least ${count}`,
  exactly: (count: number): string => `exactly ${count}`,
  atMost: (count: number): string => `at most ${count}`,
  counted: (amount: string): string => `, ${amount} made`,
  /** Used if the search also has a time, which applies only to the first such object. */
  countedInGame: (amount: string): string => `, ${amount} made in the whole game`,
};

export const BOUND_WORDS = {
  before: (clock: string): string => ` before ${clock}`,
  from: (clock: string): string => ` at ${clock} or later`,
};

export const PLAYED_WORDS = {
  onDay: (day: string): string => `played on ${day}`,
  inMonthOrYear: (date: string): string => `played in ${date}`,
  until: (date: string): string => `played in ${date} or before`,
  since: (date: string): string => `played in ${date} or later`,
  fromTo: (from: string, to: string): string => `played from ${from} to ${to}`,
};
