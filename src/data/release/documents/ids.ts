/** `players.json`, `events.json` and `maps.json`: the meanings of the ids in the tables. */
import { z } from 'zod';
import type { Archive } from '../../../archive/count/archive.ts';
import { byRace } from '../../../archive/count/appearances.ts';
import { recordIn } from '../../../archive/count/records.ts';
import { layoutSchema, layoutsOf } from './layouts.ts';
import { absolute, urls } from '../../../urls.ts';

const count = z.int().nonnegative();
const url = z.url().describe('Address of its page.');

/** Schema of `players.json`. */
export const peopleSchema = z.array(
  z.strictObject({
    id: z
      .string()
      .describe('The player_id in the tables. It changes only if the person’s name here changes.'),
    name: z.string().describe('Name as the archive writes it.'),
    recorded: z.array(z.string()).describe('All recorded names of the person.'),
    games: count,
    won: count,
    lost: count,
    unknown: count.describe('Games without a known winner.'),
    races: z.record(z.string(), count).describe('Games by the person’s race.'),
    source: z.string().nullable().describe('Our evidence that several names belong to one person.'),
    url,
  }),
);

/** All people with their results; `origin` is the address of the site. */
export const peopleDocument = ({ catalogue }: Archive, origin: string): z.input<typeof peopleSchema> =>
  catalogue.people.map((entry) => ({
    ...personFacts(entry),
    source: entry.source?.source ?? null,
    url: absolute(urls.player(entry.person.slug), origin),
  }));

/** Names and results of a person, for every document about people. */
export const personFacts = ({ person, appearances }: Archive['catalogue']['people'][number]) => ({
  id: person.slug,
  name: person.name,
  recorded: person.recorded,
  ...recordIn(appearances),
  races: Object.fromEntries([...byRace(appearances)].map(([race, games]) => [race, games.length]).sort()),
});

/** Schema of `events.json`. */
export const publishedEventsSchema = z.array(
  z.strictObject({
    id: z.string().describe('Id of the event, as in event_id of the tables.'),
    name: z.string().describe('Full name of the event.'),
    organiser: z.string().nullable().describe('Who ran it; null if unknown.'),
    date: z.string().nullable().describe('A day, a month or a year; null if unknown.'),
    stage: z.string().nullable().describe('Part of the event that the games belong to; null if unknown.'),
    place: z.string().nullable().describe('Place of the event; null if unknown.'),
    certainty: z
      .enum(['certain', 'likely'])
      .nullable()
      .describe('How certain the name is; null if it only repeats the replays.'),
    source: z.string().nullable().describe('Our source for the name and the date.'),
    games: count,
    url,
  }),
);

/** All events with their games. */
export const eventsDocument = (
  { catalogue }: Archive,
  origin: string,
): z.input<typeof publishedEventsSchema> =>
  catalogue.events.map(({ event, games }) => ({
    id: event.id,
    name: event.name,
    organiser: event.organiser,
    date: event.date,
    stage: event.stage ?? null,
    place: event.place ?? null,
    certainty: event.certainty ?? null,
    source: event.source ?? null,
    games: games.length,
    url: absolute(urls.event(event.id), origin),
  }));

/** Schema of `maps.json`. */
export const mapsSchema = z.array(
  z.strictObject({
    id: z.string().describe('Id of the map, as in the addresses of the site.'),
    name: z.string().describe('Name of the map without its version.'),
    recorded: z.array(z.string()).describe('The map files of its games, as named in replays.'),
    games: count,
    url,
    data: z
      .url()
      .nullable()
      .describe(
        'Address of the map’s start locations, mines and camps as its games show them; null if no order has a place.',
      ),
    layouts: z
      .array(layoutSchema)
      .describe(
        'The layouts of the map’s files, sorted by number of games; empty if no map file fits ' +
          'its games.',
      ),
  }),
);

/** All maps with their games. */
export const mapsDocument = (
  archive: Archive,
  drawn: (map: string) => boolean,
  origin: string,
): z.input<typeof mapsSchema> =>
  archive.catalogue.maps.map(({ name, slug, games }) => ({
    id: slug,
    name,
    recorded: [...new Set(games.map(({ game }) => game.mapRaw))].sort(),
    games: games.length,
    url: absolute(urls.map(slug), origin),
    data: drawn(name) ? absolute(urls.mapData(slug), origin) : null,
    layouts: layoutsOf(
      archive,
      games.map(({ game }) => archive.gameOf(game.replayId)),
    ),
  }));
