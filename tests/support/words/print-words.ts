/**
 * `npm run words [-- PART]`: every text of the source that somebody reads, those shown most first. A line has how often the
 * text is on built pages, a page or file that has it, the text, and where it is written. PART is a part of a path, or of a
 * sentence as you read it. This needs a build.
 */
import { existsSync } from 'node:fs';
import { searchFiles } from './other-places.ts';
import { longestPart, patternOf } from './pattern.ts';
import { searchPages } from './shown.ts';
import { writtenTexts } from './strings.ts';

const DIST = new URL('../../../dist', import.meta.url).pathname;
/** Files with ids, drawings and search words, which nobody reads as texts. */
const NOT_READ =
  /^src\/(?:game\/objects|game\/derive\/research|view\/svg\/glyphs|view\/ask\/(?:grammar|lexicon))\b/;
/** Lists of object ids. */
const IDS = /^(?:\w{4} ){3,}\w{4}$/;
/** Files with texts for people who run commands. */
const COMMANDS = /^src\/(?:cli|host|site|archive\/(?:audit|corpus)|contract\/(?:check|rewordings))\b/;
/** Letters that a text needs in a row to be recognized in a sentence. */
const TELLING = 8;

const [part = ''] = process.argv.slice(2);
if (!existsSync(DIST)) throw new Error('There is no dist/. Run npm run build first.');
const shownOn = searchPages(DIST);
const otherPlaceOf = searchFiles(DIST);

const texts = writtenTexts({ labels: true }).filter(
  (written) => !NOT_READ.test(written.at) && !IDS.test(written.text) && isMeant(written),
);
const rows = [...Map.groupBy(texts, ({ text }) => text)]
  .map(([text, copies]) => ({ copies, ...shownOn(text) }))
  .sort((a, b) => b.times - a.times);
console.log(['TIMES', 'SHOWN ON', 'TEXT', 'WRITTEN IN'].join('\t'));
for (const { times, page, copies } of rows) {
  const [{ at, text, named }] = copies as [(typeof copies)[0]];
  const place = page ? addressOf(page) : otherPlace(text, at);
  const files = copies.map((copy) => copy.at).join(' ');
  console.log([times || '–', place, named, files].join('\t'));
}

function isMeant({ at, text }: { at: string; text: string }): boolean {
  if (at.includes(part) || text.toLowerCase().includes(part.toLowerCase())) return true;
  return longestPart(text).length >= TELLING && patternOf(text).test(part);
}

function otherPlace(text: string, at: string): string {
  const place = otherPlaceOf(text);
  if (place) return addressOf(place.name) + (place.isScript ? ' (script)' : '');
  if (at.startsWith('src/data/mcp/')) return '(MCP server)';
  return COMMANDS.test(at) ? '(commands and builds)' : '(not in this build)';
}

/** `/docs/` for `docs/index.html`. */
function addressOf(file: string): string {
  return `/${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`;
}
