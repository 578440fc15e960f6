import { recordOf } from '../../archive/records.ts';
import type { Series } from '../../archive/series.ts';
import { urls } from '../../urls.ts';
import type { Atlas } from '../../archive/atlas.ts';
import type { Catalogue } from '../../archive/catalogue.ts';
import { column, numbers, text, UNKNOWN_RESULTS } from './cells.ts';
import { dateText } from '../dates.ts';
import { counted } from '../../replay/counted.ts';
import { lengthSection, mapSection, matchupSection } from './game-sections.ts';
import {
  openerSection,
  peopleRecords,
  raceRecords,
  sectionsOf,
  spoiling,
  statistics,
  timingSection,
} from './sections.ts';
import { between, capitalised } from '../words.ts';
import { linkedSides } from '../game/series-view.ts';
import type { Link, Words } from '../said.ts';
import type { Hub, HubSection } from './hub.ts';

const ORDERS = { 'start-times': 'By starting times', 'file-times': 'By file names' } as const;

const HOME: Link = { text: 'Events', href: urls.events() };

/** The list of all events, and a page for each. */
export const eventHubs = (catalogue: Catalogue, atlas: Atlas): Hub[] => [
  eventList(catalogue),
  ...catalogue.events.map((one) => eventHub(one, catalogue, atlas)),
];

function eventList({ events, games }: Catalogue): Hub {
  const attributed = events.reduce((sum, one) => sum + one.games.length, 0);
  return {
    path: urls.events(),
    trail: [],
    title: 'Events',
    description: `The ${counted(events.length, 'event')} of the archive, with their games, players, maps and series.`,
    facts: [
      { name: 'Events', value: String(events.length) },
      { name: 'Games', value: String(attributed) },
      { name: 'Games without a known event', value: String(games.length - attributed) },
    ],
    sections: sectionsOf({
      id: 'all',
      title: 'All events',
      note:
        'Recordings do not say where they were played, and few say when, so an event or a date is given only where ' +
        'there is evidence for it. An event without a date is listed by the earliest day its patch allows.',
      table: {
        caption: 'Events, newest first',
        columns: [
          column('Event'),
          column('Organiser'),
          column('Date'),
          { ...numbers('Games'), result: true },
          numbers('Players'),
          numbers('Series'),
        ],
        rows: events.map(({ event, games: own, own: players, series }) => [
          text(event.name, urls.event(event.id)),
          text(event.organiser ?? 'Not known'),
          text(event.date === null ? 'Not known' : dateText(event.date)),
          { number: own.length },
          { number: new Set(players.map(({ person }) => person)).size },
          { number: series.length },
        ]),
      },
    }),
    games: null,
  };
}

function eventHub(
  { event, games, own, series }: Catalogue['events'][number],
  catalogue: Catalogue,
  atlas: Atlas,
): Hub {
  const people = new Set(own.map(({ person }) => person));
  return {
    path: urls.event(event.id),
    trail: [HOME],
    title: event.name,
    description: `${event.name}: the games of ${counted(people.size, 'player')}, with series, records, first heroes and timings.`,
    facts: [
      { name: 'Organiser', value: event.organiser ?? 'Not known' },
      ...(event.stage ? [{ name: 'Stage', value: event.stage }] : []),
      ...(event.place ? [{ name: 'Place', value: event.place }] : []),
      { name: 'Date', value: event.date === null ? 'Not known' : dateText(event.date) },
      ...(event.certainty ? [{ name: 'How sure we are', value: capitalised(event.certainty) }] : []),
      { name: 'Games', value: String(games.length), result: true },
      { name: 'Players', value: String(people.size) },
    ],
    ...(event.source ? { remark: event.source } : {}),
    sections: [
      ...sectionsOf(seriesSection(series, catalogue)),
      ...spoiling([
        ...sectionsOf(peopleRecords(own)),
        ...statistics(
          games.length,
          raceRecords(own, 'Players'),
          matchupSection(games),
          mapSection(games, catalogue, atlas),
          openerSection(own, catalogue, 'Players'),
          timingSection(own),
          lengthSection(games),
        ),
      ]),
    ],
    games: games.map(({ game }) => game.replayId),
  };
}

/** The series of an event with their scores. */
function seriesSection(series: readonly Series[], { roster }: Catalogue): HubSection | null {
  if (series.length === 0) return null;
  return {
    id: 'series',
    title: 'Series',
    note:
      'Games between the same players make a series; some of its games may be missing here. The order is known where ' +
      'the recordings carry their starting times, or where their file names hold the time of day.',
    table: {
      caption: 'Series of this event',
      askedByRow: true,
      columns: [
        column('Players'),
        { ...numbers('Games'), result: true },
        { ...column('Wins'), result: true },
        { ...numbers(UNKNOWN_RESULTS), result: true },
        { ...column('Order'), result: true },
        { ...column('On'), result: true },
      ],
      rows: series.map((one): Words[] => {
        const wins = one.sides.map((side) => {
          const players = one.games.flatMap(({ game }) =>
            game.players.filter((player) => roster.personOf(player) === side[0]),
          );
          return recordOf(players);
        });
        return [
          linkedSides(one),
          { number: one.games.length },
          text(wins.map(({ won }) => won).join(' : ')),
          { number: wins[0]?.unknown ?? 0 },
          text(one.games.length < 2 ? '–' : one.order ? ORDERS[one.order] : 'Not known'),
          {
            // As one element, which can be hidden.
            words: between(
              one.games.map(({ game }) => text(game.map || 'an unknown map', urls.game(game.replayId))),
            ),
            as: 'named',
          },
        ];
      }),
    },
  };
}
