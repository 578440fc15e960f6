/** Where texts are that no built page has: scripts that draw them, Markdown versions and documents for programs. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codePatternOf, longestPart, patternOf } from './pattern.ts';
import { pagesIn } from './shown.ts';

export interface OtherPlace {
  /** The file, or the page that loads the script. */
  name: string;
  isScript: boolean;
}

/** Kinds of files in the order in which they are searched. */
const KINDS = /\.(?:js|md|txt|xml|svg|json|ndjson)$/;
/** Signs that JSON and scripts escape, so a text is searched without them. */
const ESCAPED = /["'`\\]/g;
/** White space, also as JSON and scripts write it. */
const SPACE = /(?:\s|\\n)+/g;
/** Letters that a text needs in a row to be found; a shorter text is only found as a whole string of a script. */
const LEAST = 8;
/** Letters around the longest part in which the rest of the text has to be. */
const AROUND = 2000;

/** A search over the files of a build that are not pages; null if no file has a text. */
export function searchFiles(folder: string): (text: string) => OtherPlace | null {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => KINDS.test(name));
  const rank = (name: string): number => KINDS.source.indexOf(name.slice(name.lastIndexOf('.') + 1));
  names.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const files = names.map((name) => ({
    name,
    content: readFileSync(join(folder, name), 'utf8').replaceAll(SPACE, ' '),
  }));
  const pageOf = pagesByScript(folder, files);
  return (text) => {
    const open = text.replaceAll(ESCAPED, '{}');
    const part = longestPart(open);
    if (part.length < LEAST) {
      const pattern = codePatternOf(text);
      const script = files.find(({ name, content }) => name.endsWith('.js') && pattern.test(content));
      return script ? { name: pageOf(script.name), isScript: true } : null;
    }
    const pattern = patternOf(open);
    for (const { name, content } of files)
      for (let at = content.indexOf(part); at >= 0; at = content.indexOf(part, at + part.length)) {
        const near = content.slice(Math.max(0, at - AROUND), at + part.length + AROUND);
        if (pattern.test(near)) return { name: pageOf(name), isScript: name.endsWith('.js') };
      }
    return null;
  };
}

interface Script {
  name: string;
  content: string;
}

/** The page from which a script is the fewest steps away, each a script that loads another one. */
function pagesByScript(folder: string, files: readonly Script[]): (name: string) => string {
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const loadedBy = (text: string) => scripts.filter(({ name }) => text.includes(basename(name)));
  const pages = new Map<Script, string>();
  let reached: [Script, string][] = pagesIn(folder).flatMap((page) =>
    loadedBy(readFileSync(join(folder, page), 'utf8')).map((script): [Script, string] => [script, page]),
  );
  while (reached.length > 0) {
    const fresh = reached.filter(([script, page]) => !pages.has(script) && pages.set(script, page));
    reached = fresh.flatMap(([script, page]) =>
      loadedBy(script.content).map((next): [Script, string] => [next, page]),
    );
  }
  return (name) => pages.get(scripts.find((script) => script.name === name)!) ?? name;
}
