/** Converts the HTML of a page written by hand to Markdown. */
import type { Element, ElementContent, Parents } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Root as MarkdownRoot } from 'mdast';
import { printDocument } from './document.ts';
import { handlers, type TableFromData } from './html-handlers.ts';
import { attribute, findElement, isShown, textOf } from './html-tree.ts';
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
    if (href === '' || href.startsWith('#')) return child.children;
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
