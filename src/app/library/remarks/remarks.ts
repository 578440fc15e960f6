/**
 * Remarks at seconds of a game, as a coach makes them. In the notes of a kept game each is a line that begins with its
 * time, so that notes typed by hand are remarks too, and every saved library holds them.
 */
import { formatClock } from '../../../game/clock.ts';
import { clockMs } from '../../shell/clock-text.ts';
import { seal, unseal } from '../../../game/stored/link/envelope.ts';

export interface Remark {
  /** Game time in ms, a whole second. */
  ms: number;
  text: string;
}

/** Longest remark in characters. */
export const MAX_REMARK = 100;
/** Maximum number of remarks in a link. */
export const MAX_LINKED = 20;

const LINE = /^\s*(\d{1,3}:[0-5]\d)\s+(\S.*)$/;

const lineOf = ({ ms, text }: Remark): string => `${formatClock(ms)} ${text}`;

const remarkOf = (line: string): Remark[] => {
  const [, clock = '', text] = LINE.exec(line) ?? [];
  const ms = clockMs(clock);
  return ms === null ? [] : [{ ms, text: text!.trim() }];
};

/** Whether two remarks say the same at the same second. */
export const isSameRemark = (one: Remark, other: Remark): boolean => lineOf(one) === lineOf(other);

const inOrder = (remarks: readonly Remark[]): Remark[] => {
  const lines = new Map(remarks.map((remark) => [lineOf(remark), remark]));
  return [...lines.values()].sort((a, b) => a.ms - b.ms);
};

/** The remarks in a note, in order of time. */
export const remarksIn = (note: string): Remark[] => inOrder(note.split('\n').flatMap(remarkOf));

/** A note with these remarks in place of its own. Its other lines stay, before them. */
export const withRemarks = (note: string, remarks: readonly Remark[]): string =>
  [
    ...note.split('\n').filter((line) => line.trim() !== '' && remarkOf(line).length === 0),
    ...inOrder(remarks).map(lineOf),
  ].join('\n');

/** Both lists in order of time, each remark once. */
export const mergeRemarks = (here: readonly Remark[], others: readonly Remark[]): Remark[] =>
  inOrder([...here, ...others]);

/** Version of the form of remarks in links. */
const FORM = 1;

/** Remarks as text for an address; empty without any. What is too long for a link is left out. */
export function packRemarks(remarks: readonly Remark[]): string {
  const short = remarks
    .slice(0, MAX_LINKED)
    .map(({ ms, text }) => lineOf({ ms, text: text.slice(0, MAX_REMARK) }));
  return short.length === 0 ? '' : seal(new TextEncoder().encode(short.join('\n')), FORM);
}

/** The remarks of such a text; none if it is damaged, because the game is what the link is for. */
export function unpackRemarks(packed: string): Remark[] {
  try {
    const text = new TextDecoder().decode(unseal(packed, FORM).bytes);
    return remarksIn(text)
      .slice(0, MAX_LINKED)
      .map(({ ms, text: said }) => ({ ms, text: said.slice(0, MAX_REMARK) }));
  } catch {
    return [];
  }
}
