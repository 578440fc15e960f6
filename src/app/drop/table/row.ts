import type { GameAnalysis } from '../../../game/analysis.ts';
import { listedOf } from '../../../game/facts/listed-values.ts';
import type { Listed } from '../../../game/facts/listed.ts';
import { orderedHeroes } from '../../../game/key-timings.ts';
import { bySide, joinSides } from '../../../game/sides.ts';
import type { KeptGame } from '../../../game/stored/kept.ts';
import type { DropFailure } from '../failure.ts';
import type { EndedEntry } from '../session/entry.ts';

/** One line of the table: a game, or a file without one. */
export interface ListRow<Facts extends GameFacts = GameFacts> {
  id: number;
  file: string;
  game: Facts | null;
  failure: DropFailure | null;
  /** File of an earlier line that holds the same game. */
  sameGameAs: string | null;
  /** When it was kept, in ms since 1970. */
  added?: number;
}

/** The facts of a game in the table are those that the library keeps. */
export type GameFacts = KeptGame['facts'];

/** The lines for all files that have ended, in the order they were given. */
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

/** What the table says of a game. The same game gives the same object, so that a line knows when it has nothing new to say. */
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
    matchup: matchup ?? sides,
    winners: players.filter(({ result }) => result === 'won').map(({ handle }) => handle),
    ...listedOf(analysis),
    firstHeroes: teams.flat().flatMap((player) => orderedHeroes(player)[0]?.name ?? []),
  };
}

/** Sides in words: "Moon vs Grubby", "A & B vs C & D". */
export const sidesText = (sides: GameFacts['sides']): string => joinSides(sides, (name) => name);

/** Id of the button of a line; keeps the focus on its way back from the report. */
export const openButtonId = (id: number): string => `open-${id}`;
