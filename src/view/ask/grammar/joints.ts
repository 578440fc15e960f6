/** Reads words that say how the next part belongs to the one before: "then", "vs", "or", "not", "both". */
import { askFor } from '../ask.ts';
import { readAlternative } from './alternatives.ts';
import type { PartList } from './part-list.ts';
import { PLACES } from './phrases.ts';
import type { PhraseReader } from './reader.ts';
import { isExpansion, isTier } from './timed-phrases.ts';
import { areNamed, hasNamed, isRefusedOfNamed, isThing } from './whose.ts';

const THEN = new Set(['then', 'into', '>', '→', 'followed']);
const AGAINST = new Set([
  'vs',
  'versus',
  'against',
  'facing',
  'v',
  'beat',
  'beats',
  'beating',
  'defeat',
  'defeats',
  'defeated',
  'x',
]);
const WON = new Set(['beat', 'beats', 'beating', 'defeat', 'defeats', 'defeated']);

/** Words that say how the next part belongs to the one before: "then", "vs", "or", "not", "both". */
export function isJoint(reader: PhraseReader, parts: PartList): boolean {
  const word = reader.peek()!;
  const beforeNumber = /^[<>]$/.test(word) && /^\d/.test(reader.peek(1) ?? '');
  if (THEN.has(word) && !beforeNumber) {
    reader.skip();
    if (reader.peek() === 'by') reader.skip();
    parts.state.then = word;
    parts.announce(word);
  } else if (word === 'to' && reader.afterStep && reader.objectAfter(1)?.corrected === false) {
    // "Grunts to raiders".
    reader.skip();
    parts.state.then = word;
  } else if (word === 'as' && parts.state.rival) {
    // "Beat orc as undead": the player with the Undead is not the opponent. "Grubby vs Happy as Human" leaves it open.
    reader.skip();
    if (!areNamed(parts.parts)) parts.state.rival = false;
    else if (!hasNamed(parts.parts, 'race', 'self')) parts.unknown('as');
  } else if (word === 'with' && parts.state.rival && parts.isAboutWinner(reader)) {
    // "Human wins vs orc with an expansion".
    reader.skip();
    parts.state.rival = false;
  } else if (word === 'with' && isOpenRace(reader, parts)) {
    // "Against Grubby with Human": either of them can be the Human.
    reader.skip();
    parts.unknown('with');
  } else if (word === 'which' && GROUP.test(reader.peek(1) ?? '') && reader.last !== 'in') {
    // "Which map does Grubby win on" asks for maps, not games.
    parts.unknown(`which ${reader.peek(1)!}`);
    reader.skip(2);
  } else if (word === 'both' && reader.nameAfter(1)?.meanings.every(({ is }) => is === 'player')) {
    // "Both Grubby and Happy".
    reader.skip();
  } else if (word === 'both' && reader.peek(2) === 'and' && isRace(reader, 1) && isRace(reader, 3)) {
    reader.skip();
    parts.unknown('both');
  } else if (AGAINST.has(word)) {
    reader.skip();
    if (parts.state.rival) parts.unknown(word);
    if (WON.has(word)) parts.add({ is: 'result', result: 'won' }, null);
    parts.state.rival = true;
    parts.announce(word);
  } else if (/^(both|either)$/.test(word) && isSaidOfLast(reader, parts)) {
    // "Three heroes on both sides".
    reader.skip(2);
    parts.replace({ ...parts.parts.at(-1)!, side: word as 'both' | 'either' });
  } else if (word === 'either' && isRaceOrPlayer(reader)) {
    // "Either Orc or Undead wins": "either" belongs to "or", and doesn't mean either side.
    reader.skip();
  } else if (word === 'both' || word === 'either') {
    reader.skip();
    if (/^(sides?|players?)$/.test(reader.peek() ?? '')) reader.skip();
    parts.state.once = word;
    parts.announce(word);
  } else if (word === 'neither' || word === 'nor') {
    if (!isRefusedOfNamed(word, reader.last, parts.parts)) parts.state.once = 'either';
    reader.skip();
    parts.state.not = true;
  } else if (word === '+' || word === 'and') {
    reader.skip();
    parts.plus();
    if (parts.parts.length > 0) parts.announce(word);
  } else if (word === '/') {
    reader.skip();
    readSlash(reader, parts);
  } else if (word === 'or' && readAlternative(reader, parts)) {
    return true;
  } else if (word === 'or') {
    reader.skip();
    parts.state.or = true;
    parts.announce(word);
  } else if (/^(not|no|without)$/.test(word) && refusesPart(reader)) {
    parts.unknown(reader.take()!);
  } else if (PLACES[word] !== undefined && readOtherAt(reader, parts, PLACES[word])) {
    return true;
  } else if (/^(no|without)$/.test(word) && refusesPlace(reader)) {
    // "No Death Knight first".
    reader.skip();
    parts.state.not = true;
  } else if (word === 'not' || (/^(no|without)$/.test(word) && refusesGame(reader))) {
    reader.skip();
    parts.state.not = true;
  } else return false;
  return true;
}

/** Whether the words after "either" are a race or player followed by "or": "Orc or", "Grubby or". */
function isRaceOrPlayer(reader: PhraseReader): boolean {
  const name = reader.nameAfter(1);
  return (
    name?.meanings.every(({ is }) => is === 'race' || is === 'player') === true &&
    reader.peek(1 + name.length) === 'or'
  );
}

const isOpenRace = (reader: PhraseReader, { parts }: PartList): boolean =>
  isRace(reader, 1) &&
  hasNamed(parts, 'player', 'rival') &&
  !hasNamed(parts, 'race', 'rival') &&
  !hasNamed(parts, 'race', 'self');

const isSaidOfLast = (reader: PhraseReader, { parts }: PartList): boolean =>
  /^(on|for|by)$/.test(reader.last) &&
  /^(sides?|players?)$/.test(reader.peek(1) ?? '') &&
  isThing(parts.at(-1)?.ask);

const GROUP = /^(maps?|hero|heroes|races?|matchups?|players?|events?|units?|buildings?|builds?)$/;

const isRace = (reader: PhraseReader, ahead: number): boolean =>
  reader.nameAfter(ahead)?.meanings.every(({ is }) => is === 'race') === true;

/** "AM/MK/Pala" means heroes in order; "Echo Isles/Last Refuge" are alternatives; other slashes aren't understood. */
function readSlash(reader: PhraseReader, parts: PartList): void {
  const last = parts.parts.at(-1)?.ask;
  const [next] = reader.nameAfter(0)?.meanings ?? [];
  if (last?.is === 'objects' && last.heroes && next?.is === 'objects' && next.heroes) return;
  if (last && last.is === next?.is && next.is !== 'objects') parts.state.or = true;
  else parts.unknown('/');
}

/** "Second hero not Naga": refuses the hero at its place, not everywhere. */
function readOtherAt(reader: PhraseReader, parts: PartList, place: number): boolean {
  // In "Death Knight first, not Lich", the position belongs to the Death Knight.
  if (reader.afterStep && reader.peek(1) !== 'hero') return false;
  let ahead = reader.peek(1) === 'hero' ? 2 : 1;
  if (/^(is|was)$/.test(reader.peek(ahead) ?? '')) ahead++;
  if (!/^(not|no)$/.test(reader.peek(ahead) ?? '')) return false;
  const [hero] = reader.objectAfter(ahead + 1)?.meanings ?? [];
  if (hero?.is !== 'objects' || !hero.heroes) return false;
  const { length } = reader.objectAfter(ahead + 1)!;
  reader.skip(ahead + 1 + length);
  parts.state.not = true;
  parts.add({ ...askFor(hero), place }, null);
  return true;
}

function refusesPlace(reader: PhraseReader): boolean {
  const hero = reader.objectAfter(1);
  return hero !== null && PLACES[reader.peek(1 + hero.length) ?? ''] !== undefined;
}

const RESULT = /^(won|wins?|winning|lost|loses?|losing)$/;

/** "No Human wins", "not Orc vs Human": whether a race is refused only together with what follows it. */
function refusesPart(reader: PhraseReader): boolean {
  const ahead = /^(an?|the)$/.test(reader.peek(1) ?? '') ? 2 : 1;
  const name = reader.nameAfter(ahead);
  if (!name?.meanings.every(({ is }) => is === 'race' || is === 'player')) return false;
  const behind = ahead + name.length;
  return (
    RESULT.test(reader.peek(behind) ?? '') ||
    AGAINST.has(reader.peek(behind) ?? '') ||
    isExpansion(reader.peek(behind)) ||
    isTier(reader, behind) ||
    reader.objectAfter(behind) !== null
  );
}

/** "no mirrors", "no 2v2", "without happy": negates anything except objects, which handle "no" themselves. */
const refusesGame = (reader: PhraseReader): boolean =>
  /^(mirrors?|teams?|ffa|random|\dv\ds?)$/.test(reader.peek(1) ?? '') ||
  (!PLACES[reader.peek(1) ?? ''] &&
    reader.nameAfter(1)?.meanings.every(({ is }) => is !== 'objects') === true);
