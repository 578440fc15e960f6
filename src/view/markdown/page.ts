/** Converts the HTML of a page written by hand to Markdown. */
import type { Element, ElementContent, Nodes, Parents } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast';
import type { ListItem, Root as MarkdownRoot, RootContent, Table } from 'mdast';
import { printDocument } from './document.ts';
import { cutAddresses, showHidden } from './text.ts';
import { withUntrusted } from './untrusted.ts';

export interface PageOptions {
  /** End of every page title, with the site's name. */
  titleEnding: string;
  /** Maps an address of this site to its Markdown version, or to itself if there is none. */
  toTwin: (path: string) => string;
  /** Replacements for HTML tables, by class. */
  tables?: Readonly<Record<string, TableFromData>>;
}

/**
 * Converts the `main` part of a page, without parts that only browsers can use. Title, description and address come
 * from its head. Throws if one of these is missing.
 */
export function pageMarkdown(html: string, { titleEnding, toTwin, tables = {} }: PageOptions): string {
  const tree = fromHtml(html);
  const need = (element: Element | undefined, what: string): Element => {
    if (!element) throw new Error(`A page without ${what} has no Markdown twin.`);
    return element;
  };
  const title = need(findElement(tree, 'title'), 'a title');
  const canonical = need(findElement(tree, 'link', { rel: 'canonical' }), 'a canonical address');
  const description = need(findElement(tree, 'meta', { name: 'description' }), 'a description');
  const main = need(findElement(tree, 'main'), 'a main part');
  const url = attribute(canonical, 'href');
  prepare(main, url, toTwin);
  const hasNames = namesSomebody(main);
  const { children } = toMdast(main, { handlers: handlers(tables) }) as MarkdownRoot;
  return printDocument(
    {
      title: textOf(title).replace(titleEnding, ''),
      url,
      description: attribute(description, 'content'),
    },
    // The children of `main` become those of a root.
    hasNames ? withUntrusted(children) : children,
  );
}

/** Whether a page names players or games, by links to their pages. */
const namesSomebody = (parent: Parents): boolean =>
  parent.children.some((child) => {
    if (child.type !== 'element') return false;
    const { pathname } = new URL(attribute(child, 'href') || '/', 'https://any.example');
    return (child.tagName === 'a' && NAMED.test(pathname)) || namesSomebody(child);
  });
const NAMED = /^\/(?:replays|players|events)\/[^/]+\//;

/** Removes browser-only parts, reveals hidden characters, and makes links absolute. */
function prepare(parent: Parents, url: string, toTwin: (path: string) => string): void {
  parent.children = (parent.children as ElementContent[]).filter(isShown).flatMap((child) => {
    if (child.type === 'text') return safeText(showHidden(child.value), parent);
    if (child.type !== 'element') return [];
    prepare(child, url, toTwin);
    if (child.tagName !== 'a') return [child];
    const href = attribute(child, 'href');
    // A place on the same page can be found by its heading, and a link would lead to the HTML page.
    // The same goes for rows whose time opens the game's map: Markdown has no map, and a table names the game once.
    const opensMap = href.includes('#t=') && parent.type === 'element' && parent.tagName === 'th';
    if (href === '' || href.startsWith('#') || opensMap) return child.children;
    child.properties['href'] = elsewhere(new URL(href, url), new URL(url).origin, toTwin);
    return [child];
  });
}

/**
 * Keeps Markdown readers from turning addresses in text into links. Links and code stay unchanged, because they
 * aren't affected.
 */
function safeText(text: string, parent: Parents): ElementContent[] {
  if (parent.type === 'element' && ['a', 'code', 'pre'].includes(parent.tagName))
    return [{ type: 'text', value: text }];
  return cutAddresses(text).map((value, index): ElementContent => {
    const run = { type: 'text' as const, value };
    return index % 2 === 0 ? run : { type: 'element', tagName: 'code', properties: {}, children: [run] };
  });
}

function elsewhere(target: URL, origin: string, toTwin: (path: string) => string): string {
  return target.origin === origin
    ? new URL(toTwin(target.pathname) + target.search, origin).href
    : target.href;
}

type Blocks = ListItem['children'];

/** Makes the replacement for an HTML table from the targets of its links. */
type TableFromData = (links: readonly string[]) => Table;

/** Converts elements that would lose information by default; tables with a class in `tables` are made from data. */
const handlers = (tables: Readonly<Record<string, TableFromData>>): Record<string, Handle> => ({
  table: tableWithCaption(tables),
  dl: definitionList,
  pre: codeBlock,
});

/** Puts the caption in front, because Markdown tables have none. */
const tableWithCaption =
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
      item.children = termWithValue(item.children, joint, content);
      joint = '; ';
    }
  }
  return { type: 'list', ordered: false, spread: false, children: items };
};

/** A term and its value: on one line if both are text, otherwise one below the other. */
function termWithValue(term: Blocks, joint: string, [value, ...more]: Blocks): Blocks {
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

/** Elements that say nothing as text. */
const BROWSER_ONLY: ReadonlySet<string> = new Set(
  'script style template svg canvas nav button input select textarea dialog'.split(' '),
);

/** Whether part of a page is meaningful as text. `data-md="skip"` on an element leaves it out. */
function isShown(node: ElementContent): boolean {
  if (node.type === 'comment') return false;
  if (node.type !== 'element') return true;
  const { hidden, ariaHidden, dataMd } = node.properties;
  return !(BROWSER_ONLY.has(node.tagName) || hidden || ariaHidden === 'true' || dataMd === 'skip');
}

/** The first element with a name and attributes. */
function findElement(
  node: Nodes,
  tagName: string,
  attributes: Readonly<Record<string, string>> = {},
): Element | undefined {
  if (node.type === 'element' && node.tagName === tagName && hasAll(node, attributes)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const element = findElement(child, tagName, attributes);
    if (element) return element;
  }
  return undefined;
}

const hasAll = (element: Element, attributes: Readonly<Record<string, string>>): boolean =>
  Object.entries(attributes).every(([name, value]) => attribute(element, name) === value);

/** An attribute as text; empty if missing. */
function attribute(element: Element, name: string): string {
  const value = element.properties[name];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

/** Whether an element has a class. */
const hasClass = (element: Element, name: string): boolean =>
  attribute(element, 'className').split(' ').includes(name);

/** All text inside a node. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Distinct link targets inside a node, in order. */
function linksIn(node: Nodes): string[] {
  const ofNode = node.type === 'element' && node.tagName === 'a' ? [attribute(node, 'href')] : [];
  return [...new Set('children' in node ? [...ofNode, ...node.children.flatMap(linksIn)] : ofNode)];
}
