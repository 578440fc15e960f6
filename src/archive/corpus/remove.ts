/** Removes a name or a game from the corpus, as `npm run remove` and the removal form do. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { fingerprint } from '../../game/identity.ts';
import { BUILDS_FILE } from './build-exceptions.ts';
import { readCandidates, readCorpus } from './corpus.ts';
import { deleteFile, writeTogether, type WholeFile } from './disk/write.ts';
import { ERRATA_FILE } from './errata.ts';
import { readEvents } from './events.ts';
import { readJsonFile } from './json-file.ts';
import {
  ADDED_FILE,
  listCorpus,
  NICKNAMES_FILE,
  PLAYERS_FILE,
  PUBLIC_FILE,
  RECORD_EXTENSION,
} from './layout.ts';
import { listText } from './list-text.ts';
import { readNicknames } from './nicknames.ts';
import { ordersPath } from './orders-file.ts';
import { knownPlayersSchema, readPlayers, type KnownPlayer } from './players.ts';
import { unlistedNames } from './unlisted.ts';

const NEUTRAL = 'Unlisted player';
const SOURCE = 'This person asked not to be listed.';
/** Lists with an entry for each game, and lists keyed by game id. */
const BY_ENTRY = [BUILDS_FILE, ERRATA_FILE];
const BY_ID = [ADDED_FILE, PUBLIC_FILE];

/** A removal of one player’s name, or of one game. */
export type Removal = { kind: 'player'; slug: string } | { kind: 'game'; replayId: string };

/**
 * Reads a removal from the filled-in form: the first address of a player's or game's page, and the choice. Null if the
 * form names neither. Only the characters of ids and slugs are taken, so no other part of a stranger's text is passed
 * on.
 */
export function removalOf(form: string): Removal | null {
  const [, folder, encoded = ''] = /\/(players|replays)\/([\w%.-]+)/.exec(form) ?? [];
  const name = decodeEscapes(encoded);
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(name)) return null;
  if (folder === 'players') return { kind: 'player', slug: name };
  return /^The whole game\./m.test(form) ? { kind: 'game', replayId: name } : null;
}

/**
 * Replaces a person's names with a neutral one: the recorded names, and the listed name, because texts about events and
 * other people may mention it. Other words for the person go too. Requires the corpus lock. Throws a sentence, before
 * anything is written, if a list is or would become invalid. Repeating it after an interruption is harmless.
 */
export function unlist(root: string, recorded: readonly string[]): void {
  const players = readPlayers(root);
  const isSame = ({ aliases }: KnownPlayer) => aliases.some((alias) => recorded.includes(alias));
  const otherPlayers = players.filter((player) => !isSame(player));
  const listedPlayer = players.find(isSame);
  const takenNames = new Set(otherPlayers.map(({ name }) => name));
  let name = NEUTRAL;
  for (let number = 2; takenNames.has(name); number++) name = `${NEUTRAL} ${number}`;
  const listedNames = listedPlayer && !listedPlayer.unlisted ? [listedPlayer.name] : [];
  const aliases = [...new Set([...(listedPlayer?.aliases ?? []), ...recorded, ...listedNames])];
  const entry: KnownPlayer = { name, aliases, unlisted: true, source: SOURCE };
  const list = knownPlayersSchema.parse([...otherPlayers, entry]);
  const nicknames = Object.fromEntries(readNicknames(root, unlistedNames([entry])));
  // The list of players comes last: until it is written, the person is found again.
  writeTogether([
    ...changeList(join(root, NICKNAMES_FILE), z.record(z.string(), z.string()), () => nicknames),
    { path: join(root, PLAYERS_FILE), text: `${listText(list)}\n` },
  ]);
}

/** What a removal did. */
export interface RemovedGame {
  /** Number of deleted files. */
  files: number;
  /** Lists that named the game. */
  lists: string[];
  /** Files that could not be deleted, each with the reason and the remedy. */
  left: string[];
}

/**
 * Deletes a game: first its entries in all lists, then its files. So an interruption can be repeated, and a game that
 * only a list names is removed too. `replayId` is the id in the page's address. Requires the corpus lock. Null if nothing
 * has the id. Throws a sentence, before anything is written, if a list is invalid.
 */
export function removeGame(root: string, replayId: string): RemovedGame | null {
  const { renamed } = readCorpus(root);
  // Pages of games with unlisted people have another id than their files.
  const stored = [...renamed].find(([, published]) => published === replayId)?.[0] ?? replayId;
  const lists = [
    ...BY_ENTRY.flatMap((file) =>
      changeList(join(root, file), z.array(z.looseObject({ replayId: z.string() })), (entries) =>
        entries.filter((entry) => entry.replayId !== stored),
      ),
    ),
    ...BY_ID.flatMap((file) =>
      changeList(join(root, file), z.record(z.string(), z.unknown()), (entries) =>
        Object.fromEntries(Object.entries(entries).filter(([id]) => id !== stored)),
      ),
    ),
  ];
  const files = filesOf(root, stored);
  if (files.length === 0 && lists.length === 0) return null;
  writeTogether(lists);
  const left = files.flatMap((file) => {
    try {
      deleteFile(file);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  return { files: files.length - left.length, lists: lists.map(({ path }) => basename(path)), left };
}

/** All files of a game: records and recordings of it, also shorter ones, and orders. */
function filesOf(root: string, stored: string): string[] {
  const { candidates } = readCandidates(root, readEvents(root));
  const prints = new Set(
    candidates.filter((copy) => copy.replayId === stored).map(({ game }) => fingerprint(game)),
  );
  const copies = candidates.filter(({ game }) => prints.has(fingerprint(game))).map(({ file }) => file);
  // A damaged record has no game.
  const named = listCorpus(root).filter(({ file }) => basename(file) === stored + RECORD_EXTENSION);
  const records = [...new Set([...copies, ...named.map(({ file }) => file)])];
  return (
    records
      // The record comes last: until it is deleted, the game is found again.
      .flatMap((file) => (file.endsWith(RECORD_EXTENSION) ? [ordersPath(file), file] : [file]))
      .map((file) => join(root, file))
      .filter((path) => existsSync(path))
  );
}

/** A list after a change, unless it stays the same or doesn't exist. Throws a sentence if the list is invalid. */
function changeList<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  change: (list: z.infer<Schema>) => unknown,
): WholeFile[] {
  const oldList = readJsonFile(path, schema);
  if (oldList === null) return [];
  const newList = change(oldList);
  return JSON.stringify(newList) === JSON.stringify(oldList)
    ? []
    : [{ path, text: `${listText(newList)}\n` }];
}

function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A damaged escape names nothing.
    return '';
  }
}
