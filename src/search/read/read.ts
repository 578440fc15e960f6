/** Reads a text into parts. Never throws, and never guesses: what it does not know stays as a part of its own. */
import { isFilter, isOfPlayer, part, type Part } from '../parts/part.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { readQuestion } from './asks.ts';
import { itemsIn, type Item } from './items.ts';
import { readKeyword } from './keywords.ts';
import { readNames } from './names.ts';
import { readValue } from './quantities.ts';
import { State, type Draft } from './state.ts';

/** Most characters that are read. */
const LONGEST = 200;

/** The parts of a text; `today` is an ISO day. */
export function readText(text: string, vocabulary: Vocabulary, today: string): Part[] {
  const items = itemsIn(text.slice(0, LONGEST), vocabulary);
  const state = new State(items, today);
  for (const [at, item] of items.entries()) readItem(state, item, nextOf(items, at));
  state.settle();
  if (state.not !== null && state.not !== 'neither') state.unknown(state.before.at(-1) ?? 'not');
  readQuestion(state);
  aboutNobody(state);
  const parts = state.drafts.map(finished);
  const isSaid =
    parts.length > 0 || items.length === 0 || items.every((item) => item.is === 'word' && item.op === 'game');
  return isSaid ? parts : [part('unknown', [text.trim()])];
}

/** The next item that says something. */
const nextOf = (items: readonly Item[], at: number): Item | undefined =>
  items.slice(at + 1).find((item) => !(item.is === 'word' && item.op === 'skip'));

function readItem(state: State, item: Item, next: Item | undefined): void {
  if (item.is === 'unknown') {
    state.settle();
    state.unknown(item.words);
  } else if (item.is === 'value') readValue(state, item.value, item.words, next);
  else if (item.is === 'things') readNames(state, item.things, item.words);
  else {
    const staysOpen =
      /^(?:skip|hero|solo|and|or|expansion|tier[23]|does|as|what|usually|not|game|n.object|n.event)$/.test(
        item.op,
      );
    if (!staysOpen) state.settle();
    readKeyword(state, item, next);
  }
}

/** "no Orc" without anybody whom it is about means: nobody in the game. */
function aboutNobody(state: State): void {
  const hasSubject = state.drafts.some(
    (draft) => isFilter(draft) && isOfPlayer(draft) && !draft.not && draft.side !== 'any',
  );
  if (hasSubject) return;
  const isOfGames =
    state.asked.some(({ op }) => op === 'game' || op === 'times') ||
    state.drafts.some(({ key }) => /^(?:length|map)$/.test(key));
  const isShare = state.drafts.some(({ key, of }) => key === 'ask' && of[0] === 'wins');
  for (const draft of state.drafts) {
    const isMoment = /^(?:expansion|tier2|tier3|hero|heroes)$/.test(draft.key);
    if (draft.not && draft.side === 'me' && isOfPlayer(draft) && !(isMoment && (!isOfGames || isShare)))
      draft.side = 'any';
  }
}

/** A part without the notes of its reading. */
function finished(draft: Draft): Part {
  const { words: _words, isHero: _hero, ...rest } = draft;
  return rest;
}
