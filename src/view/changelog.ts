/** The changelog as a page shows it: the newest version begun, and the rest to be opened. */

/** Changes of one kind, such as "Added": HTML of list items. */
interface Changes {
  /** HTML of the heading. */
  heading: string;
  kind: string;
  /** HTML of a list. */
  items: readonly string[];
}

interface Version {
  /** HTML of the heading. */
  heading: string;
  /** HTML of what comes before the first kind of changes. */
  intro: string;
  changes: readonly Changes[];
}

/** Splits the HTML of the changelog at its headings. Lists inside items are not supported: they would be cut. */
export function versionsOf(html: string): { intro: string; versions: readonly Version[] } {
  const [intro = '', ...versions] = html.split(/(?=<h2\b)/);
  return {
    intro,
    versions: versions.map((version) => {
      const [start = '', ...kinds] = version.split(/(?=<h3\b)/);
      const [heading, rest] = atEndOf('</h2>', start);
      return { heading, intro: rest, changes: kinds.map(changesOf) };
    }),
  };
}

function changesOf(html: string): Changes {
  const [heading, list] = atEndOf('</h3>', html);
  return {
    heading,
    kind: heading.replace(/<[^>]*>/g, ''),
    items: list.match(/<li>.*?<\/li>/gs) ?? [],
  };
}

function atEndOf(tag: string, html: string): [before: string, after: string] {
  const end = html.indexOf(tag) + tag.length;
  return [html.slice(0, end), html.slice(end)];
}

/** "20 added, 21 changed, 19 fixed". */
export const countsText = ({ changes }: Version): string =>
  changes.map(({ kind, items }) => `${items.length} ${kind.toLowerCase()}`).join(', ');
