/**
 * Parses a description of games part by part, from left to right. Words that are not understood become parts of their
 * own.
 */
import type { Ask, AskPart } from '../ask.ts';
import { EMPTY_WORDS } from '../lexicon/grammar-words.ts';
import { RUSH_SEC } from '../lexicon/jargon.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import { boundLast } from './bounds.ts';
import { firstJoined } from './joined.ts';
import { isJoint } from './joints.ts';
import { isBareKind } from './kinds.ts';
import { isStep } from './order.ts';
import { PartList } from './part-list.ts';
import { PLACES, readPhrase } from './phrases.ts';
import { PhraseReader } from './reader.ts';
import { relate } from './relate.ts';
import { isOfSeveral } from './whose.ts';

/** Maximum number of parts, which hardly anyone exceeds. */
const MOST_PARTS = 24;

/** The parts of a text; empty for a text without words. `today` is an ISO day, for "last year". */
export function parse(text: string, vocabulary: Vocabulary, today: string): AskPart[] {
  const reader = new PhraseReader(text, vocabulary);
  const parts = new PartList((words) => reader.suggest(words));
  while (!reader.done && parts.parts.length < MOST_PARTS) {
    readNext(reader, parts, today);
    parts.say(reader.taken());
  }
  if (!reader.done) parts.unknown(reader.rest());
  return parts.finish(/(?:^| )(?:games?|match|matches|replays?) /.test(text));
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
  } else if (/^rush(es)?$/.test(word) && last && isStep(parts.parts.at(-1))) {
    reader.skip();
    parts.change({ before: RUSH_SEC });
  } else if (
    (word === 'before' || word === 'after') &&
    isStep(parts.parts.at(-1)) &&
    relate(parts, word, reader)
  ) {
    return;
  } else {
    const ask = readPhrase(reader, today);
    if (ask === 'place') placeLast(reader, parts);
    else if (ask && parts.state.once === null && isOfSeveral(ask.ask, parts.parts))
      parts.unknown(reader.untaken());
    else if (ask) parts.add(ask.ask, ask.typed);
    else if (boundLast(reader, parts)) return;
    else if ((EMPTY_WORDS.has(word) && !isBareKind(reader, last)) || /^[:+]$/.test(word)) {
      reader.skip();
      parts.preposition = word;
    } else leaveOut(reader, parts);
  }
}

const COMPARES =
  /^(over|under|sub|above|below|more|less|than|before|after|by|until|till|past|within|since|earlier|later|sooner|slower|faster|quicker|longer|shorter)$/;

/**
 * Leaves out a word that isn't understood. "Bears over 25 min" can be about the bears or the game, so the time is
 * left out too: on its own, it would mean a game of 25 minutes.
 */
function leaveOut(reader: PhraseReader, parts: PartList): void {
  const ahead = reader.peek(1) === 'than' ? 2 : 1;
  const isClock = reader.peek(ahead)?.includes(':') === true;
  const time = COMPARES.test(reader.peek()!) ? (isClock ? reader.clock(ahead) : reader.minutes(ahead)) : null;
  const length = time ? ahead + time.length : 1;
  parts.unknown(reader.words(length));
  reader.skip(length);
}

/** Whether a hero follows; then skips the words before the hero's name. */
function opensWith(reader: PhraseReader): boolean {
  const ahead = reader.peek(1) === 'with' ? 2 : 1;
  const [next] = reader.objectAfter(ahead)?.meanings ?? [];
  if (next?.is !== 'objects' || !next.heroes) return false;
  reader.skip(ahead);
  return true;
}

/** "Shadow Hunter second", "AM or MK first". */
function placeLast(reader: PhraseReader, parts: PartList, place = PLACES[reader.peek()!]!): void {
  reader.skip();
  if (reader.peek() === 'hero') reader.skip();
  // In "neither DH nor PotM first", the position applies to both heroes.
  const from = /^(?:or|nor) /.test(parts.parts.at(-1)!.words) ? firstJoined(parts.parts) : Infinity;
  for (let at = from; at < parts.parts.length - 1; at++) {
    const part = parts.parts[at]!;
    if (part.ask.is === 'objects') parts.parts[at] = { ...part, ask: { ...part.ask, place } };
  }
  parts.change({ place });
  const last = parts.parts.at(-1)!;
  // A hero's position already says when it comes, so it doesn't follow another part.
  if (last.ask.is === 'objects' && last.ask.heroes) parts.replace({ ...last, follows: null });
}
