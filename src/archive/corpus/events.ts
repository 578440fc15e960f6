/** The events of the archive: `replays/events.json`. */
import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile } from './json-file.ts';
import { EVENTS_FILE, NO_EVENTS, UNATTRIBUTED } from './layout.ts';

/** An event of `events.json`. */
export const eventSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
    // Folders of the corpus that don't belong to an event.
    .refine(
      (id) => ![UNATTRIBUTED, ...NO_EVENTS].includes(id),
      'is the name of a folder with another meaning',
    )
    .describe('Name of the folder with its games; the `tournamentId` of the data API.'),
  name: z.string().min(1).describe('Display name.'),
  organiser: z.string().min(1).nullable().describe('Organiser of the event; null if unknown.'),
  date: z
    .string()
    .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/, 'must be a year, a month or a day: 2019, 2019-04 or 2019-04-27')
    .nullable()
    .describe('Day, month or year in which its games were played, as an ISO date; null if unknown.'),
  series: z.string().min(1).exactOptional().describe('Name of the series that the event belongs to.'),
  stage: z.string().min(1).exactOptional().describe('Part of the event that the games belong to.'),
  rounds: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        series: z.array(z.array(z.string().min(1)).min(2)).min(1),
      }),
    )
    .exactOptional()
    .describe(
      'Rounds with known pairings, ending with the final: the name of the round, and the players ' +
        'of each series, named as on their pages.',
    ),
  place: z.string().min(1).exactOptional().describe('Place of the event.'),
  certainty: z
    .enum(['certain', 'likely'])
    .exactOptional()
    .describe('How certain the name is. Absent if the name only repeats the recordings.'),
  source: z
    .string()
    .regex(/^\S.*\.$/s, 'must be sentences')
    .exactOptional()
    .describe('Our sources for the name and the date, in sentences, with addresses.'),
});

/** The content of `events.json`: all events. */
export const eventsSchema = z
  .array(
    eventSchema
      .refine(({ certainty, source }) => certainty === undefined || source !== undefined, {
        path: ['source'],
        error: 'must say how the name is known',
      })
      .refine(({ rounds, source }) => rounds === undefined || source !== undefined, {
        path: ['source'],
        error: 'must say how the rounds are known',
      }),
  )
  .superRefine((events, context) => {
    for (const [index, { id }] of events.entries())
      if (events.findIndex((event) => event.id === id) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `"${id}" is taken by an earlier event`,
        });
  });

export type TournamentEvent = z.infer<typeof eventSchema>;

/**
 * The events in a corpus, in file order; empty if the file is missing. Throws with file and field if the file is
 * invalid, because games couldn't be assigned to events without it.
 */
export const readEvents = (root: string): TournamentEvent[] =>
  readJsonFile(join(root, EVENTS_FILE), eventsSchema) ?? [];
