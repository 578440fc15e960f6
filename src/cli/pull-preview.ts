/** `npm run receive:preview`: makes the preview of a pull request from the finished build. */
import './failure.ts';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { RECORD_EXTENSION } from '../archive/corpus/layout.ts';
import { logLine } from '../archive/corpus/log-line.ts';
import { printNodes } from '../view/markdown/document.ts';
import { sectionNodes } from '../view/markdown/sections.ts';
import { previewFiles, previewSections, type PreviewedGame } from '../view/pull-preview.ts';

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
  const games = records.flatMap((path) => copyPreview(basename(path, RECORD_EXTENSION), folder) ?? []);
  process.stdout.write(printNodes(sectionNodes(previewSections(games), (href) => href)));
  return 0;
}

/** Copies a game’s page and picture and returns its story; null for an id that is not in the build. */
function copyPreview(replayId: string, target: string): PreviewedGame | null {
  if (!/^\w[\w.-]*$/.test(replayId)) return null;
  const { analysis, copies } = previewFiles(replayId);
  const data = join(DIST, analysis);
  if (!existsSync(data)) return null;
  const room = join(target, replayId);
  mkdirSync(room, { recursive: true });
  for (const { path, name } of copies)
    if (existsSync(join(DIST, path))) cpSync(join(DIST, path), join(room, name));
  const { story } = JSON.parse(readFileSync(data, 'utf8')) as { story: string[] };
  return { replayId, story: story.map(logLine) };
}
