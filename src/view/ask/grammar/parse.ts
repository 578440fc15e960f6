/** Reads the description of games part by part, from left to right. Whatever is not understood is kept as such. */
import type { Ask, AskPart } from '../ask.ts';
import { EMPTY_WORDS, RUSH_SEC } from '../lexicon/jargon.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import { boundLast } from './bounds.ts';
import { isBareKind } from './kinds.ts';
import { PartList } from './part-list.ts';
import { PLACES, readPhrase } from './phrases.ts';
import { PhraseReader } from './reader.ts';
import { areNamed, hasNamed } from './whose.ts';

/** Maximum number of parts, which hardly anyone exceeds. */
const MOST_PARTS = 24;

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

/** The parts of a text; empty for a text without words. `today` is an ISO day, for "last year". */
export function parse(text: string, vocabulary: Vocabulary, today: string): AskPart[] {
  const reader = new PhraseReader(text, vocabulary);
  const parts = new PartList((words) => reader.suggest(words));
  while (!reader.done && parts.parts.length < MOST_PARTS) {
    readNext(reader, parts, today);
    parts.say(reader.taken());
  }
  return parts.finish();
}

function readNext(reader: PhraseReader, parts: PartList, today: string): void {
  const word = reader.peek()!;
  const last = parts.parted ? undefined : parts.parts.at(-1)?.ask;
  reader.afterStep = last?.is === 'objects' && last.place === null && !last.no;
  reader.afterTimed = last !== undefined && 'before' in last;
  if (/^[,;\n]$/.test(word)) {
    reader.skip();
    parts.part();
  } else if (isJoint(reader, parts)) {
    return;
  } else if (
    /^(opening|opener|opens)$/.test(word) &&
    last?.is === 'objects' &&
    last.heroes &&
    reader.afterStep
  ) {
    // "Far Seer opening".
    placeLast(reader, parts, 1);
  } else if (/^(opening|opens|open|opener)$/.test(word) && opensWith(reader)) {
    // "Opens with Far Seer".
    const hero = readPhrase(reader, today);
    if (hero && hero !== 'place') parts.add({ ...hero.ask, place: 1 } as Ask, hero.typed);
  } else if (/^rush(es)?$/.test(word) && last && parts.isStep(parts.parts.at(-1))) {
    reader.skip();
    parts.change({ before: RUSH_SEC });
  } else if (
    (word === 'before' || word === 'after') &&
    parts.isStep(parts.parts.at(-1)) &&
    parts.relate(word, reader)
  ) {
    return;
  } else {
    const ask = readPhrase(reader, today);
    if (ask === 'place') placeLast(reader, parts);
    else if (ask) parts.add(ask.ask, ask.typed);
    else if (boundLast(reader, parts)) return;
    else if ((EMPTY_WORDS.has(word) && !isBareKind(reader, last)) || /^[:+]$/.test(word)) reader.skip();
    else parts.unknown(reader.take()!);
  }
}

/** Whether a hero follows; then skips the words before the hero's name. */
function opensWith(reader: PhraseReader): boolean {
  const ahead = reader.peek(1) === 'with' ? 2 : 1;
  const [next] = reader.objectAfter(ahead)?.meanings ?? [];
  if (next?.is !== 'objects' || !next.heroes) return false;
  reader.skip(ahead);
  return true;
}

/** Words that say how the next part belongs to the one before: "then", "vs", "or", "not", "both". */
function isJoint(reader: PhraseReader, parts: PartList): boolean {
  const word = reader.peek()!;
  const beforeNumber = /^[<>]$/.test(word) && /^\d/.test(reader.peek(1) ?? '');
  if (THEN.has(word) && !beforeNumber) {
    reader.skip();
    if (reader.peek() === 'by') reader.skip();
    parts.state.then = word;
  } else if (word === 'to' && reader.afterStep && reader.objectAfter(1)?.corrected === false) {
    // "Grunts to raiders".
    reader.skip();
    parts.state.then = word;
  } else if (word === 'as' && parts.state.rival) {
    // "Beat orc as undead": who plays the undead is not the opponent. "Grubby vs Happy as Human" leaves it open.
    reader.skip();
    if (!areNamed(parts.parts)) parts.state.rival = false;
    else if (!hasNamed(parts.parts, 'race', 'self')) parts.unknown('as');
  } else if (word === 'with' && parts.state.rival && parts.isAboutWinner(reader)) {
    // "Human wins vs orc with an expansion".
    reader.skip();
    parts.state.rival = false;
  } else if (word === 'with' && areNamed(parts.parts) && reader.objectAfter(1)) {
    // "Grubby vs Happy with a Blademaster": either of them can have it.
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
  } else if (word === 'both' || word === 'either') {
    reader.skip();
    if (/^(sides?|players?)$/.test(reader.peek() ?? '')) reader.skip();
    parts.state.once = word;
  } else if (word === 'neither' || word === 'nor') {
    reader.skip();
    parts.state.once = 'either';
    parts.state.not = true;
  } else if (word === '+' || word === 'and') {
    reader.skip();
    parts.plus();
  } else if (word === '/') {
    reader.skip();
    readSlash(reader, parts);
  } else if (word === 'or') {
    reader.skip();
    parts.state.or = true;
  } else if (word === 'not' || (/^(no|without)$/.test(word) && refusesGame(reader))) {
    reader.skip();
    parts.state.not = true;
  } else return false;
  return true;
}

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

/** "no mirrors", "without happy": negates anything except objects, which handle "no" themselves. */
const refusesGame = (reader: PhraseReader): boolean =>
  /^mirrors?$/.test(reader.peek(1) ?? '') ||
  (!PLACES[reader.peek(1) ?? ''] &&
    reader.nameAfter(1)?.meanings.every(({ is }) => is !== 'objects') === true);

/** "Shadow Hunter second", "AM or MK first". */
function placeLast(reader: PhraseReader, parts: PartList, place = PLACES[reader.peek()!]!): void {
  reader.skip();
  if (reader.peek() === 'hero') reader.skip();
  parts.change({ place });
  const last = parts.parts.at(-1)!;
  // A part with a position has no order.
  if (last.ask.is === 'objects' && last.ask.heroes) parts.replace({ ...last, follows: null });
}
