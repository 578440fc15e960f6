/** Prints list entries the way our formatter formats JSON, so that nobody has to format a list by hand. */

/** Maximum characters of a line. */
const WIDTH = 110;
/** Spaces of an indentation. */
const STEP = 2;

/**
 * Prints a JSON value like the formatter: on one line if it fits, otherwise item by item. `indent` is the indentation
 * of the line; `beforeChars` and `afterChars` are the numbers of characters before and after the value.
 */
export function listText(value: unknown, indent = 0, beforeChars = 0, afterChars = 0): string {
  const flat = flatText(value);
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null) return flat;
  if (!breaks(value) && indent + beforeChars + flat.length + afterChars <= WIDTH) return flat;
  const entries: [head: string, item: unknown][] = isList
    ? value.map((item: unknown) => ['', item])
    : Object.entries(value).map(([key, item]) => [`${JSON.stringify(key)}: `, item]);
  const lines = entries.map(([head, item], index) => {
    const comma = index < entries.length - 1 ? 1 : 0;
    return ' '.repeat(indent + STEP) + head + listText(item, indent + STEP, head.length, comma);
  });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${' '.repeat(indent)}${close}`;
}

/** The formatter always breaks a list of several objects or lists that each have more than one item. */
function breaks(value: object): boolean {
  if (!Array.isArray(value)) return Object.values(value).some((item) => isObject(item) && breaks(item));
  const items: unknown[] = value;
  const isLong = (item: unknown) => isObject(item) && Object.keys(item).length > 1;
  const sameKind = new Set(items.map((item) => Array.isArray(item))).size === 1;
  return (
    (items.length > 1 && sameKind && items.every(isLong)) ||
    items.some((item) => isObject(item) && breaks(item))
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function flatText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatText).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${flatText(item)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}
