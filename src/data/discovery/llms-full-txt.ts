import { absolute, twin, urls } from '../../urls.ts';
import type { ArchiveFacts } from './facts.ts';
import type { ProsePage } from './prose.ts';

export interface LlmsFullOptions {
  siteName: string;
  summary: string;
  facts: ArchiveFacts;
  pages: readonly ProsePage[];
}

/**
 * `/llms-full.txt`: every handwritten page as a section. Game lists and games are only linked, because including them
 * would make the file grow with the archive.
 */
export function llmsFullTxt({ siteName, summary, facts, pages }: LlmsFullOptions): string {
  const absoluteUrl = (path: string): string => absolute(path, facts.siteUrl);
  const head = [
    `# ${siteName}`,
    `> ${summary}`,
    `These are the hand-written pages of ${facts.siteUrl}. They don’t include the ${facts.games} games. For these, read ` +
      `[the index](${absoluteUrl(urls.index())}) or [the list of all games](${absoluteUrl(twin(urls.replays()))}).`,
  ];
  return `${[...head, ...pages.map(section)].join('\n\n')}\n`;
}

function section({ title, url, body }: ProsePage): string {
  // If the page begins with a heading, that heading already repeats the page's title.
  const text = /^# /.test(body) ? body : `# ${title}\n\n${body}`;
  const [heading = '', ...lines] = demoteHeadings(text.trim()).split('\n');
  return `${heading}\n\nPage: ${url}\n${lines.join('\n')}`;
}

/**
 * Moves every heading one level down, so that the sections share one outline. Leaves `#` inside code blocks unchanged.
 */
function demoteHeadings(markdown: string): string {
  let fence: string | null = null;
  return markdown
    .split('\n')
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (mark && fence === null) fence = mark;
      else if (mark && fence !== null && line.trim().startsWith(fence)) fence = null;
      return fence === null && /^#{1,5} /.test(line) ? `#${line}` : line;
    })
    .join('\n');
}
