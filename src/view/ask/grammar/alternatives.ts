/**
 * Reads alternatives after "or" that are more than one name: another position, or another sequence of heroes or
 * units.
 */
import type { AskPart, Meaning } from '../ask.ts';
import type { PartList } from './part-list.ts';
import { PLACES } from './phrases.ts';
import type { PhraseReader } from './reader.ts';
import { isThing, raceWith } from './whose.ts';

type Objects = Extract<Meaning, { is: 'objects' }>;

/** Reads "or" and the words after it, unless they are a single name; returns whether it did. */
export const readAlternative = (reader: PhraseReader, parts: PartList): boolean =>
  readOtherPlace(reader, parts) || readOtherOrder(reader, parts) || leaveOutOtherSide(reader, parts);

/** "Human AM or Orc BM": it is ambiguous which race each hero belongs to, so nothing from "or" on is understood. */
function leaveOutOtherSide(reader: PhraseReader, list: PartList): boolean {
  const name = reader.nameAfter(1);
  const isOther = name?.meanings.every(({ is }) => is === 'race' || is === 'player') === true;
  if (!isOther || !isThing(list.parts.at(-1)?.ask)) return false;
  const rest = reader.rest();
  reader.skip(rest.split(' ').length);
  list.unknown(rest);
  return true;
}

/** "Naga first or second": another place of the same object. */
function readOtherPlace(reader: PhraseReader, parts: PartList): boolean {
  const place = PLACES[reader.peek(1) ?? ''];
  const last = parts.parts.at(-1);
  if (place === undefined || last?.ask.is !== 'objects' || last.ask.place === null) return false;
  if (reader.objectAfter(2)) return false;
  reader.skip(reader.peek(2) === 'hero' ? 3 : 2);
  parts.replace({ ...last, ask: { is: 'or', of: [last.ask, { ...last.ask, place }] } });
  return true;
}

/**
 * "AM MK or AM Pala": two sequences. To be alternatives, they must share a hero, because nobody trains the same hero
 * twice, or be for different races. "DK Lich or DL Panda" can also mean three heroes of one player, so nothing from
 * "or" on is understood.
 */
function readOtherOrder(reader: PhraseReader, list: PartList): boolean {
  const { parts } = list;
  const before = orderBefore(parts);
  const behind = orderBehind(reader);
  if (!before || !behind) return false;
  const words = reader.words(behind.length);
  reader.skip(behind.length);
  if (!before.orders.some((order) => areAlternatives(order, behind.order))) {
    list.unknown(words);
    return true;
  }
  const of = parts.splice(before.from);
  parts.push({
    ...of[0]!,
    ask: { is: 'orders', of: [...before.orders, behind.order] },
    words: of.map((part) => part.words).join(' '),
  });
  return true;
}

function areAlternatives(order: readonly Objects[], other: readonly Objects[]): boolean {
  const [race, otherRace] = [raceWith(order[0]!.ids), raceWith(other[0]!.ids)];
  return (
    (race !== null && otherRace !== null && race !== otherRace) ||
    order[0]!.name === other[0]!.name ||
    other.some(({ name, heroes }) => heroes && order.some((object) => object.name === name))
  );
}

/** The sequence that the last parts form; null if they don't simply follow one another. */
function orderBefore(
  parts: readonly AskPart[],
): { from: number; orders: readonly (readonly Objects[])[] } | null {
  const last = parts.at(-1);
  if (last?.ask.is === 'orders') return { from: parts.length - 1, orders: last.ask.of };
  const order: Objects[] = [];
  for (let at = parts.length - 1; at >= 0; at--) {
    const { ask, not, follows } = parts[at]!;
    if (ask.is !== 'objects' || not || ask.no || ask.place !== null) return null;
    if (ask.before !== null || ask.after !== null || ask.atLeast > 0 || ask.atMost !== null) return null;
    const { is, ids, name, heroes } = ask;
    order.unshift({ is, ids, name, heroes });
    if (follows === null) return order.length > 1 ? { from: at, orders: [order] } : null;
    if (follows !== at - 1) return null;
  }
  return null;
}

/** The sequence of objects after "or", and how many words it has including "or"; null for fewer than two objects. */
function orderBehind(reader: PhraseReader): { order: readonly Objects[]; length: number } | null {
  const order: Objects[] = [];
  let length = 1;
  for (let gap = 0; ; gap = gapAt(reader, length)) {
    const next = reader.objectAfter(length + gap);
    const [meaning] = next?.meanings ?? [];
    if (!next || meaning?.is !== 'objects') break;
    const isList = order.length === 0 || (order.at(-1)!.heroes && meaning.heroes);
    if (!isList && !/^(then|into|>|→|by)$/.test(reader.peek(length + gap - 1) ?? '')) break;
    order.push(meaning);
    length += gap + next.length;
  }
  return order.length > 1 ? { order, length } : null;
}

/** Number of words between two objects of a sequence: "AM into MK", "AM/MK", "AM MK". */
function gapAt(reader: PhraseReader, ahead: number): number {
  if (reader.peek(ahead) === 'followed' && reader.peek(ahead + 1) === 'by') return 2;
  return /^(then|into|>|→|,|\/)$/.test(reader.peek(ahead) ?? '') ? 1 : 0;
}
