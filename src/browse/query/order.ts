/**
 * A build order in words: "Altar, Barracks, then Shadow Hunter second, no expansion". Objects are looked for in the
 * signature in the order they are named, heroes among heroes and everything else among the first steps; others may
 * come between. "second" and the like is the place among the heroes, the buildings or the units.
 */
import type { Directory } from '../game.ts';
import { parseClock, plainClock } from './clock.ts';
import { matchObjects } from './match-objects.ts';

export type Term =
  | { is: 'objects'; words: string; objects: Directory['objects']; place: number | null }
  | { is: 'expansion'; before: number | null }
  | { is: 'no-expansion' }
  | { is: 'tier'; tier: 2 | 3; before: number | null }
  /** Words that mean nothing here; they do not filter. */
  | { is: 'unknown'; words: string };

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];
const PLACE = /^(.*?)\s+(?:as\s+)?(first|second|third|fourth|fifth|[1-5](?:st|nd|rd|th))$/;
const EXPANSION = /^(?:an?\s+)?(?:expansion|expands?|expand|expo)(?:\s+(?:before|by)\s+(.+))?$/;
const NO_EXPANSION = /^(?:no|without(?: an?)?)\s+(?:expansion|expand|expo)s?$/;
const TIER = /^(?:tier|tech|t)\s*([23])(?:\s+(?:before|by)\s+(.+))?$/;
/** Hardly anybody names more. */
const MOST_TERMS = 16;

/** What a text asks for, in its order. */
export function parseOrder(text: string, objects: Directory['objects']): Term[] {
  return text
    .toLowerCase()
    .split(/[,;>→\n]|\bthen\b/)
    .map((part) => part.replace(/^\s*(?:and\s+)?/, '').trim())
    .filter((part) => part !== '' && part !== '-')
    .slice(0, MOST_TERMS)
    .map((words): Term => parseTerm(words, objects));
}

function parseTerm(words: string, objects: Directory['objects']): Term {
  if (NO_EXPANSION.test(words)) return { is: 'no-expansion' };
  const unknown: Term = { is: 'unknown', words };
  const expansion = EXPANSION.exec(words);
  if (expansion) return timed(expansion[1], (before) => ({ is: 'expansion', before })) ?? unknown;
  const tier = TIER.exec(words);
  if (tier) {
    const number = tier[1] === '2' ? 2 : 3;
    return timed(tier[2], (before) => ({ is: 'tier', tier: number, before })) ?? unknown;
  }
  const whole = matchObjects(words, objects);
  if (whole.length > 0) return { is: 'objects', words, objects: whole, place: null };
  const [, name = '', place = ''] = PLACE.exec(words) ?? [];
  const placed = matchObjects(name, objects);
  if (placed.length === 0) return unknown;
  const number = PLACES.includes(place) ? PLACES.indexOf(place) + 1 : Number(place.charAt(0));
  return { is: 'objects', words: name, objects: placed, place: number };
}

/** The term with its time in seconds, or without one; null for a time that is none. */
function timed(text: string | undefined, make: (before: number | null) => Term): Term | null {
  const before = text === undefined ? null : parseClock(text);
  return text !== undefined && before === null ? null : make(before);
}

const NAMES_AT_MOST = 4;

/** A term as it was understood, for people. */
export function termText(term: Term): string {
  switch (term.is) {
    case 'objects': {
      const names = [...new Set(term.objects.map(({ name }) => name))];
      const more = names.length > NAMES_AT_MOST ? ` or ${names.length - NAMES_AT_MOST} more` : '';
      const text = names.slice(0, NAMES_AT_MOST).join(' or ') + more;
      return term.place === null ? text : `${text} as the ${PLACES[term.place - 1]}`;
    }
    case 'expansion':
      return term.before === null ? 'an expansion' : `an expansion before ${plainClock(term.before)}`;
    case 'no-expansion':
      return 'no expansion';
    case 'tier':
      return `tier ${term.tier} ordered${term.before === null ? '' : ` before ${plainClock(term.before)}`}`;
    case 'unknown':
      return `“${term.words}” is not understood`;
  }
}
