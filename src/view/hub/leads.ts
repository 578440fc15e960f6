/** One-sentence leads for pages about many games, without results, lengths or series lengths. */
import { counted } from '../../game/counted.ts';
import { heroesInOrder } from '../../game/key-timings.ts';
import { matchupName, RACE_NAMES } from '../../game/derive/race.ts';
import { groupBy, type Appearance, type PlacedGame } from '../../archive/count/appearances.ts';
import type { HeroUse } from '../../archive/count/heroes.ts';
import { USUAL_FROM } from '../../archive/count/person.ts';
import type { WinRecord } from '../../archive/count/records.ts';
import { winShare } from '../../archive/count/win-share.ts';
import type { PageFact } from '../page.ts';
import { listed } from '../phrases.ts';

/** Minimum and maximum characters of sentences for search engines. */
const [SHORTEST, LONGEST] = [50, 160];

/** A sentence, or its alternative if names make it too short or too long. */
export const ifFitting = (words: string, other: string): string =>
  words.length >= SHORTEST && words.length <= LONGEST ? words : other;

/** The most frequent value in a list; null if it has fewer than five items, or another value has as many. */
export function mostOf<Thing, Value>(
  things: readonly Thing[],
  valueOf: (thing: Thing) => Value | null | undefined,
): Value | null {
  const [top, next] = [...groupBy(things, valueOf)].sort(([, a], [, b]) => b.length - a.length);
  const usual = top && top[1].length >= USUAL_FROM && top[1].length > (next?.[1].length ?? 0);
  return usual ? top[0] : null;
}

/** The most frequent first hero, under the same conditions. */
export const usualOpener = (appearances: readonly Appearance[]): string | null =>
  mostOf(appearances, ({ player }) => heroesInOrder(player)[0]?.name);

/** "3 won, 2 lost", plus the number of unknown results. From five results on, the win share is added. */
export function recordFact(record: WinRecord): Pick<PageFact, 'value' | 'note'> {
  const share = winShare(record);
  return {
    value: `${record.won} won, ${record.lost} lost${record.unknown > 0 ? `, ${record.unknown} not known` : ''}`,
    ...(share &&
      share.decided >= USUAL_FROM && {
        note: `${share.percent}\u00a0% won, 95\u00a0% interval ${share.from} to ${share.to}\u00a0%`,
      }),
  };
}

/** "Archmage is the first hero in 20 of 24 appearances, meets Orc most often, and is played most by Arthas." */
export function heroLead(name: string, uses: readonly HeroUse[]): string {
  const plain = `${name} in the archive: how often it is the first, second or a later hero, when it appears, in which matchups, and with what results.`;
  if (uses.length < USUAL_FROM) return plain;
  const first = uses.filter(({ place }) => place === 1).length;
  const appearances = uses.map(({ appearance }) => appearance);
  const race = mostOf(appearances, ({ opponent }) => opponent?.player.race);
  const person = mostOf(appearances, (appearance) => appearance.person?.name);
  const parts = [
    firstHeroWords(first, uses.length),
    ...(race === null ? [] : [`meets ${RACE_NAMES[race]} most often`]),
    ...(person === null ? [] : [`is played most by ${person}`]),
  ];
  return ifFitting(`${name} ${listed(parts)}.`, plain);
}

/** How often a hero is first: "is the first hero in 3 of its 7 appearances". */
function firstHeroWords(first: number, appearances: number): string {
  if (first === 0) return `is never the first hero in its ${appearances} appearances`;
  if (first === appearances) return `is the first hero in all ${first} of its appearances`;
  return `is the first hero in ${first} of its ${appearances} appearances`;
}

/** "On Echo Isles, the most common matchup is Orc vs Undead, and Thrall plays there most often." */
export function mapLead(
  name: string,
  games: readonly PlacedGame[],
  appearances: readonly Appearance[],
): string {
  const matchup = mostOf(games, ({ game }) => game.matchup);
  const person = mostOf(appearances, (appearance) => appearance.person?.name);
  const plain = `${name} in the archive: records by race and matchup, first heroes, timings and game lengths.`;
  const claims = [
    ...(matchup === null ? [] : [`the most common matchup is ${matchupName(matchup)}`]),
    ...(person === null ? [] : [`${person} plays most often`]),
  ];
  return claims.length === 0 ? plain : ifFitting(`On ${name}, ${claims.join(', and ')}.`, plain);
}

/**
 * "In Human vs Orc, Human most often opens with the Archmage and Orc with the Far Seer; the most common map is Echo
 * Isles."
 */
export function matchupLead(
  name: string,
  games: readonly PlacedGame[],
  appearances: readonly Appearance[],
): string {
  const races = [...new Set(appearances.flatMap(({ player }) => player.race ?? []))];
  const openings = races.flatMap((race) => {
    const first = usualOpener(appearances.filter(({ player }) => player.race === race));
    return first === null ? [] : [`${RACE_NAMES[race]} most often opens with the ${first}`];
  });
  const map = mostOf(games, ({ game }) => game.map || null);
  const plain = `${name} in the archive: results, first heroes, timings, maps and game lengths.`;
  const claims = [
    ...(openings.length === 0 ? [] : [listed(openings)]),
    ...(map === null ? [] : [`the most common map is ${map}`]),
  ];
  return claims.length === 0 ? plain : ifFitting(`In ${name}, ${claims.join('; ')}.`, plain);
}

/** "WCA 2015: games of Arthas, Thrall, Uther and 6 other players, most often Orc vs Undead, mostly on Echo Isles." */
export function eventLead(
  name: string,
  games: readonly PlacedGame[],
  appearances: readonly Appearance[],
): string {
  const people = [...groupBy(appearances, ({ person }) => person?.name)]
    .sort(([a, group], [b, other]) => other.length - group.length || (a < b ? -1 : 1))
    .map(([person]) => person);
  const players = new Set(appearances.map(({ person }) => person)).size;
  const plain = `${name}: the games of ${counted(players, 'player')}, with series, records, first heroes and timings.`;
  const named = people.slice(0, MAX_NAMED_PLAYERS);
  const others = players - named.length;
  const who = others > 0 ? [...named, counted(others, 'other player')] : named;
  const words = sentence([
    `${name}: games of ${listed(who)}`,
    mostPhrase(games, ({ game }) => game.matchup && matchupName(game.matchup), 'most often'),
    mostPhrase(games, ({ game }) => game.map || null, 'mostly on'),
  ]);
  return people.length === 0 ? plain : ifFitting(words, plain);
}

/** Maximum players named in an event's sentence. */
const MAX_NAMED_PLAYERS = 3;

function mostPhrase<Thing>(
  things: readonly Thing[],
  valueOf: (thing: Thing) => string | null | undefined,
  words: string,
): string | null {
  const value = mostOf(things, valueOf);
  return value === null ? null : `${words} ${value}`;
}

const sentence = (parts: readonly (string | null)[]): string =>
  `${parts.filter((part) => part !== null).join(', ')}.`;
