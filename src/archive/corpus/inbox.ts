/**
 * `replays/inbox/`, where pull requests put recordings, optionally in subfolders. A file `about.yaml` (or `.yml`) in a
 * folder may name the event, and players with several names, for all recordings there.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse, type Tags } from 'yaml';
import { z } from 'zod';
import { describeIssues } from '../../game/stored/issues.ts';
import { eventSchema, eventsSchema, readEvents } from './events.ts';
import { writeWhole } from './file-facts.ts';
import { findRecordings, ingest, type IngestOptions } from './ingest.ts';
import type { Ingested } from './keep.ts';
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
 * refused as a whole. Rejects if a list in the corpus is invalid.
 */
export async function receive(options: Omit<IngestOptions, 'event'>): Promise<Received[]> {
  const { root } = options;
  const inbox = join(root, INBOX);
  // Faults in these lists aren't caused by the pull request.
  readEvents(root);
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
    const ingested = await ingest(paths, { ...options, event, onlyMelee: true });
    const refused = new Set(ingested.filter(({ outcome }) => outcome === 'refused').map(({ path }) => path));
    // Each recording in an archive is reported separately, with a path that begins with the archive's path.
    const stays = (path: string) =>
      [...refused].some((prefix) => prefix === path || prefix.startsWith(`${path}/`));
    for (const path of paths) if (!stays(path)) rmSync(path);
    if (refused.size === 0) rmSync(join(folder, aboutFile(folder)), { force: true });
    received.push(...ingested);
  }
  return received;
}

/**
 * Adds a folder's events and names to the corpus lists, and returns the id of the folder's event. Throws for invalid
 * content.
 */
function takeAbout(folder: string, root: string): string | undefined {
  const text = read(join(folder, aboutFile(folder)));
  const about: unknown = text === null ? {} : parsedYaml(text);
  const isDescribed =
    typeof about === 'object' && about !== null && 'event' in about && typeof about.event !== 'string';
  const { event, players = [] } = checked(isDescribed ? describingSchema : aboutSchema, about);
  const events = readEvents(root);
  const id = typeof event === 'string' ? event : event?.id;
  if (typeof event === 'string' && !events.some((candidate) => candidate.id === event))
    throw new Error(`events.json has no event "${event}": describe it, with id, name, organiser and date`);
  const knownPlayers = readPlayers(root);
  const added = players.filter((player) => !knownPlayers.some((other) => isDeepStrictEqual(other, player)));
  checked(knownPlayersSchema, [...knownPlayers, ...added]);
  const isNew = typeof event === 'object' && !events.some((candidate) => isDeepStrictEqual(candidate, event));
  if (isNew) checked(eventsSchema, [...events, event]);
  append(join(root, PLAYERS_FILE), added);
  if (isNew) append(join(root, EVENTS_FILE), [event]);
  return id;
}

/** Path of the file that describes a folder's recordings, even if the file doesn't exist. */
const aboutFile = (folder: string): string =>
  ABOUT_FILES.find((name) => existsSync(join(folder, name))) ?? ABOUT_FILES[0]!;

/**
 * Parses YAML from a stranger; an empty document returns an empty result. Parser warnings and quoted lines in errors
 * are dropped, because workflow runners obey printed lines that look like their commands.
 */
function parsedYaml(text: string): unknown {
  try {
    return parse(text, { customTags: withoutNumbers, logLevel: 'error' }) ?? {};
  } catch (error) {
    throw new Error((error as Error).message.split(':\n')[0]);
  }
}

/** Keeps numbers as text: years are text in these lists, and a player may be called 007. */
const withoutNumbers = (tags: Tags): Tags =>
  tags.filter((tag) => typeof tag === 'string' || !/:(?:int|float)$/.test(tag.tag));

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(describeIssues(parsed.error));
}

/** Appends entries to a list maintained by people; existing text stays unchanged. */
function append(path: string, entries: readonly object[]): void {
  if (entries.length === 0) return;
  const before = (read(path) ?? '[]').replace(/\s*\]\s*$/, '');
  const lines = entries.map((entry) => `\n  ${listText(entry, 2, 0, 1)}`).join(',');
  writeWhole(path, `${before}${before.endsWith('[') ? '' : ','}${lines}\n]\n`);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
