/** `npm run receive:preview`: makes the preview of a pull request from the finished build. */
import './failure.ts';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { RECORD_EXTENSION } from '../archive/corpus/layout.ts';
import { logLine } from '../archive/corpus/log-line.ts';
import { printNodes } from '../view/markdown/document.ts';
import { sectionNodes } from '../view/markdown/sections.ts';
import { twin, urls } from '../urls.ts';
import type { Section } from '../view/page.ts';

const DIST = 'dist';
const USAGE = `Usage: npm run receive:preview -- FOLDER RECORD...

Prints the stories of games in Markdown and copies their pages as text, with the picture of the map, into a folder. RECORDs are
paths of records; a build must have finished.
`;

const [folder, ...records] = process.argv.slice(2);
process.exitCode = main();

/** Exit code: 0, also for records without a page; 2 for invalid arguments. */
function main(): number {
  if (folder === undefined || folder.startsWith('-')) {
    process.stderr.write(USAGE);
    return 2;
  }
  const games = records.flatMap((path) => previewed(basename(path, RECORD_EXTENSION), folder) ?? []);
  process.stdout.write(printNodes(sectionNodes(previewSections(games), (href) => href)));
  return 0;
}

/** Copies a game’s page and picture and returns its story; null for an id that is not in the build. */
function previewed(replayId: string, to: string): PreviewedGame | null {
  if (!/^\w[\w.-]*$/.test(replayId)) return null;
  const { analysis, copies } = previewedFiles(replayId);
  const data = join(DIST, analysis);
  if (!existsSync(data)) return null;
  const room = join(to, replayId);
  mkdirSync(room, { recursive: true });
  for (const { path, name } of copies)
    if (existsSync(join(DIST, path))) cpSync(join(DIST, path), join(room, name));
  const { story } = JSON.parse(readFileSync(data, 'utf8')) as { story: string[] };
  return { replayId, story: story.map(logLine) };
}

/** A game with its story; both may contain names chosen by strangers, so they are untrusted. */
interface PreviewedGame {
  replayId: string;
  story: readonly string[];
}

/**
 * Addresses of the files that a preview takes from a build: the document with the story, and files to copy with their
 * new names.
 */
const previewedFiles = (replayId: string) => ({
  analysis: urls.analysis(replayId),
  copies: [
    { path: twin(urls.game(replayId)), name: 'page.md' },
    { path: urls.card(replayId), name: 'map.png' },
  ],
});

/** A section for each game that has a page in the build. */
const previewSections = (games: readonly PreviewedGame[]): Section[] =>
  games.map(({ replayId, story }) => ({
    id: replayId,
    title: `Story of ${replayId}`,
    parts: [
      { kind: 'list', items: story.map((text) => [{ text }]) },
      {
        kind: 'text',
        words: [
          'The artifact “preview” of this run contains the whole page as text, together with a picture of its map.',
        ],
      },
    ],
  }));
