import { raceName } from '../../../view/words.ts';
import { opponentOf, sameRace, type Side } from '../side.ts';

/** Warnings about these two sides, to be read first. */
export function remarks(a: Side, b: Side): string[] {
  const sentences: string[] = [];
  const sameGame = a.game.fingerprint === b.game.fingerprint;
  if (sameGame)
    sentences.push(
      a.player.slot === b.player.slot
        ? 'Both sides are the same player of the same game, so nothing differs.'
        : 'Both sides are players of one game.',
    );
  if (!sameRace(a, b))
    sentences.push(
      `${raceName(a.player)} and ${raceName(b.player)}: only what does the same job in both is compared, such as ` +
        'altars, town halls, and first, second and third heroes. Everything else is listed alone.',
    );
  if (!sameGame) sentences.push(...setting(a, b));
  return sentences;
}

/** Differences between the games themselves. */
function setting(a: Side, b: Side): string[] {
  const sentences: string[] = [];
  const [opponentOfA, opponentOfB] = [opponentOf(a), opponentOf(b)];
  if (!opponentOfA || !opponentOfB)
    sentences.push(
      `A game of ${a.game.sides}${a.game.sides === b.game.sides ? ' on both sides' : ` and one of ${b.game.sides}`}: ` +
        'in team games players share the work, so times say less.',
    );
  else if (opponentOfA.race !== opponentOfB.race)
    sentences.push(
      `The opponents differ: A plays against ${raceName(opponentOfA)}, B against ${raceName(opponentOfB)}.`,
    );
  if (a.game.map !== b.game.map)
    sentences.push(`The maps differ: ${a.game.map || 'unknown'} for A, ${b.game.map || 'unknown'} for B.`);
  if (a.game.patch !== b.game.patch)
    sentences.push(
      `The patches differ, ${a.game.patch ?? 'unknown'} for A and ${b.game.patch ?? 'unknown'} for B: costs and ` +
        'building times may not be the same.',
    );
  return sentences;
}
