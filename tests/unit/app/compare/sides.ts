/** Sides for comparison tests, with only the compared fields. */
import type { AnalysedPlayer, GameAnalysis } from '../../../../src/game/analysis.ts';
import type { Side } from '../../../../src/app/compare/side.ts';
import { analysedGame, analysedPlayer, at, heroesOf, stepOf } from '../../../support/analysed.ts';

type Lines = readonly string[];

/** A player of a race with these orders; heroes are the ordered ones. */
export function player(
  race: AnalysedPlayer['race'],
  lines: Lines,
  change: Partial<AnalysedPlayer> = {},
): AnalysedPlayer {
  const build = lines.map(stepOf);
  return analysedPlayer({
    race,
    heroes: heroesOf(build),
    build,
    research: build
      .filter(({ type, cancelled }) => type === 'upgrade' && !cancelled)
      .map(({ ms, id, name }) => ({ ms, id, name, level: 1, category: 'ability' })),
    ...change,
  });
}

let count = 0;

/** A game of these players, in slots from 1 on and in separate teams. */
export function game(players: readonly AnalysedPlayer[], change: Partial<GameAnalysis> = {}): GameAnalysis {
  const id = String(++count);
  return analysedGame(
    players.map((player, index) => ({ ...player, slot: String(index + 1), team: index })),
    { replayId: `${id}_A_B_Echo-Isles`, fingerprint: id, ...change },
  );
}

/** The first player of a duel against a race. */
export function side(
  race: AnalysedPlayer['race'],
  lines: Lines,
  {
    against = 'O',
    change = {},
    endsAt = '20:00',
  }: { against?: AnalysedPlayer['race']; change?: Partial<AnalysedPlayer>; endsAt?: string } = {},
): Side {
  const own = game([player(race, lines, change), player(against, [])], { clockMs: at(endsAt) });
  return { game: own, player: own.players[0]! };
}
