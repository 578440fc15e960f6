/** Texts of a game's map, key moments, and creep routes. */
import { listed } from '../../words.ts';

export const STAGE_WORDS = {
  /** `clock` is the time that the game reaches. */
  none: (clock: string): string => `No key moment in ${clock}.`,
  rule:
    'Up to twenty moments, chosen by fixed rules. Each side’s first creep camp, the first attack order, the last fight and ' +
    'the first player to leave are always included. The most important of the other moments follow: at most six fights, ' +
    'and at most four of every other kind. “Inferred” means that the replay itself doesn’t say so. Attack orders show where the players ' +
    'fought and how busy each side was, not who came out ahead.',
};

const broughtWords = (food: readonly number[] | null): string =>
  food ? `, food at least ${food.join(' against ')}` : '';

/** Texts of the marks on the timeline below the map. */
export const STAGE_LINE_WORDS = {
  /** `skillPoints` is empty if the hero learned no skill. */
  hero: (hero: string, from: string, skillPoints: readonly string[]): string =>
    `${hero} from ${from}${skillPoints.length > 0 ? `, skill points ${skillPoints.join(', ')}` : ''}`,
  /** `place` is "at Thrall’s expansion"; `food` is what both sides brought at least, if it is known. */
  fight: (place: string, food: readonly number[] | null): string => `Fight ${place}${broughtWords(food)}`,
  /** The same as a headline. */
  meet: (names: readonly string[], place: string, food: readonly number[] | null): string =>
    `${listed(names)} meet ${place}${broughtWords(food)}`,
  /** The name shown for a player without a name. */
  player: (slot: number): string => `Player ${slot}`,
};

export const CREEP_WORDS = {
  rule:
    'A player’s first visit to a camp is the first order that targets one of its creatures, unless the units were sent on at once. Attack-moves don’t target ' +
    'a creature, so we assign them to camps based on where the heroes spent time. ',
  creatures: 'Only creatures targeted by orders are listed. Replays don’t record which of them died.',
  columns: { time: 'Time', camp: 'Camp', attacked: 'Attacked', drops: 'Drops', heroes: 'Heroes near' },
};
