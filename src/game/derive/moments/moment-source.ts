import type { GameAnalysis } from '../../analysis.ts';
import type { Game } from '../../game.ts';
import { sideName } from '../../sides.ts';
import type { Fight } from '../places/fights.ts';
import type { Places } from '../places/places.ts';
import type { Point } from '../places/point.ts';
import { placeWords, type Landmarks, type PlayerNames } from './place-words.ts';

/** Input for a game's moments. */
export interface MomentSource {
  analysis: GameAnalysis;
  places: Places;
  landmarks: Landmarks;
  names: PlayerNames;
  pauses?: Game['pauses'] | undefined;
}

/** Index of the side that a slot plays on. */
export const sideOf = ({ sides }: Places, slot: number): number | null => {
  const side = sides.findIndex(({ slots }) => slots.includes(slot));
  return side < 0 ? null : side;
};

/** Attack orders of a fight, by side. */
export const ordersBySide = ({ orders }: Pick<Fight, 'orders'>, sides: Places['sides']): number[] =>
  sides.map(({ slots }) => orders.filter(({ slot }) => slots.includes(slot)).length);

export const nowhere = { endMs: null, at: null, place: null, orders: null };

/** A place and its description, as fields of a moment. */
export function somewhere({ places, landmarks, names }: MomentSource, at: Point, ms: number) {
  return { endMs: null, at, place: placeWords(at, ms, places, landmarks, names), orders: null };
}

/** Adapts a place to a sentence about this player: "at Arthas's natural" becomes "at their own natural". */
export const ownPlace = (place: string, name: string): string =>
  place.startsWith(`at ${name}’s `)
    ? place.replace(`at ${name}’s`, place.endsWith(' main base') ? 'in their own' : 'at their own')
    : place;

/** Adds the article to a name: "an Ancient Protector". */
export const withArticle = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;

/**
 * The first player to leave. If several left at once, one of them who lost, because the winner stayed longer. Undefined
 * if nobody left.
 */
export const firstToLeave = ({ players }: GameAnalysis) =>
  players
    .flatMap((player) => (player.leftMs === null ? [] : [{ ...player, leftMs: player.leftMs }]))
    .sort((a, b) => a.leftMs - b.leftMs || Number(a.result === 'won') - Number(b.result === 'won'))[0];

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
