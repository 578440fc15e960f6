/** Example queries for the data page, ready to run. */
import { absolute, urls } from '../../../urls.ts';

export interface ExampleQuery {
  id: string;
  question: string;
  tool: 'DuckDB' | 'pandas' | 'jq' | 'R';
  code: string;
}

/**
 * Placeholders: table names in braces become the tables' Parquet files, and `BASE` becomes the address of a release.
 */
const QUERIES: readonly ExampleQuery[] = [
  {
    id: 'matchups',
    question: 'How many games of each matchup are there, and how long are they?',
    tool: 'DuckDB',
    code: `SELECT matchup, count(*) AS games, median(decided_ms) / 60000 AS minutes
FROM {games}
GROUP BY matchup ORDER BY games DESC, matchup;`,
  },
  {
    id: 'record',
    question: 'How often did each race win, by matchup?',
    tool: 'DuckDB',
    code: `SELECT race, opponent_race, count(*) AS games,
  count(*) FILTER (result = 'won') AS won, count(*) FILTER (result IS NULL) AS unknown
FROM {players}
WHERE opponent_race <> race
GROUP BY ALL ORDER BY race, opponent_race;`,
  },
  {
    id: 'expansion',
    question: 'When is the first expansion ordered in 1v1 games, by race?',
    tool: 'DuckDB',
    code: `SELECT race, count(expansion_ms) AS n, median(expansion_ms // 1000) AS median_s
FROM {players}
WHERE opponent_race IS NOT NULL
GROUP BY race ORDER BY race;`,
  },
  {
    id: 'fastest-tier-2',
    question: 'Which Orc had the fastest tier 2 in a win against Human, and what did they order before it?',
    tool: 'DuckDB',
    code: `WITH fastest AS (
  SELECT * FROM {players}
  WHERE race = 'O' AND opponent_race = 'H' AND result = 'won' AND tier2_ordered_ms IS NOT NULL
  ORDER BY tier2_ordered_ms LIMIT 1)
SELECT replay_id, player, ms, object, presses
FROM {orders} JOIN fastest USING (replay_id, slot)
WHERE ms <= tier2_ordered_ms AND NOT cancelled ORDER BY step;`,
  },
  {
    id: 'player',
    question: 'Which games did the player with the most games play, and how did they end?',
    tool: 'DuckDB',
    code: `SELECT replay_id, coalesce(played_at::DATE, played_from) AS not_before, map, race, opponent_race, result
FROM {players} JOIN {games} USING (replay_id)
WHERE player_id = (SELECT player_id FROM {players} GROUP BY player_id ORDER BY count(*) DESC, player_id LIMIT 1)
ORDER BY not_before, replay_id;`,
  },
  {
    id: 'made',
    question: 'Which fighting units are made most, at least and at most?',
    tool: 'DuckDB',
    code: `SELECT object, count(*) AS players, sum(at_least) AS at_least, sum(at_most) AS at_most
FROM {made}
WHERE type = 'unit' AND NOT worker
GROUP BY object ORDER BY at_least DESC, object LIMIT 10;`,
  },
  {
    id: 'fights',
    question: 'When is the first fight, by matchup?',
    tool: 'DuckDB',
    code: `SELECT matchup, count(*) AS n, median(start_ms // 1000) AS median_s
FROM {fights} JOIN {games} USING (replay_id)
WHERE fight = 1
GROUP BY matchup ORDER BY n DESC, matchup;`,
  },
  {
    id: 'second-hero',
    question: 'In which games on Echo Isles was the Shadow Hunter second?',
    tool: 'jq',
    code: `curl -s BASE/games.ndjson | jq -r 'select(.map_id == "echo-isles")
  | . as $game | .players[] | select(.second_hero == "Shadow Hunter")
  | [$game.replay_id, .player, .result] | @tsv'`,
  },
  {
    id: 'heroes',
    question: 'Which hero comes first in 1v1 games, by race?',
    tool: 'pandas',
    code: `import pandas as pd

players = pd.read_csv("BASE/players.csv")
duels = players[players["opponent_race"].notna()]
print(duels.groupby("race")["first_hero"].value_counts())`,
  },
  {
    id: 'apm',
    question: 'How many actions per minute do winners and losers have?',
    tool: 'R',
    code: `players <- read.csv("BASE/players.csv", na.strings = "")
aggregate(apm ~ result, data = players, FUN = median)`,
  },
];

/** The queries with the addresses filled in: `base` is the release's address without a final slash. */
export const queriesAt = (base: string): ExampleQuery[] =>
  QUERIES.map((query) => ({
    ...query,
    code: query.code.replaceAll(/\{(\w+)\}/g, `'BASE/$1.parquet'`).replaceAll('BASE', base),
  }));

/** The queries with the addresses of the published site. */
export const queriesOf = (origin: string): ExampleQuery[] =>
  queriesAt(absolute(urls.release('latest'), origin).replace(/\/$/, ''));
