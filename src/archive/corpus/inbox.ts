/**
 * `replays/inbox/`, where pull requests put recordings, optionally in subfolders. A file `about.yaml` (or `.yml`) in a
 * folder may name the event, and players with several names, for all recordings there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse, type Tags } from 'yaml';
import { z } from 'zod';
import { describeIssues } from '../../game/stored/issues.ts';
import { eventSchema, eventsSchema, readEvents } from './events.ts';
import { alone } from './disk/lock.ts';
import { sayNotAdded, sayUnreadable } from './disk/reasons.ts';
import { deleteFile, writeTogether, type WholeFile } from './disk/write.ts';
import { checkCorpus, findRecordings, ingestAlone, type IngestOptions } from './ingest.ts';
import type { Ingested } from './store-games.ts';
import { EVENTS_FILE, INBOX, isFolder, PLAYERS_FILE } from './layout.ts';
import { listText } from './list-text.ts';
import { knownPlayersSchema, readPlayers } from './players.ts';

const ABOUT_FILES = ['about.yaml', 'about.yml'];

const players = knownPlayersSchema.exactOptional();
/** Describes recordings with the id of a known event, or without an event. */
const aboutSchema = z.strictObject({ event: z.string().exactOptional(), players });
/** Describes recordings with a new event. It is a separate schema, so that errors name its field. */
const describingSchema = z.strictObject({ event: eventSchema, players });

export type Received = Omit<Ingested, 'code'> & {
  code?: Ingested['code'] | 'invalid-about';
};

/**
 * Adds the inbox's recordings to the corpus, with the events and names that accompany them. Then empties the inbox,
 * except for refused files. Resolves with the result for every recording. A folder with an invalid `about.yaml` is
 * refused as a whole. Nothing else changes the corpus meanwhile. Rejects with a sentence, before anything is written, if
 * a list in the corpus is invalid or nothing can be written.
 */
export const receive = (options: Omit<IngestOptions, 'event'>): Promise<Received[]> =>
  alone(options.root, () => receiveAlone(options));

async function receiveAlone(options: Omit<IngestOptions, 'event'>): Promise<Received[]> {
  const { root } = options;
  const inbox = join(root, INBOX);
  // Faults in these lists aren't caused by the pull request.
  checkCorpus(options);
  readPlayers(root);
  const recordings = isFolder(inbox) ? findRecordings([inbox], root) : [];
  const received: Received[] = [];
  for (const [folder, paths] of Map.groupBy(recordings, (path) => dirname(path))) {
    let event: string | undefined;
    try {
      event = takeAbout(folder, root);
    } catch (error) {
      const sentence = `${aboutFile(folder)}: ${(error as Error).message}`;
      received.push(
        ...paths.map((path) => ({ path, outcome: 'refused', code: 'invalid-about', sentence }) as const),
      );
      continue;
    }
    const ingested = await ingestOrSay(paths, { ...options, event, onlyMelee: true });
    const refused = ingested.filter(({ outcome }) => outcome === 'refused').map(({ path }) => path);
    // Each recording in an archive is reported separately, with a path that begins with the archive's path.
    const stays = (path: string) =>
      refused.some((prefix) => prefix === path || prefix.startsWith(`${path}/`));
    const removable = paths.filter((path) => !stays(path));
    const notes = deleteFiles([
      ...removable,
      ...(refused.length === 0 ? [join(folder, aboutFile(folder))] : []),
    ]);
    received.push(
      ...ingested.map((result) => ({ ...result, ...withNote(result.sentence, notes.get(result.path)) })),
    );
  }
  return received;
}

/** Ingests the files of a folder; if that is impossible, for example on a full disk, all of them are refused. */
async function ingestOrSay(paths: readonly string[], options: IngestOptions): Promise<Ingested[]> {
  try {
    return await ingestAlone(paths, options);
  } catch (error) {
    const sentence = sayNotAdded(error);
    return paths.map((path) => ({ path, outcome: 'refused', code: 'not-written', sentence }));
  }
}

/** Deletes files of the inbox; for each that stays, a sentence with the reason, by path. */
function deleteFiles(paths: readonly string[]): Map<string, string> {
  const notes = new Map<string, string>();
  for (const path of paths)
    try {
      deleteFile(path);
    } catch (error) {
      notes.set(path, `It is in the archive, but stays in the inbox. ${(error as Error).message}`);
    }
  return notes;
}

const withNote = (sentence: string | undefined, note: string | undefined): { sentence?: string } =>
  note === undefined ? {} : { sentence: [sentence, note].filter(Boolean).join(' ') };

/**
 * Adds a folder's events and names to the corpus lists, and returns the id of the folder's event. Throws for invalid
 * content.
 */
function takeAbout(folder: string, root: string): string | undefined {
  const text = textOrNull(join(folder, aboutFile(folder)));
  const content: unknown = text === null ? {} : parseYaml(text);
  const isDescribed =
    typeof content === 'object' &&
    content !== null &&
    'event' in content &&
    typeof content.event !== 'string';
  const { event, players = [] } = parseWith(isDescribed ? describingSchema : aboutSchema, content);
  const events = readEvents(root);
  const id = typeof event === 'string' ? event : event?.id;
  if (typeof event === 'string' && !events.some((candidate) => candidate.id === event))
    throw new Error(`events.json has no event "${event}": describe it, with id, name, organiser and date`);
  const knownPlayers = readPlayers(root);
  const added = players.filter((player) => !knownPlayers.some((other) => isDeepStrictEqual(other, player)));
  parseWith(knownPlayersSchema, [...knownPlayers, ...added]);
  const isNew = typeof event === 'object' && !events.some((candidate) => isDeepStrictEqual(candidate, event));
  if (isNew) parseWith(eventsSchema, [...events, event]);
  writeTogether([
    ...appendToList(join(root, PLAYERS_FILE), added),
    ...appendToList(join(root, EVENTS_FILE), isNew ? [event] : []),
  ]);
  return id;
}

/** Path of the file that describes a folder's recordings, even if the file doesn't exist. */
const aboutFile = (folder: string): string =>
  ABOUT_FILES.find((name) => existsSync(join(folder, name))) ?? ABOUT_FILES[0]!;

/**
 * Parses YAML from a stranger; an empty document returns an empty result. Parser warnings and quoted lines in errors
 * are dropped, because workflow runners obey printed lines that look like their commands.
 */
function parseYaml(text: string): unknown {
  try {
    return parse(text, { customTags: withoutNumbers, logLevel: 'error' }) ?? {};
  } catch (error) {
    throw new Error((error as Error).message.split(':\n')[0]);
  }
}

/** Keeps numbers as text: years are text in these lists, and a player may be called 007. */
const withoutNumbers = (tags: Tags): Tags =>
  tags.filter((tag) => typeof tag === 'string' || !/:(?:int|float)$/.test(tag.tag));

function parseWith<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(describeIssues(parsed.error));
}

/** A list maintained by people with further entries; existing text stays unchanged. Nothing without entries. */
function appendToList(path: string, entries: readonly object[]): WholeFile[] {
  if (entries.length === 0) return [];
  const head = (textOrNull(path) ?? '[]').replace(/\s*\]\s*$/, '');
  const lines = entries.map((entry) => `\n  ${listText(entry, 2, 0, 1)}`).join(',');
  return [{ path, text: `${head}${head.endsWith('[') ? '' : ','}${lines}\n]\n` }];
}

/** The text of a file; null if there is none. Throws a sentence without the path if it can't be read. */
function textOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(sayUnreadable(error), { cause: error });
  }
}
