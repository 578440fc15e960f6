/** Table of requests and the answers that every host has to give: one row for each request. */
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { TYPES } from '../../../src/host/content-types.ts';
import { DIST, builtFiles } from '../../support/build.ts';
import { PAGE_TYPES } from '../../support/page-types.ts';
import { GAME, ORDERS, SCRIPT, STYLE, SUMMARY } from './addresses.ts';
import type { Question } from './ask.ts';
import type { DEVIATIONS } from './deviations.ts';

export interface Expectation {
  what: string;
  path: string;
  question?: Question;
  /** Any of these. */
  status: readonly number[];
  /** The beginning of the content type, or the path that a redirect leads to. */
  type?: string;
  location?: string;
  /** Whether nothing but headers is sent. */
  empty?: true;
  /** Hosts with this deviation answer otherwise. */
  unless?: keyof typeof DEVIATIONS;
}

const HTML = 'text/html';
const MARKDOWN = 'text/markdown';
const MOVED = [301, 307, 308];

const pages = PAGE_TYPES.flatMap((path): Expectation[] => [
  { what: 'a page', path, status: [200], type: HTML },
  { what: 'a page as Markdown', path, question: { accept: MARKDOWN }, status: [200], type: MARKDOWN },
  { what: 'the Markdown version', path: `${path}index.md`, status: [200], type: MARKDOWN },
  ...(path === '/'
    ? []
    : [{ what: 'a page without its slash', path: path.slice(0, -1), status: MOVED, location: path }]),
]);

const embed = GAME.replace('/replays/', '/embed/');
const embeds: Expectation[] = [
  { what: 'a frame', path: embed, status: [200], type: HTML },
  {
    what: 'the Markdown version of a frame',
    path: `${embed}index.md`,
    status: [301],
    location: `${GAME}index.md`,
  },
  { what: 'its second address', path: `${embed.slice(0, -1)}.md`, status: [301, 404] },
];

/** One file of each folder and ending. */
const files = [
  ...new Map(
    builtFiles()
      .filter((file) => !/\.html$|^_|^404|^drop\/sw/.test(file))
      .map((file) => [
        `${file
          .split('/')
          .slice(0, 3)
          .join('/')
          .replace(/\/[^/]*$/, '')} ${extname(file)}`,
        `/${file}`,
      ]),
  ).values(),
];
const typeOf = (path: string): string | undefined => {
  if (path === '/.well-known/api-catalog') return 'application/linkset+json';
  if (path === '/feed.json') return 'application/feed+json';
  if (path === '/atom.xml') return 'application/atom+xml';
  return TYPES[extname(path).slice(1)]?.split(';')[0];
};
const documents = files.flatMap((path): Expectation[] => {
  const type = typeOf(path);
  const of = type === undefined ? {} : { type };
  return [
    { what: 'a file', path, status: [200], ...of },
    { what: 'its headers', path, question: { method: 'HEAD' }, status: [200], empty: true, ...of },
    { what: 'what cannot be done to it', path, question: { method: 'DELETE' }, status: [405] },
  ];
});

const range = { headers: { Range: 'bytes=0-9', 'Accept-Encoding': 'identity' } };
const parts = [
  SUMMARY,
  STYLE,
  SCRIPT,
  '/llms.txt',
  '/data/releases/latest/games.parquet',
  '/cards/farseer.png',
].map((path): Expectation => ({
  what: 'ten bytes',
  path,
  question: range,
  status: [206],
  unless: 'noRanges',
}));

const missing = [
  '/nowhere',
  '/nowhere/',
  '/replays/no-such-game/',
  '/replays/no-such-game/index.md',
  '/players/nobody/',
  '/data/games/no-such-game.json',
  '/data/players/nobody.json',
  '/data/events/nothing.json',
  '/data/objects/none.json',
  '/data/releases/0.0.0/games.csv',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/.git/config',
  '/.env',
  '/wp-login.php',
  '/package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/data/%2e%2e/%2e%2e/package.json',
  '/data/..%5c..%5cpackage.json',
  '/%00',
  '/data/summaries/%0d%0aX-Own:%20yes.json',
  '/%ff',
].map((path): Expectation => ({ what: 'nothing', path, status: [400, 404, ...MOVED] }));

const odd: Expectation[] = [
  // Another way to write the front page.
  { what: 'no other host', path: '//elsewhere.example/%2e%2e', status: [200, 400, 404, ...MOVED] },
  { what: 'a query nobody reads', path: '/?utm_source=x', status: [200], type: HTML },
  { what: 'a search as an address', path: '/replays/?q=orc', status: [200], type: HTML },
  {
    what: 'Markdown refused',
    path: '/',
    question: { accept: 'text/markdown;q=0, */*' },
    status: [200],
    type: HTML,
  },
  { what: 'anything', path: '/', question: { accept: '*/*' }, status: [200], type: HTML },
  { what: 'a type that there is not', path: GAME, question: { accept: 'image/png' }, status: [200, 406] },
  { what: 'nonsense', path: '/', question: { accept: ';;;,,,' }, status: [200], type: HTML },
  {
    what: 'a browser’s list',
    path: '/',
    question: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    status: [200],
    type: HTML,
  },
  { what: 'orders as text', path: ORDERS, status: [200], type: MARKDOWN },
  { what: 'a preflight', path: SUMMARY, question: { method: 'OPTIONS' }, status: [204], empty: true },
  { what: 'the old folder of openings', path: '/openers/', status: MOVED, location: '/openings/' },
  { what: 'the old folder of accuracy', path: '/truth/', status: MOVED, location: '/accuracy/' },
];

/** The whole table. */
export const EXPECTATIONS: readonly Expectation[] = [
  ...pages,
  ...embeds,
  ...documents,
  ...parts,
  ...missing,
  ...odd,
];

/** Pages of every kind, frames too, that have neither a Markdown version nor a redirect to one. */
export const withoutMarkdown = (redirected: (path: string) => boolean): string[] =>
  builtFiles('index.html')
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .filter((path) => !existsSync(join(DIST, path, 'index.md')) && !redirected(`${path}index.md`));
