/** Short names of what players write in letters: "WCA" for World Cyber Arena, "EI" for Echo Isles. */
import { foldWord } from './fold-word.ts';

/** Minimum letters of a short name that can be completed; two letters begin too many names. */
const FEWEST = 3;

/** Parts of an event's name that its short name leaves out, such as "Warcraft Gold League Summer 2020". */
const SEASON = /^(?:spring|summer|autumn|fall|winter|season)$/;

/** The first letters of a name's words, without its numbers and seasons, such as "wca"; empty for a single word. */
export function initialsOf(name: string): string {
  const words = foldWord(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const lettered = words.filter((word) => /^\p{L}/u.test(word) && !SEASON.test(word));
  return lettered.length > 1 ? lettered.map((word) => word[0]).join('') : '';
}

/** Whether a folded text is the short name of a name, or begins it, with or without the name's number: "wca 2015". */
export function isShortFor(typed: string, name: string): boolean {
  const initials = initialsOf(name);
  if (initials === '' || typed === '') return false;
  const number = /\d[\d.]*$/.exec(name)?.[0];
  if (typed === initials) return true;
  return initials.length >= FEWEST && (number ? `${initials} ${number}` : initials).startsWith(typed);
}
