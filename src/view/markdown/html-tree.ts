/** Helpers for parsed HTML. */
import type { Element, ElementContent, Nodes } from 'hast';

const BROWSER_ONLY: ReadonlySet<string> = new Set(
  'script style template svg canvas nav button input select textarea dialog'.split(' '),
);

/** Whether part of a page is meaningful as text. `data-md="skip"` on an element leaves it out. */
export function isShown(node: ElementContent): boolean {
  if (node.type === 'comment') return false;
  if (node.type !== 'element') return true;
  const { hidden, ariaHidden, dataMd } = node.properties;
  return !(BROWSER_ONLY.has(node.tagName) || hidden || ariaHidden === 'true' || dataMd === 'skip');
}

/** The first element with a name and attributes. */
export function findElement(
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
export function attribute(element: Element, name: string): string {
  const value = element.properties[name];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

/** Whether an element has a class. */
export const hasClass = (element: Element, name: string): boolean =>
  attribute(element, 'className').split(' ').includes(name);

/** All text inside a node. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Distinct link targets inside a node, in order. */
export function linksIn(node: Nodes): string[] {
  const ofNode = node.type === 'element' && node.tagName === 'a' ? [attribute(node, 'href')] : [];
  return [...new Set('children' in node ? [...ofNode, ...node.children.flatMap(linksIn)] : ofNode)];
}
