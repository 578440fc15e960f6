/** Reads the description of games part by part, from left to right. Words that are not understood are kept as such. */
import type { Ask, AskPart } from '../ask.ts';
import { EMPTY_WORDS, RUSH_SEC } from '../lexicon/jargon.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import { boundLast } from './bounds.ts';
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
    } else parts.unknown(reader.take()!);
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

/** "Shadow Hunter second", "AM or MK first". */
function placeLast(reader: PhraseReader, parts: PartList, place = PLACES[reader.peek()!]!): void {
  reader.skip();
  if (reader.peek() === 'hero') reader.skip();
  parts.change({ place });
  const last = parts.parts.at(-1)!;
  // A part with a position has no order.
  if (last.ask.is === 'objects' && last.ask.heroes) parts.replace({ ...last, follows: null });
}
