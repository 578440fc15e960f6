/** Prints page content as Markdown. */
import type { List, ListItem, RootContent, Table as TableNode } from 'mdast';
import { gamesTable } from '../game-list.ts';
import type { PageFact, Part, Section } from '../page.ts';
import type { Link, Piece, Words } from '../rich-text.ts';
import { seriesTable } from '../series-table.ts';
import type { Row, Table } from '../table.ts';
import { blockquote, code, heading, type Inline, link, listNode, paragraph, rowsNode } from './nodes.ts';
import { formatClock } from '../../game/clock.ts';
import { counted } from '../../game/counted.ts';
import type { TreeBranch } from '../hub/opening-branches.ts';
import { winsText } from '../hub/win-cells.ts';
import { NONE } from '../phrases.ts';
import { raceText } from '../game-title.ts';

/** Sections as document nodes, without those that are empty in Markdown. */
export const sectionNodes = (sections: readonly Section[], toTwin: ToTwin): RootContent[] =>
  sections.flatMap(({ title, parts }) => {
    const nodes = partNodes(parts, toTwin);
    return nodes.length > 0 && title !== null ? [heading(2, title), ...nodes] : nodes;
  });

const partNodes = (parts: readonly Part[], toTwin: ToTwin): RootContent[] =>
  parts.flatMap((part) => nodesOf(part, toTwin));

function nodesOf(part: Part, toTwin: ToTwin): RootContent[] {
  switch (part.kind) {
    case 'facts':
    case 'versus':
      return [factsList(part.facts)];
    case 'text':
      return [paragraph(...inlineOf(part.words, toTwin))];
    case 'warning':
      return [blockquote(paragraph('Warning: ', ...inlineOf(part.words, toTwin)))];
    case 'list':
      return [listNode(part.items.map((words) => inlineOf(words, toTwin)))];
    case 'table':
      return tableNodes(part.table, toTwin);
    case 'group':
      return [heading(part.level, ...inlineOf(part.title, toTwin)), ...partNodes(part.parts, toTwin)];
    // In text, folds are expanded and tables keep their captions.
    case 'fold':
    case 'beside':
      return partNodes(part.parts, toTwin);
    case 'tally':
      return [...noteNodes(part.note), ...tableNodes(part.table, toTwin)];
    case 'series':
      return [...noteNodes(part.note), ...tableNodes(seriesTable(part.rounds), toTwin)];
    case 'games':
      return [
        ...noteNodes(part.caption && `${part.caption}.`),
        ...tableNodes(gamesTable(part.games, part.outcomes), toTwin),
      ];
    case 'picture':
      return [paragraph(part.caption)];
    case 'ways':
      return linkNodes([...part.up, ...part.on], toTwin);
    case 'tree':
      return [treeList(part.branches, toTwin)];
    case 'only':
      return part.in === 'twin' ? partNodes(part.parts(), toTwin) : [];
    case 'people':
    case 'drawing':
    case 'drawn':
    case 'details':
    case 'stage':
      return [];
  }
}

const noteNodes = (note: string | undefined): RootContent[] => (note ? [paragraph(note)] : []);

const linkNodes = (links: readonly Link[], toTwin: ToTwin): RootContent[] =>
  links.length > 0 ? [listNode(links.map(({ text, href }) => [link(text, toTwin(href))]))] : [];

const factsList = (facts: readonly PageFact[]): List => listNode(facts.map((fact) => [factLine(fact)]));

/** "Patch: 1.32 (build 6117)", "Winner: Arthas. Inferred: the other side left first." */
function factLine({ name, value, note }: PageFact): string {
  if (!note) return `${name}: ${value}`;
  return `${name}: ${value}${note.endsWith('.') ? `. ${note}` : ` (${note})`}`;
}

/** A table with its caption in front, because Markdown tables have none. */
const tableNodes = (data: Table, toTwin: ToTwin): RootContent[] => [
  ...(data.caption ? [paragraph(...inlineOf(data.caption, toTwin))] : []),
  tableNode(data, toTwin),
];

/** A table without its caption, and without the columns that only pages have. */
export function tableNode({ columns, rows }: Table, toTwin: ToTwin): TableNode {
  const visible = columns.flatMap(({ only }, index) => (only === 'page' ? [] : [index]));
  const line = (cells: Row) => visible.map((index) => inlineOf(cells[index] ?? '', toTwin));
  return rowsNode(line(columns.map(({ name }): Words => name)), rows.map(line));
}

/** A list item for each branch, with the next choices below it; the games are at the end of a branch. */
const treeList = (branches: readonly TreeBranch[], toTwin: ToTwin): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: branches.map((branch) => branchItem(branch, toTwin)),
});

function branchItem(
  { step, name, medianSec, games, wins, branches, end }: TreeBranch,
  toTwin: ToTwin,
): ListItem {
  const head = `${step}: ${name}${medianSec === null ? '' : `, median ${formatClock(medianSec * 1000)}`}`;
  const line = `${head}, ${counted(games, 'game')}, ${winsText(wins)}`;
  const further = end?.continuation ? `. ${end.continuation.replace(/\.$/, '')}` : '';
  const links = end?.games.flatMap(({ text, href }) => ['; ', link(text, toTwin(href))]) ?? [];
  const rest = end && end.omitted > 0 ? [`; and ${counted(end.omitted, 'more game')}`] : [];
  return {
    type: 'listItem',
    spread: false,
    children: [
      paragraph(line + further, ...links, ...rest),
      ...(branches.length > 0 ? [treeList(branches, toTwin)] : []),
    ],
  };
}

/** Maps an address of this site to the absolute address to link to. */
type ToTwin = (path: string) => string;

/** Words as text and links, with adjacent text joined and page-only parts left out. */
function inlineOf(words: Words, toTwin: ToTwin): Inline[] {
  const runs: Inline[] = [];
  let notes = 0;
  for (const piece of unwrapped(words))
    if (typeof piece === 'object' && 'note' in piece && !('text' in piece))
      addNote(runs, piece.note, notes++ > 0 ? ',' : ':');
    else for (const next of inline(piece, toTwin)) addRun(runs, next);
  return runs;
}

/** The pieces inside page-only wrappers. */
function unwrapped(words: Words): Piece[] {
  const pieces = Array.isArray(words) ? (words as readonly Piece[]) : [words as Piece];
  return pieces.flatMap((piece) => {
    if (typeof piece !== 'object' || !('words' in piece)) return [piece];
    return piece.only === 'page' ? [] : unwrapped(piece.words);
  });
}

/** Joins adjacent text, so that escaping doesn't depend on how a line was assembled. */
function addRun(runs: Inline[], next: Inline): void {
  const last = runs.at(-1);
  if (typeof next === 'string' && typeof last === 'string') runs[runs.length - 1] = last + next;
  else runs.push(next);
}

/**
 * Adds a note after the text that it explains: "1:10 (order): Demon Hunter". If there is no text, the note replaces
 * it.
 */
function addNote(runs: Inline[], note: string, joint: ',' | ':'): void {
  if (runs.length === 0 || (runs.length === 1 && runs[0] === NONE)) runs.splice(0, 1, note);
  else {
    const last = runs.at(-1);
    const ended = typeof last === 'string' && last.endsWith('.');
    const mark = note.endsWith('.') ? '.' : joint;
    addRun(runs, `${ended ? '' : mark} ${note}`);
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
  if ('race' in piece) return [piece.href ? link(raceText(piece), toTwin(piece.href)) : raceText(piece)];
  if ('code' in piece) return [code(piece.code)];
  if ('em' in piece) return [piece.em];
  if ('none' in piece) return [NONE];
  if ('opens' in piece) return inlineOf(piece.opens, toTwin);
  return [];
}

const basedText = (ms: number, basis: string | undefined): string =>
  basis === undefined ? formatClock(ms) : `${formatClock(ms)} (${basis})`;
