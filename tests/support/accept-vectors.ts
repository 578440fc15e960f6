/** Accept headers of clients, and the required response at a page's address. */

export interface AcceptVector {
  accept: string | undefined;
  choice: 'markdown' | 'html' | 'none';
}

const CHROMIUM =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7';
const FIREFOX = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const choices: readonly [choice: AcceptVector['choice'], accept: readonly (string | undefined)[]][] = [
  ['html', [undefined, '', '*/*', 'text/*', 'text/html', CHROMIUM, FIREFOX]],
  ['markdown', ['text/markdown', 'text/markdown, text/html;q=0.9, */*;q=0.1']],
  // Equal weights count as a request for Markdown, because other clients wouldn't name it.
  ['markdown', ['text/html, text/markdown', 'text/html;q=0.5, text/markdown;q=0.500']],
  ['markdown', ['TEXT/Markdown; Charset=utf-8', 'text/markdown;charset=utf-8;q=0.9, text/html;q=0.8']],
  ['markdown', ['text/*;q=0.5, text/markdown', 'text/html;q=0, */*']],
  ['markdown', ['text/markdown;q=0.9, text/html;q=0.85', 'text/markdown;q=0.001, text/html;q=0.0']],
  ['markdown', ['text/markdown;q=0.4, */*;q=0.399', 'text/markdown ; q=1.000 , text/html']],
  // An invalid weight counts as 1.
  ['markdown', ['text/markdown;q=2, text/html', 'text/markdown;q=high']],
  ['html', ['text/html, text/markdown;q=0.1', 'text/markdown;q=0.9, text/html;q=0.95']],
  ['html', ['text/markdown;q=0.85, text/html;q=0.9', 'text/markdown;q=0.099, text/html;q=0.1']],
  ['html', ['text/markdown;q=0.5, text/*;q=0.6', 'text/markdown;q=0.999, text/html;q=1.0']],
  ['html', ['text/markdown;q=0, text/html', 'text/markdown;q=0, */*', 'text/markdown;q=0.000, */*']],
  ['html', ['application/xhtml+xml, */*;q=0.5', 'text/*;q=0.5, application/json']],
  ['none', ['text/markdown;q=0', 'application/json', 'text/markdownx', 'x-text/markdown', 'text/html;q=0']],
];

export const ACCEPT_VECTORS: readonly AcceptVector[] = choices.flatMap(([choice, accepts]) =>
  accepts.map((accept) => ({ accept, choice })),
);
