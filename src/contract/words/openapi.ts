/** Texts of the OpenAPI document, which is also the source of the API reference. */

export const OPENAPI_WORDS = {
  title: 'Farseer Replay Data API',
  summary: 'Parsed Warcraft III pro and tournament games as static JSON.',
  description: (noticeDays: number): string =>
    `Parsed Warcraft III pro and tournament games as static JSON files: an index and one summary for each replay.
Read-only, without keys, accounts or rate limits of its own.

**Reading.** New optional fields may appear at any time. Clients must ignore fields they do not know, and must
accept values that an \`enum\` here does not list. An \`enum\` lists today's values, so don't let a generator turn it into a closed
type. Check the status before you parse: if a replay is missing, the answer is the website's HTML page. Fields whose
names end in \`Formatted\` are minutes:seconds for people. Data tools read \`1:06\` as an hour and six minutes, so
use the number fields next to them.

**Timings.** First hero times are reliable. Tier times are INFERRED from players' selections and orders. They are not
verified tech timings: use them at most for ordering within one game. \`fieldNotes\` in the index has these caveats
for programs.

**Stability.** Only the documented fields of these two documents are covered; every other file under \`/data/\` may
change without warning. Changes are additive. No documented field is removed or has its type changed without
${noticeDays} days of notice. You can find the notice on the API page for people and in the \`deprecations\` array of the
affected document.`,
  licence: 'GNU General Public License v3.0 or later',
  docs: 'The API explained for people.',
  server: 'The public website.',
  replays: 'The replay index and the summaries it links to.',
};

/** The operation that reads the index. */
export const INDEX_WORDS = {
  summary: 'List every public parsed replay',
  description:
    'Start here. The index is one document with all entries, without pages or query parameters. You can use ' +
    'any `replayId` in the summary path. Parser test fixtures are not listed.',
  response: 'The replay index.',
  example: 'Cut to two entries',
  refused: 'An error from the host, such as 429. The index itself always exists. The body is NOT JSON.',
};

/** The operation that reads the summary of a replay. */
export const SUMMARY_WORDS = {
  summary: 'Read one parsed replay',
  description: 'One parsed replay in full, with the openings and the research of all players.',
  replayId: 'A `replayId` taken from the index.',
  response: 'The summary of the replay.',
  example: 'Every list cut to three items',
  missing: 'No replay has this id. The body is the ordinary 404 page of the website, NOT JSON.',
};
