import type { GameAnalysis } from '../../../game/analysis.ts';
import { listedOf } from '../../../game/facts/listed-values.ts';
import type { Listed } from '../../../game/facts/listed.ts';
import { orderedHeroes } from '../../../game/key-timings.ts';
import { bySide, isDuel, joinSides } from '../../../game/sides.ts';
import type { KeptGame } from '../../../game/stored/kept.ts';
import type { DropFailure } from '../failure.ts';
import type { EndedEntry } from '../session/entry.ts';

/** A row of the table: a game, or a file without one. */
export interface ListRow<Facts extends GameFacts = GameFacts> {
  id: number;
  file: string;
  game: Facts | null;
  failure: DropFailure | null;
  /** Name of the file in the earlier row that has the same game. */
  sameGameAs: string | null;
  /** When the game was saved, in ms since 1970. */
  added?: number;
}

/** The facts about a game in the table. The library stores the same facts. */
export type GameFacts = KeptGame['facts'];

/** The rows of all finished files, in the given order. */
export function rowsOf(entries: readonly EndedEntry[]): ListRow[] {
  const seen = new Map<string, string>();
  return entries.map(({ id, path, outcome }) => {
    if (!outcome.ok) return { id, file: path, game: null, failure: outcome.failure, sameGameAs: null };
    const { analysis } = outcome.value;
    const sameGameAs = seen.get(analysis.fingerprint) ?? null;
    if (sameGameAs === null) seen.set(analysis.fingerprint, path);
    return { id, file: path, game: gameFacts(analysis), failure: null, sameGameAs };
  });
}

/** The table's facts about a game. The same game returns the same object, so that unchanged rows aren't redrawn. */
export function gameFacts(analysis: GameAnalysis): GameFacts & Listed {
  const facts = factsByGame.get(analysis) ?? readFacts(analysis);
  factsByGame.set(analysis, facts);
  return facts;
}

const factsByGame = new WeakMap<GameAnalysis, GameFacts & Listed>();

function readFacts(analysis: GameAnalysis): GameFacts & Listed {
  const { map, players, matchup, sides } = analysis;
  const teams = bySide(players);
  return {
    map,
    sides: teams.map((team) => team.map(({ handle }) => handle)),
    // Two allies against computers have a matchup too, which isn’t one of opponents.
    matchup: (isDuel(analysis) ? matchup : null) ?? sides,
    winners: players.filter(({ result }) => result === 'won').map(({ handle }) => handle),
    ...listedOf(analysis),
    firstHeroes: teams.flat().flatMap((player) => orderedHeroes(player)[0]?.name ?? []),
  };
}

/** Formats sides: "Moon vs Grubby", "A & B vs C & D". */
export const sidesText = (sides: GameFacts['sides']): string => joinSides(sides, (name) => name);

/** Id of a row's button, which gets the focus on return from the report. */
export const openButtonId = (id: number): string => `open-${id}`;
