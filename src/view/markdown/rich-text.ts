import { formatClock } from '../../game/clock.ts';
import type { Piece, Words } from '../rich-text.ts';
import { NONE, raceText } from '../words.ts';
import { code, link, type Inline } from './nodes.ts';

/** Maps an address of this site to the absolute address to link to. */
export type ToTwin = (path: string) => string;

/** Words as text and links, with adjacent text joined and page-only parts left out. */
export function inlineOf(words: Words, toTwin: ToTwin): Inline[] {
  const runs: Inline[] = [];
  let notes = 0;
  for (const piece of plain(words))
    if (typeof piece === 'object' && 'note' in piece && !('text' in piece))
      addNote(runs, piece.note, notes++ > 0);
    else for (const next of inline(piece, toTwin)) add(runs, next);
  return runs;
}

/** The pieces inside page-only wrappers. */
function plain(words: Words): Piece[] {
  const pieces = Array.isArray(words) ? (words as readonly Piece[]) : [words as Piece];
  return pieces.flatMap((piece) => {
    if (typeof piece !== 'object' || !('words' in piece)) return [piece];
    return piece.only === 'page' ? [] : plain(piece.words);
  });
}

/** Joins adjacent text, so that escaping doesn't depend on how a line was assembled. */
function add(runs: Inline[], next: Inline): void {
  const last = runs.at(-1);
  if (typeof next === 'string' && typeof last === 'string') runs[runs.length - 1] = last + next;
  else runs.push(next);
}

/**
 * Adds a note after the text that it explains: "1:10 (order): Demon Hunter". If there is no text, the note replaces
 * it.
 */
function addNote(runs: Inline[], note: string, further: boolean): void {
  if (runs.length === 0 || (runs.length === 1 && runs[0] === NONE)) runs.splice(0, 1, note);
  else {
    const last = runs.at(-1);
    const ended = typeof last === 'string' && last.endsWith('.');
    add(runs, `${ended ? '' : note.endsWith('.') ? '.' : further ? ',' : ':'} ${note}`);
  }
}

function inline(piece: Piece, toTwin: ToTwin): Inline[] {
  if (typeof piece === 'string') return piece === '' ? [] : [piece];
  if ('glyph' in piece) return [piece.text];
  if ('text' in piece) {
    const words = piece.note ? `${piece.text} (${piece.note})` : piece.text;
    return [piece.href ? link(words, toTwin(piece.href)) : words];
  }
  if ('number' in piece) return [String(piece.number)];
  if ('ms' in piece) return [piece.ms === null ? NONE : basedText(piece.ms, piece.basis)];
  if ('race' in piece) return [raceText(piece)];
  if ('code' in piece) return [code(piece.code)];
  if ('em' in piece) return [piece.em];
  if ('none' in piece) return [NONE];
  if ('opens' in piece) return inlineOf(piece.opens, toTwin);
  return [];
}

const basedText = (ms: number, basis: string | undefined): string =>
  basis === undefined ? formatClock(ms) : `${formatClock(ms)} (${basis})`;
