/** One-sentence leads for pages about many games, without results, lengths or series lengths. */
import { matchupName, RACE_NAMES } from '../../game/derive/race.ts';
import { groupBy, type Appearance, type PlacedGame } from '../../archive/count/appearances.ts';
import { heroOpenings, type HeroUse } from '../../archive/count/heroes.ts';
import { USUAL_FROM } from '../../archive/count/person.ts';
import type { WinRecord } from '../../archive/count/records.ts';
import { winShare } from '../../archive/count/win-share.ts';
import type { PageFact } from '../page.ts';
import { listed } from '../words.ts';
import { EVENT_WORDS } from './words/events.ts';
import { HERO_WORDS } from './words/heroes.ts';
import { MAP_WORDS } from './words/maps.ts';
import { MATCHUP_WORDS } from './words/matchups.ts';
import { STATISTICS_WORDS } from './words/statistics.ts';

/** Minimum and maximum characters of sentences for search engines. */
const [SHORTEST, LONGEST] = [50, 160];

/** A sentence, or its alternative if names make it too short or too long. */
const fitting = (words: string, other: string): string =>
  words.length >= SHORTEST && words.length <= LONGEST ? words : other;

/** The most frequent value in a list; null if no item has a value. */
export function mostOf<Thing, Value>(
  things: readonly Thing[],
  of: (thing: Thing) => Value | null | undefined,
): Value | null {
  const [most] = [...groupBy(things, of)].sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? null;
}

/** "3 won, 2 lost", plus the number of unknown results. From five results on, the win share is added. */
export function recordFact(record: WinRecord): Pick<PageFact, 'value' | 'note'> {
  const share = winShare(record);
  return {
    value: STATISTICS_WORDS.record(record.won, record.lost, record.unknown),
    ...(share &&
      share.decided >= USUAL_FROM && {
        note: STATISTICS_WORDS.share(share.percent, share.from, share.to),
      }),
  };
}

/** "Archmage is the first hero in 20 of 24 appearances, meets Orc most often, and is played most by Moon." */
export function heroLead(name: string, uses: readonly HeroUse[]): string {
  const plain = HERO_WORDS.lead.plain(name);
  if (uses.length < USUAL_FROM) return plain;
  const first = uses.filter(({ place }) => place === 1).length;
  const appearances = uses.map(({ appearance }) => appearance);
  const race = mostOf(appearances, ({ opponent }) => opponent?.player.race);
  const person = mostOf(appearances, (appearance) => appearance.person?.name);
  const parts = [
    HERO_WORDS.lead.first(first, uses.length),
    ...(race === null ? [] : [HERO_WORDS.lead.meets(RACE_NAMES[race])]),
    ...(person === null ? [] : [HERO_WORDS.lead.playedBy(person)]),
  ];
  return fitting(`${name} ${listed(parts)}.`, plain);
}

/** "On Echo Isles, the most common matchup is Orc vs Undead, and Grubby plays there most often." */
export function mapLead(
  name: string,
  games: readonly PlacedGame[],
  appearances: readonly Appearance[],
): string {
  const matchup = mostOf(games, ({ game }) => game.matchup);
  const person = mostOf(appearances, (appearance) => appearance.person?.name);
  const plain = MAP_WORDS.lead.plain(name);
  if (games.length < USUAL_FROM || matchup === null) return plain;
  return fitting(MAP_WORDS.lead.usual(name, matchupName(matchup), person), plain);
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
  const opened = races.flatMap((race) => {
    const [first] = heroOpenings(appearances.filter(({ player }) => player.race === race));
    return first ? [MATCHUP_WORDS.lead.opens(RACE_NAMES[race], first.name)] : [];
  });
  const map = mostOf(games, ({ game }) => game.map || null);
  const plain = MATCHUP_WORDS.lead.plain(name);
  if (games.length < USUAL_FROM || opened.length === 0) return plain;
  return fitting(MATCHUP_WORDS.lead.usual(name, listed(opened), map), plain);
}

/** "WCA 2015: games of Grubby, Happy, Moon and 6 other players, most often Orc vs Undead, mostly on Echo Isles." */
export function eventLead(
  name: string,
  games: readonly PlacedGame[],
  appearances: readonly Appearance[],
): string {
  const people = [...groupBy(appearances, ({ person }) => person?.name)]
    .sort(([a, group], [b, other]) => other.length - group.length || (a < b ? -1 : 1))
    .map(([person]) => person);
  const plain = EVENT_WORDS.lead(name, people.length);
  const others = people.length - NAMED;
  const who = others > 0 ? [...people.slice(0, NAMED), EVENT_WORDS.others(others)] : people;
  const words = sentence([
    EVENT_WORDS.gamesOf(name, listed(who)),
    ...(games.length < USUAL_FROM
      ? []
      : [
          most(games, ({ game }) => game.matchup && matchupName(game.matchup), EVENT_WORDS.mostOften),
          most(games, ({ game }) => game.map || null, EVENT_WORDS.mostlyOn),
        ]),
  ]);
  return people.length === 0 ? plain : fitting(words, plain);
}

/** Maximum players named in an event's sentence. */
const NAMED = 3;

function most<Thing>(
  things: readonly Thing[],
  of: (thing: Thing) => string | null | undefined,
  words: string,
): string | null {
  const value = mostOf(things, of);
  return value === null ? null : `${words} ${value}`;
}

const sentence = (parts: readonly (string | null)[]): string =>
  `${parts.filter((part) => part !== null).join(', ')}.`;
