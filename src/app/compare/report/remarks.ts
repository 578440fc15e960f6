import { raceName } from '../../../view/words.ts';
import { opponentOf, sameRace, type Side } from '../side.ts';
import { REMARK_WORDS } from './words.ts';

/** Warnings about this pair, which come first in the report. */
export function remarks(a: Side, b: Side): string[] {
  const sentences: string[] = [];
  const sameGame = a.game.fingerprint === b.game.fingerprint;
  if (sameGame)
    sentences.push(a.player.slot === b.player.slot ? REMARK_WORDS.samePlayer : REMARK_WORDS.sameGame);
  if (!sameRace(a, b)) sentences.push(REMARK_WORDS.races(raceName(a.player), raceName(b.player)));
  if (!sameGame) sentences.push(...setting(a, b));
  return sentences;
}

/** Differences between the games themselves. */
function setting(a: Side, b: Side): string[] {
  const { teams, differentTeams, opponents, maps, patches, unknown } = REMARK_WORDS;
  const sentences: string[] = [];
  const [opponentOfA, opponentOfB] = [opponentOf(a), opponentOf(b)];
  const [gameA, gameB] = [a.game, b.game];
  if (!opponentOfA || !opponentOfB)
    sentences.push(
      gameA.sides === gameB.sides ? teams(gameA.sides) : differentTeams(gameA.sides, gameB.sides),
    );
  else if (opponentOfA.race !== opponentOfB.race)
    sentences.push(opponents(raceName(opponentOfA), raceName(opponentOfB)));
  if (gameA.map !== gameB.map) sentences.push(maps(gameA.map || unknown, gameB.map || unknown));
  if (gameA.patch !== gameB.patch) sentences.push(patches(gameA.patch ?? unknown, gameB.patch ?? unknown));
  return sentences;
}
