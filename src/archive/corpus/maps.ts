/** Facts about map files in the corpus: `replays/maps/<id>.json`, one file for each layout. */
import { basename, join } from 'node:path';
import { mapFactsSchema, type MapFacts } from '../../map/file/facts.ts';
import { writeWhole } from './disk/write.ts';
import { readJsonFile } from './json-file.ts';
import { compareText, DIGESTS_FILE, MAPS, walk } from './layout.ts';

const EXTENSION = '.json';

/**
 * All maps in a corpus, sorted by id; empty if the folder is missing. Throws with file and field if a file is invalid,
 * because games would otherwise be drawn on the wrong ground.
 */
export const readMaps = (root: string): MapFacts[] =>
  walk(join(root, MAPS))
    .filter((path) => isLayout(basename(path)))
    .map((path) => {
      const facts = readJsonFile(path, mapFactsSchema)!;
      if (basename(path, EXTENSION) === facts.id) return facts;
      throw new Error(`${path}: must be named after its map: ${facts.id}${EXTENSION}.`);
    })
    .sort((a, b) => compareText(a.id, b.id));

const isLayout = (name: string): boolean =>
  name.endsWith(EXTENSION) && !name.startsWith('.') && name !== DIGESTS_FILE;

/** Writes the facts about a map to a corpus. */
export const writeMap = (root: string, facts: MapFacts): void =>
  writeWhole(join(root, MAPS, facts.id + EXTENSION), mapText(facts));

/** One line per version, place and outline, so that diffs show what changed. */
function mapText(facts: MapFacts): string {
  const { ground, ...fields } = mapFactsSchema.parse(facts);
  const { levels, ...outlines } = ground;
  const lines = Object.entries(fields).map(([key, value]) => [
    key,
    Array.isArray(value) ? listText(value) : JSON.stringify(value),
  ]);
  const groundLines = [
    ...Object.entries(outlines).map(([key, value]) => [key, JSON.stringify(value)]),
    ['levels', listText(levels)],
  ];
  return `${objectText([...lines, ['ground', objectText(groundLines)]])}\n`;
}

const objectText = (entries: readonly string[][]): string =>
  `{\n${entries.map(([key, text]) => `"${key!}": ${text!}`).join(',\n')}\n}`;

/** Prints objects on separate lines and numbers on one line. */
const listText = (items: readonly unknown[]): string =>
  typeof items[0] === 'object'
    ? `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`
    : JSON.stringify(items);
