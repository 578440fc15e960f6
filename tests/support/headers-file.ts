/** Reads a `_headers` file and applies it as Cloudflare does, including joining. */

export interface HeadersRule {
  path: string;
  set: Map<string, string>;
  unset: string[];
}

/** The rules of the file in order, with names in lower case. Throws for lines that Cloudflare would ignore. */
export function parseHeadersFile(text: string): HeadersRule[] {
  const rules: HeadersRule[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const rule = rules.at(-1);
    const colon = line.indexOf(':');
    if (line.startsWith('/')) rules.push({ path: line, set: new Map(), unset: [] });
    else if (rule && line.startsWith('! ')) rule.unset.push(line.slice(2).toLowerCase());
    else if (rule && colon > 0)
      rule.set.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
    else throw new Error(`Cloudflare ignores this line: ${line}`);
  }
  return rules;
}

/** All values of each header for a path, more than one if rules are joined. */
export function appliedHeaders(rules: readonly HeadersRule[], path: string): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const rule of rules) {
    const pattern = rule.path
      .split('*')
      .map((text) => text.replace(/[-/\\^$*+?.()|[\]{}]/g, '\\$&'))
      .join('.*');
    if (!new RegExp(`^${pattern}$`).test(path)) continue;
    for (const name of rule.unset) headers.delete(name);
    for (const [name, value] of rule.set) headers.set(name, [...(headers.get(name) ?? []), value]);
  }
  return headers;
}
