/** Texts of the event list and of event pages. */
import { counted } from '../../../game/counted.ts';

const NO_BRACKET = 'so we can’t draw a bracket.';

export const EVENT_WORDS = {
  list: {
    lead: (events: number): string =>
      `The ${counted(events, 'event')} in the archive, with their games, players, maps and series.`,
    unattributed: 'Games without a known event',
    note:
      'Replays don’t record at which event they were played, and few contain a date, so we give an event or a date only ' +
      'where there is evidence for it. An event without a date is listed under the earliest date that its patch allows.',
    caption: 'Events, newest first',
  },
  lead: (name: string, players: number): string =>
    `${name}: the games of ${counted(players, 'player')}, with series, records, first heroes and timings.`,
  gamesOf: (name: string, people: string): string => `${name}: games of ${people}`,
  others: (count: number): string => counted(count, 'other player'),
  mostOften: 'most often',
  mostlyOn: 'mostly on',
  certainty: 'How sure we are',
  series:
    'Games between the same players form a series. Some games of a series may be missing here. Games are numbered if start times in the replays or file names show their order.',
  rounds: {
    several: 'These are the rounds that the source names.',
    single: `The archive has series from only one round of this event, ${NO_BRACKET}`,
    unknown: (stage: string | undefined): string =>
      `${stage ? `All series are from one part of the event (${stage}). ` : ''}No source gives the rounds, ${NO_BRACKET}`,
  },
};
