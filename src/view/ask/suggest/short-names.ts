/** Abbreviations that players use for names: "WCA" for World Cyber Arena, "EI" for Echo Isles. */
import { foldWord } from './fold-word.ts';

/** Minimum letters of an abbreviation that can be completed. Two letters begin too many names. */
const FEWEST = 3;

/** Words that abbreviations of event names leave out, as in "Warcraft Gold League Summer 2020". */
const SEASON = /^(?:spring|summer|autumn|fall|winter|season)$/;

/** The initials of a name without numbers and seasons, such as "wca"; empty for a single word. */
export function initialsOf(name: string): string {
  const words = foldWord(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const lettered = words.filter((word) => /^\p{L}/u.test(word) && !SEASON.test(word));
  return lettered.length > 1 ? lettered.map((word) => word[0]).join('') : '';
}

/**
 * Whether a folded text is a name's abbreviation or the beginning of it, with or without the name's number: "wca
 * 2015".
 */
export function isShortFor(typed: string, name: string): boolean {
  const initials = initialsOf(name);
  if (initials === '' || typed === '') return false;
  const number = /\d[\d.]*$/.exec(name)?.[0];
  if (typed === initials) return true;
  return initials.length >= FEWEST && (number ? `${initials} ${number}` : initials).startsWith(typed);
}
