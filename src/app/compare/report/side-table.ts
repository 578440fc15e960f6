/** Shared layout of the comparison's tables: a column for each side and one for the difference. */
import type { Part, Section } from '../../../view/page.ts';
import type { Words } from '../../../view/rich-text.ts';
import type { Row, Table } from '../../../view/table.ts';
import { quiet, table } from '../../../view/page.ts';
import { aheadText } from '../difference.ts';

interface Compared {
  id: string;
  title: string;
  intro: string;
  /** Heading of the first column. */
  of: string;
  rows: readonly Row[];
  /** Whether it reveals the games' lengths, which spoiler-free mode hides. */
  revealing?: boolean;
}

/** A table that compares both sides row by row; `of` names what its rows are. */
export const sideTable = (firstColumn: string, rows: readonly Row[]): Table => ({
  look: 'compared',
  columns: [firstColumn, 'A', 'B', 'Difference'].map((name) => ({ name })),
  rows,
});

/** A section of the comparison. */
export const sideSection = ({ id, title, intro, of, rows, revealing }: Compared): Section => {
  const parts: Part[] = [quiet(intro), table(sideTable(of, rows))];
  return { id, title, parts, ...(revealing ? { reveals: 'length' } : {}) };
};

/** How much earlier a side was, in the side's colour; if unknown, the reason. */
export function ahead(seconds: number | null, why: Words = '–'): Words {
  if (seconds === null) return { words: why, as: 'ahead quiet' };
  if (seconds === 0) return { words: aheadText(seconds), as: 'ahead even' };
  return { words: aheadText(seconds), as: seconds > 0 ? 'ahead a' : 'ahead b' };
}

/** Names the side that a row has, if the other side is missing. */
export const onlyOne = ({ a }: { a: unknown }): string => (a ? 'only A' : 'only B');
