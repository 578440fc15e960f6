/** Pages of long lists in the answers of tools. */
import { z } from 'zod';
import { hashOf } from '../../game/slug.ts';

/** Input of a tool: where its list goes on. */
export const cursor = z
  .string()
  .optional()
  .describe('The next_cursor of the previous answer, to get the rest of a long list.');
/** Output of a tool whose list may go on. */
export const nextCursor = z.string().nullable().describe('Cursor for the rest of the list; null at the end.');

/** One page of a list, and the cursor for the next page; null at the end. */
interface ListPage<Item> {
  items: Item[];
  next: string | null;
}

/**
 * The page for a cursor, or the first page. A cursor is only valid for the question that it came from. Throws
 * a sentence for any other cursor and for invalid text.
 */
export function pageOf<Item>(
  list: readonly Item[],
  question: unknown,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): ListPage<Item> {
  const digest = hashOf(JSON.stringify(question)).toString(36);
  const [start = 0, questionDigest = digest] = cursor === undefined ? [] : parseCursor(cursor);
  if (questionDigest !== digest || start > list.length)
    throw new Error(
      'This cursor belongs to another question. Ask without it, then use the next_cursor from the answer.',
    );
  const end = start + limit;
  return { items: list.slice(start, end), next: end < list.length ? `${end}.${digest}` : null };
}

function parseCursor(cursor: string): [start: number, question: string] {
  const [, start, question] = /^(\d{1,9})\.([0-9a-z]{1,7})$/.exec(cursor) ?? [];
  return start === undefined ? [0, ''] : [Number(start), question!];
}
