/** What the sheet for a cast needs of each player: the 1v1 games, and the field they are compared with. */
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { secondsOrNull, toSeconds } from '../../game/clock.ts';
import type { Days } from '../../game/derive/patches.ts';
import { playedDays } from '../../game/derive/played.ts';
import { against } from '../../game/derive/race.ts';
import { TIMING_NAMES, timingOf } from '../../game/key-timings.ts';
import type { Race } from '../../game/summary.ts';
import type { Archive } from './archive.ts';
import type { Appearance } from './appearances.ts';
import type { Catalogue } from './catalogue.ts';
import type { Comparison } from './comparisons.ts';
import { choicesFrom } from './opening-tree.ts';
import { once } from './once.ts';

/** One 1v1 game of a player, both races known. */
export interface PrepGame {
  replayId: string;
  race: Race;
  against: Race;
  opponent: { name: string; slug: string | null };
  map: string;
  event: string | null;
  played: Days;
  result: AnalysedPlayer['result'];
  /** In whole seconds, until it was decided. */
  sec: number;
  /** What was chosen at each step of the tree of openings. */
  choices: string[];
  /** Key timings in whole seconds, in their order; null for what was not ordered. */
  timings: (number | null)[];
}

/** Everybody of one race in one matchup. */
export interface PrepField {
  race: Race;
  against: Race;
  /** Median and count of each key timing; null for what nobody ordered. */
  timings: ({ medianSec: number; n: number } | null)[];
}

/** The document of one player, `/data/prep/{slug}.json`. It is part of no promise. */
export interface PrepPlayer {
  slug: string;
  name: string;
  /** Newest first, by the first day each may have been played on. */
  games: PrepGame[];
  /** Of every matchup of the races that were played. */
  fields: PrepField[];
}

/** The documents of all players who have a 1v1 game, by name. */
export const prepPlayers = once(({ catalogue }: Archive): PrepPlayer[] =>
  catalogue.people
    .map(({ person, appearances }) => ({
      slug: person.slug,
      name: person.name,
      ...prepOf(appearances, catalogue),
    }))
    .filter(({ games }) => games.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.slug < b.slug ? -1 : 1)),
);

/** How many players can be chosen by name, so that the page does not grow with the archive. */
export const CHOICES = 1000;

/** The players with most games, by name. */
export const chosenByName = once((archive: Archive): PrepPlayer[] => {
  const players = prepPlayers(archive);
  const most = new Set(players.toSorted((a, b) => b.games.length - a.games.length).slice(0, CHOICES));
  return players.filter((player) => most.has(player));
});

/** Games and fields of one player's appearances. */
export function prepOf(
  appearances: readonly Appearance[],
  { comparisons, events }: Pick<Catalogue, 'comparisons' | 'events'>,
): Pick<PrepPlayer, 'games' | 'fields'> {
  const names = new Map(events.map(({ event }) => [event.id, event.name]));
  const games = appearances
    .flatMap((appearance) => prepGame(appearance, names.get(appearance.placed.eventId ?? '') ?? null))
    .sort((a, b) => (firstDay(a) < firstDay(b) ? 1 : firstDay(a) > firstDay(b) ? -1 : 0));
  const races = new Set(games.map(({ race }) => race));
  return { games, fields: comparisons.filter(({ race }) => races.has(race)).map(fieldOf) };
}

const firstDay = ({ played: { from, to } }: PrepGame): string => from ?? to ?? '';

function prepGame({ placed: { game }, player, opponent }: Appearance, event: string | null): PrepGame[] {
  const other = opponent?.player.race;
  if (!opponent || !player.race || !other) return [];
  return [
    {
      replayId: game.replayId,
      race: player.race,
      against: other,
      opponent: { name: opponent.player.handle, slug: opponent.person?.slug ?? null },
      map: game.map,
      event,
      played: playedDays(game.played),
      result: player.result,
      sec: toSeconds(game.decidedMs),
      choices: choicesFrom(player, 0).map(({ name }) => name),
      timings: TIMING_NAMES.map((timing) => secondsOrNull(timingOf(player, timing))),
    },
  ];
}

const fieldOf = (comparison: Comparison): PrepField => ({
  race: comparison.race,
  against: against(comparison.matchup, comparison.race),
  timings: TIMING_NAMES.map((timing) => {
    const timed = comparison.timings.find((candidate) => candidate.timing === timing);
    return timed ? { medianSec: timed.spread.medianSec, n: timed.spread.n } : null;
  }),
});
