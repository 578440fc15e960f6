/** Converts HTML elements that would lose information by default. */
import type { Element } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { ListItem, RootContent, Table } from 'mdast';
import { attribute, hasClass, linksIn } from './html-tree.ts';

type Blocks = ListItem['children'];

/** Makes the replacement for an HTML table from the targets of its links. */
export type TableFromData = (links: readonly string[]) => Table;

/** Handlers for a page; tables with a class in `tables` are made from data. */
export const handlers = (tables: Readonly<Record<string, TableFromData>>): Record<string, Handle> => ({
  table: captionedTable(tables),
  dl: definitionList,
  pre: codeBlock,
});

/** Puts the caption in front, because Markdown tables have none. */
const captionedTable =
  (tables: Readonly<Record<string, TableFromData>>): Handle =>
  (state, node) => {
    const caption = node.children.find((child) => child.type === 'element' && child.tagName === 'caption');
    const [, fromData] = Object.entries(tables).find(([name]) => hasClass(node, name)) ?? [];
    const table = fromData ? fromData(linksIn(node)) : defaultHandlers.table(state, node);
    return caption ? [...blocks(state, caption as Element), table] : table;
  };

/** One item per term, "term: value; value"; terms may be wrapped in `div` for style. */
const definitionList: Handle = (state, node) => {
  const items: ListItem[] = [];
  let joint = '';
  const entries = node.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'div' ? child.children : [child],
  );
  for (const entry of entries) {
    if (entry.type !== 'element') continue;
    const content = blocks(state, entry) as Blocks;
    const item = items.at(-1);
    if (entry.tagName === 'dt' || !item) {
      items.push({ type: 'listItem', spread: false, children: content });
      joint = ': ';
    } else {
      item.children = joined(item.children, joint, content);
      joint = '; ';
    }
  }
  return { type: 'list', ordered: false, spread: false, children: items };
};

/** A term and its value: on one line if both are text, otherwise one below the other. */
function joined(term: Blocks, joint: string, [value, ...more]: Blocks): Blocks {
  const last = term.at(-1);
  if (last?.type !== 'paragraph' || value?.type !== 'paragraph')
    return [...term, ...(value ? [value] : []), ...more];
  const line = [...last.children, { type: 'text' as const, value: joint }, ...value.children];
  return [...term.slice(0, -1), { type: 'paragraph', children: line }, ...more];
}

/** Finds the language of a code block, which different tools put on different elements. */
const codeBlock: Handle = (state, node) => {
  const block = defaultHandlers.pre(state, node);
  block.lang ??= attribute(node, 'dataLanguage') || null;
  return block;
};

const blocks = (state: State, element: Element): RootContent[] => state.toFlow(state.all(element));
