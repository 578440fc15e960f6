import type { GameAnalysis } from '../../analysis.ts';
import type { Game } from '../../game.ts';
import type { Places } from '../places/places.ts';
import type { Point } from '../places/point.ts';
import { placeWords, type Landmarks, type PlayerNames } from './place-words.ts';

/** What moments are made of. */
export interface MomentSource {
  analysis: GameAnalysis;
  places: Places;
  landmarks: Landmarks;
  names: PlayerNames;
  pauses?: Game['pauses'] | undefined;
}

/** The side a slot plays on, as an index. */
export const sideOf = ({ sides }: Places, slot: number): number | null => {
  const side = sides.findIndex(({ slots }) => slots.includes(slot));
  return side < 0 ? null : side;
};

export const nowhere = { endMs: null, at: null, place: null, orders: null };

/** A place and its words, as a moment has them. */
export function somewhere({ places, landmarks, names }: MomentSource, at: Point, ms: number) {
  return { endMs: null, at, place: placeWords(at, ms, places, landmarks, names), orders: null };
}

/** A name with its article: "an Ancient Protector". */
export const withArticle = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;

/** Who left first; of those who left at one moment one who lost, as the winner stayed longer. Undefined where nobody left. */
export const firstToLeave = ({ players }: GameAnalysis) =>
  players
    .flatMap((player) => (player.leftMs === null ? [] : [{ ...player, leftMs: player.leftMs }]))
    .sort((a, b) => a.leftMs - b.leftMs || Number(a.result === 'won') - Number(b.result === 'won'))[0];

/** Names of the side that won. */
export const winnersOf = ({ players }: GameAnalysis): string =>
  players
    .filter(({ result }) => result === 'won')
    .map((player) => player.handle)
    .join(' & ');

/**
 * Who won as the side of a team was the first to leave. Null where that is not known, and where it does not follow: of three
 * sides two are still there.
 */
export const winnersOver = (analysis: GameAnalysis, team: number): string | null => {
  const sides = new Set(analysis.players.map((player) => player.team)).size;
  return sides === 2 && analysis.winner && analysis.winner.team !== team ? winnersOf(analysis) : null;
};
