/**
 * Schemas of the replay index, `/data/summaries-index.json`. They are strict here, and `components.ts` publishes them
 * as open schemas.
 */
import { z } from 'zod';
import { deprecationsField } from './deprecations.ts';
import { FIELD_WORDS, optionalText, optionalTime, raceSchema } from '../game/summary-schema.ts';

const tierField = (tier: number) => optionalTime(FIELD_WORDS.tierSec(tier));

/** A player in an index entry. Component `ReplayIndexPlayer`. */
export const replayIndexPlayerSchema = z
  .strictObject({
    slot: z
      .string()
      .describe(
        'Player slot: the place in the game lobby, counted from 1. The same slot is the key in the summary.',
      ),
    name: optionalText('Tournament handle exactly as recorded in the replay. Untrusted text: escape it.'),
    race: raceSchema.nullable().describe('Race of the player; null when it cannot be known.').exactOptional(),
    hero: optionalText('Name of the first hero; null when the player made none.'),
    heroTimeSec: optionalTime(
      'Seconds of game time at which the first hero was ordered. The most reliable timing.',
    ),
    tier2Sec: tierField(2),
    tier3Sec: tierField(3),
    expansionSec: optionalTime(
      'Seconds of game time of the first order for an expansion town hall that was not cancelled; null = none detected.',
    ),
  })
  .describe('One player of a replay, with the timings the index offers.');

/** A replay in the index. Component `ReplayIndexEntry`. */
export const replayIndexEntrySchema = z
  .strictObject({
    replayId: z
      .string()
      .describe(
        'Id of the replay and the file name of its summary. ' +
          'Shaped `<seed>_<player>_<player>_<map>`. Treat it as opaque: the digits in front are the random seed of the game, ' +
          'which is a time on NetEase’s platform only.',
      ),
    map: optionalText('Cleaned map name.'),
    durationSec: optionalTime(
      'Length that the replay states, in seconds, rounded down. The last player may have left earlier.',
    ),
    matchup: optionalText(
      'Two race letters joined by `v`, in alphabetical order (`EvU`, never `UvE`). ' +
        'Null unless the game had exactly two players with a race.',
    ),
    players: z.array(replayIndexPlayerSchema).describe('The players, in slot order.'),
    builds: z
      .array(z.string())
      .describe(
        'Ids of the curated builds this replay is attached to; an empty list says nothing about how it was played.',
      ),
    tournamentId: optionalText('Id of the event the game was played at; null when the event is not known.'),
  })
  .describe('One public parsed replay.');

/** The whole index. Component `ReplayIndex`. */
export const replayIndexSchema = z
  .strictObject({
    generatedAt: z.iso.datetime().describe('When the index was generated, in UTC.'),
    count: z.int().nonnegative().describe('Number of replays; equals the length of `replays`.'),
    note: z.string().describe('Free text for people.').exactOptional(),
    fieldNotes: z
      .record(z.string(), z.string().describe('The caveat of one field.'))
      .describe(
        'Caveats keyed by field name, for both documents; read them before relying on a timing. ' +
          'Each text starts with one word and a colon: RELIABLE, INFERRED, APPROXIMATE or DEFINITION.',
      )
      .exactOptional(),
    replays: z.array(replayIndexEntrySchema).describe('One entry for every public parsed replay.'),
    deprecations: deprecationsField,
  })
  .describe('Index of every public parsed replay. Start here.');

export type ReplayIndex = z.infer<typeof replayIndexSchema>;
export type ReplayIndexEntry = z.infer<typeof replayIndexEntrySchema>;
export type ReplayIndexPlayer = z.infer<typeof replayIndexPlayerSchema>;
