/** What a player does worse than winners in most of many games, compared game by game with winners of its matchup. */
import { PERCENTILES_FROM } from '../../../archive/count/distribution.ts';
import { recordOf, type WinRecord } from '../../../archive/count/records.ts';
import type { Race } from '../../../game/races.ts';
import { beyondBy, compare, eachHabitOnce, isMissed, type AdviceRow } from '../advice/advice.ts';
import type { ArchiveDocument } from '../advice/archive-document.ts';
import { winnersFor } from '../advice/winners.ts';
import type { PlayedGame } from '../history/games.ts';
import type { Measure, Spread } from '../measure.ts';
import { ADVISED } from '../measures.ts';

/** One of the visitor's games in a comparison. */
export interface Placed {
  game: PlayedGame;
  /** Null for something that most winners did and the visitor didn't do in this game. */
  value: number | null;
  /** Whether the value is worse than the winners' middle half. */
  beyond: boolean;
}

/** The visitor's games of one matchup, and the winners that they are compared with. */
export interface Against {
  opponent: Race;
  /** Such as "24 winners with Orc against Human": a wider group if the matchup has too few. */
  winners: string;
  spread: Spread;
  games: readonly Placed[];
}

/** A measure over many games. */
export interface Pattern {
  measure: Measure;
  rows: readonly Against[];
  /** Number of games that are worse than the winners' middle half, and of all that are compared. */
  beyond: number;
  of: number;
  /** Number of games without it, among those that are worse. */
  missed: number;
  /** How the games that are worse ended, and how the others did. */
  results: { beyond: WinRecord; others: WinRecord };
  /** Whether a larger share of won games is worse than of lost ones, so that the results don't call for a change. */
  isAgainst: boolean;
  example: AdviceRow['example'];
}

/** The 1v1 games of the race that the visitor plays most: only these are compared. */
export function gamesToCompare(games: readonly PlayedGame[]): PlayedGame[] {
  const duels = games.filter(({ matchup }) => matchup !== null);
  return (
    [...Map.groupBy(duels, ({ race }) => race).values()].toSorted((a, b) => b.length - a.length)[0] ?? []
  );
}

/**
 * Measures in which most games are worse than the middle half of winners, each about another habit. The ones that hold
 * in the largest share of games come first, and those that the results speak against come last. At least five games must
 * have a value. `names` are the visitor's, who isn't compared with themselves.
 */
export function patternsOf(
  games: readonly PlayedGame[],
  names: readonly string[],
  document: Pick<ArchiveDocument, 'people'>,
): Pattern[] {
  const duels = [...Map.groupBy(gamesToCompare(games), ({ against }) => against[0]!)].map(
    ([opponent, group]) => ({
      opponent,
      group,
      groups: winnersFor({ names, race: group[0]!.race, opponent, sides: '1v1' }, document).filter(
        ({ sameRace }) => sameRace,
      ),
    }),
  );
  const patterns = ADVISED.flatMap((measure): Pattern[] => {
    // What is only known between bounds proves nothing here.
    if (measure.most) return [];
    const examples: AdviceRow['example'][] = [];
    const rows = duels.flatMap(({ opponent, group, groups }): Against[] => {
      for (const winners of groups) {
        const compared = compare(measure, winners);
        if (!compared) continue;
        const placed = group.flatMap((game) => placeGame(game, measure, compared, winners));
        if (placed.length > 0) examples.push(compared.example);
        return placed.length === 0
          ? []
          : [{ opponent, winners: winners.name, spread: compared.spread, games: placed }];
      }
      return [];
    });
    const all = rows.flatMap((row) => row.games);
    const beyond = all.filter((placed) => placed.beyond);
    if (all.length < PERCENTILES_FROM || beyond.length * 2 <= all.length) return [];
    const results = {
      beyond: recordOf(beyond.map(({ game }) => game)),
      others: recordOf(all.filter((placed) => !placed.beyond).map(({ game }) => game)),
    };
    return [
      {
        measure,
        rows: rows.toSorted((a, b) => b.games.length - a.games.length),
        example: examples[0]!,
        beyond: beyond.length,
        of: all.length,
        results,
        isAgainst: speaksAgainst(results),
        missed: beyond.filter(({ value }) => value === null).length,
      },
    ];
  });
  const inOrder = patterns.toSorted(
    (a, b) => Number(a.isAgainst) - Number(b.isAgainst) || b.beyond / b.of - a.beyond / a.of || b.of - a.of,
  );
  return eachHabitOnce(inOrder, []);
}

/** Whether a larger share of won games than of lost games is worse. */
const speaksAgainst = ({ beyond, others }: Pattern['results']): boolean =>
  beyond.won * (beyond.lost + others.lost) > beyond.lost * (beyond.won + others.won);

function placeGame(
  game: PlayedGame,
  measure: Measure,
  compared: Pick<AdviceRow, 'spread'>,
  winners: Parameters<typeof isMissed>[2],
): Placed[] {
  const value = game.values[measure.id] ?? null;
  if (value !== null)
    return [{ game, value, beyond: beyondBy(measure, compared.spread, value, 'quartile') > 0 }];
  return isMissed(measure, compared, winners, game.until) ? [{ game, value, beyond: true }] : [];
}
