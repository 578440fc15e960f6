/** Parses XML strictly: throws unless it is well-formed. */
import type { Element, Nodes, Root } from 'xast';
import { fromXml } from 'xast-util-from-xml';

/** The outermost element of a document. */
export const xmlRoot = (text: string): Element => elementsOf(fromXml(text))[0]!;

/** The elements with a name directly below another one. */
export const childrenOf = (element: Element, name: string): Element[] =>
  elementsOf(element).filter((child) => child.name === name);

/** The text inside each element found by `childrenOf`. */
export const textsOf = (element: Element, name: string): string[] =>
  childrenOf(element, name).map(({ children }) =>
    (children as Nodes[]).map((child) => (child.type === 'text' ? child.value : '')).join(''),
  );

const elementsOf = ({ children }: Root | Element): Element[] =>
  (children as Nodes[]).filter((child): child is Element => child.type === 'element');
