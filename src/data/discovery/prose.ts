/** The handwritten pages, for the documents that agents read. */

export interface ProsePage {
  title: string;
  description: string;
  /** Absolute address of the page. */
  url: string;
  /** Absolute address of the page's Markdown version. */
  markdownUrl: string;
  /** The page's Markdown without the front matter. */
  body: string;
}

const FRONT_MATTER = /^---\n(.*?)\n---\n+/s;

/** Parses a page's Markdown version. Throws if its front matter is incomplete. */
export function prosePage(markdown: string, markdownUrl: string): ProsePage {
  const [whole = '', front = ''] = FRONT_MATTER.exec(markdown) ?? [];
  const field = (name: string): string => {
    const value = new RegExp(`^${name}: (".*")$`, 'm').exec(front)?.[1];
    if (value === undefined) throw new Error(`${markdownUrl} does not state its ${name}.`);
    return JSON.parse(value) as string;
  };
  return {
    title: field('title'),
    description: field('description'),
    url: field('url'),
    markdownUrl,
    body: markdown.slice(whole.length),
  };
}
