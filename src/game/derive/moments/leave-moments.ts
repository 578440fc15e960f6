/** Who leaves and wins, and who pauses. */
import type { GameAnalysis } from '../../analysis.ts';
import { formatClock } from '../../clock.ts';
import { sideName } from '../../sides.ts';
import { sideOf } from '../places/places.ts';
import { type MomentSource, nowhere } from './moment-source.ts';
import type { MomentCandidate } from './moment.ts';

/**
 * The first player to leave. If several left at once, one of them who lost, because the winner stayed longer. Undefined
 * if nobody left, or if several left at once and nobody is known to have won: their connections were closed together.
 */
export function firstToLeave({ players, winner }: GameAnalysis) {
  const [first, second] = players
    .flatMap((player) => (player.leftMs === null ? [] : [{ ...player, leftMs: player.leftMs }]))
    .sort((a, b) => a.leftMs - b.leftMs || Number(a.result === 'won') - Number(b.result === 'won'));
  return winner === null && first?.leftMs === second?.leftMs ? undefined : first;
}

/** Names the winning side. */
export const winnersOf = ({ players }: GameAnalysis): string =>
  sideName(players.filter(({ result }) => result === 'won').map((player) => player.handle));

/**
 * Names of the winner when the player of this team left. Null if the winner is unknown, if more than two sides make the
 * conclusion unsafe, or if the player had allies, who may have played on.
 */
export const winnersOver = (analysis: GameAnalysis, team: number): string | null => {
  const sides = new Set(analysis.players.map((player) => player.team)).size;
  const isAlone = analysis.players.filter((player) => player.team === team).length === 1;
  return sides === 2 && isAlone && analysis.winner && analysis.winner.team !== team
    ? winnersOf(analysis)
    : null;
};

/** The first leave, with the winner if it decides the game. */
export function leaveMoments({ analysis, places, names }: MomentSource): MomentCandidate[] {
  const first = firstToLeave(analysis);
  if (!first) return [];
  const slot = Number(first.slot);
  const won = winnersOver(analysis, first.team);
  const sentence = `${names.get(slot)} leaves first${won ? `, so ${won} won` : ''}`;
  const basis = won ? 'inferred' : 'order';
  const side = sideOf(places, slot);
  return [{ ...nowhere, ms: first.leftMs, kind: 'leave', sentence, basis, side, weight: 90, always: true }];
}

/** Minimum length of a pause; shorter pauses aren't shown. */
const FROM_MS = 5000;

/** Pauses and who requested them; observers can pause too. */
export const pauseMoments = ({ pauses = [], places, names }: MomentSource): MomentCandidate[] =>
  pauses.flatMap(({ ms, slot, lastedMs }): MomentCandidate[] => {
    if (lastedMs < FROM_MS) return [];
    const name = slot === null ? undefined : names.get(slot);
    const sentence = `${name === undefined ? 'The game is paused' : `${name} pauses the game`} for ${formatClock(lastedMs)}`;
    const side = slot === null ? null : sideOf(places, slot);
    return [{ ...nowhere, ms, kind: 'pause', sentence, basis: 'order', side, weight: 46 }];
  });
