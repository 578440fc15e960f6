/** Hub pages of events. */
import { numeric, texts, numbers } from '../table.ts';
import { counted } from '../../game/counted.ts';
import { byRound } from '../../archive/count/rounds.ts';
import type { Series } from '../../archive/count/series.ts';
import { urls } from '../../urls.ts';
import type { Atlas } from '../../archive/count/atlas.ts';
import type { TournamentEvent } from '../../archive/corpus/events.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { textCell } from './cells.ts';
import { playedDays } from '../../game/derive/played.ts';
import { dateText, shortDates } from '../dates.ts';
import { lengthSection, mapSection, matchupSection } from './game-sections.ts';
import { openingSection, peopleRecords, raceRecords, timingSection } from './sections.ts';
import { capitalise, NONE } from '../phrases.ts';
import type { Link } from '../rich-text.ts';
import { seriesLine, type SeriesRound } from '../series-line.ts';
import type { Section, SectionedPage } from '../page.ts';
import { eventLead } from './leads.ts';
import { listOf, pageAbout, sectionsOf, spoiling, statistics, tally } from './hub-page.ts';

const HOME: Link = { text: 'Events', href: urls.events() };

/** The list of all events, and a page for each. */
export const eventHubs = (catalogue: Catalogue, atlas: Atlas): SectionedPage[] => [
  eventList(catalogue),
  ...catalogue.events.map((entry) => eventHub(entry, catalogue, atlas)),
];

function eventList({ events, games }: Catalogue): SectionedPage {
  const gamesOfEvents = events.reduce((sum, entry) => sum + entry.games.length, 0);
  return pageAbout({
    path: urls.events(),
    trail: [],
    title: 'Events',
    whole: true,
    description: `The ${counted(events.length, 'event')} in the archive, with their games, players, maps and series.`,
    facts: [
      { name: 'Events', value: String(events.length) },
      { name: 'Games', value: String(gamesOfEvents) },
      { name: 'Games without a known event', value: String(games.length - gamesOfEvents) },
    ],
    sections: sectionsOf(
      tally({
        id: 'all',
        title: 'All events',
        note:
          'Replays don’t record at which event they were played, and few contain a date, so we give an event or a date only ' +
          'where there is evidence for it. An event without a date has the time in which its games can have been played.',
        table: {
          caption: 'Events, newest first',
          columns: [
            ...texts('Event', 'Date'),
            { ...numeric('Games'), result: true },
            ...numbers('Players', 'Series'),
          ],
          rows: events.map(({ event, games: ofEvent, appearances: players, series }) => [
            textCell(event.name, urls.event(event.id)),
            textCell(dateOf(event, ofEvent)),
            { number: ofEvent.length },
            { number: new Set(players.map(({ person }) => person)).size },
            series.length > 0 ? { number: series.length } : { none: NONE },
          ]),
        },
      }),
    ),
  });
}

/** The date of an event; if it isn't known, the time in which its games can have been played. */
function dateOf(
  { date }: Pick<TournamentEvent, 'date'>,
  games: Catalogue['events'][number]['games'],
): string {
  if (date !== null) return dateText(date);
  const days = games.map(({ game }) => playedDays(game.played));
  // A game without a first or last day can have been played long before or after the others.
  const ends = (end: 'from' | 'to') => {
    const known = days.flatMap((one) => one[end] ?? []).sort();
    return known.length === days.length ? known : [];
  };
  return shortDates({ from: ends('from')[0] ?? null, to: ends('to').at(-1) ?? null }) ?? 'Not known';
}

function eventHub(
  { event, games, appearances, series }: Catalogue['events'][number],
  catalogue: Catalogue,
  atlas: Atlas,
): SectionedPage {
  const people = new Set(appearances.map(({ person }) => person));
  return pageAbout({
    path: urls.event(event.id),
    trail: [HOME],
    title: event.name,
    description: eventLead(event.name, games, appearances),
    facts: [
      { name: 'Organiser', value: event.organiser ?? 'Not known' },
      ...(event.stage ? [{ name: 'Stage', value: event.stage }] : []),
      ...(event.place ? [{ name: 'Place', value: event.place }] : []),
      { name: 'Date', value: dateOf(event, games) },
      ...(event.certainty ? [{ name: 'How sure we are', value: capitalise(event.certainty) }] : []),
      { name: 'Games', value: String(games.length), result: true },
      { name: 'Players', value: String(people.size) },
    ],
    ...(event.source && { evidence: ['How we know', event.source] }),
    sections: [
      ...sectionsOf(seriesSection(event, series, catalogue)),
      ...spoiling([
        ...sectionsOf(peopleRecords(appearances)),
        ...statistics(
          games.length,
          raceRecords(appearances),
          matchupSection(games),
          mapSection(games, catalogue, atlas),
          openingSection(appearances, catalogue),
          timingSection(appearances),
          lengthSection(games),
        ),
      ]),
    ],
    games: listOf(games, catalogue, `event:${event.id}`),
  });
}

/** The series of an event with their scores, by round if known. */
function seriesSection(
  { stage, rounds }: TournamentEvent,
  series: readonly Series[],
  catalogue: Catalogue,
): Section | null {
  if (series.length === 0) return null;
  const roundLines = byRound(series, rounds).map(({ name, series: inRound }) => ({
    name,
    lines: inRound.map((entry) => seriesLine(entry, catalogue)),
  }));
  return {
    id: 'series',
    title: 'Series',
    parts: [
      {
        kind: 'series',
        note: `${roundsNote(stage, roundLines)} Games between the same players form a series. Some games of a series may be missing here. Games are numbered if start times in the replays or file names show their order.`,
        rounds: roundLines,
      },
    ],
  };
}

/** Explains which rounds are known. */
function roundsNote(stage: string | undefined, rounds: readonly SeriesRound[]): string {
  const namedRounds = rounds.filter(({ name }) => name !== null).length;
  if (namedRounds > 1) return 'These are the rounds that the source names.';
  return namedRounds === 1
    ? `The archive has series from only one round of this event, ${NO_BRACKET}`
    : `${stage ? `All series are from one part of the event (${stage}). ` : ''}No source gives the rounds, ${NO_BRACKET}`;
}

const NO_BRACKET = 'so we can’t draw a bracket.';
