/** Removes a name or a game from the corpus, as `npm run remove` and the removal form do. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { writeWhole } from './file-facts.ts';
import {
  ADDED_FILE,
  listCorpus,
  ORDERS_EXTENSION,
  PLAYERS_FILE,
  PUBLIC_FILE,
  RECORD_EXTENSION,
} from './layout.ts';
import { listText } from './list-text.ts';
import { knownPlayersSchema, readPlayers } from './players.ts';

const NEUTRAL = 'Unlisted player';
const SOURCE = 'This person asked not to be listed.';
/** Lists with an entry for each game, and lists keyed by game id. */
const BY_ENTRY = ['builds.json', 'errata.json'];
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
  const name = decoded(encoded);
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(name)) return null;
  if (folder === 'players') return { kind: 'player', slug: name };
  return /^The whole game\./m.test(form) ? { kind: 'game', replayId: name } : null;
}

/**
 * Replaces a person's names with a neutral one: the recorded names, and the listed name, because texts about events and
 * other people may mention it. Throws if the list would become invalid.
 */
export function unlist(root: string, recorded: readonly string[]): void {
  const others = readPlayers(root).filter(
    ({ aliases }) => !aliases.some((alias) => recorded.includes(alias)),
  );
  const same = readPlayers(root).find(({ aliases }) => aliases.some((alias) => recorded.includes(alias)));
  const taken = new Set(others.map(({ name }) => name));
  let name = NEUTRAL;
  for (let number = 2; taken.has(name); number++) name = `${NEUTRAL} ${number}`;
  const listed = same && !same.unlisted ? [same.name] : [];
  const aliases = [...new Set([...(same?.aliases ?? []), ...recorded, ...listed])];
  const players = knownPlayersSchema.parse([...others, { name, aliases, unlisted: true, source: SOURCE }]);
  writeWhole(join(root, PLAYERS_FILE), `${listText(players)}\n`);
}

/** Deletes a game's record, its orders and its entries in all lists. False if no record has the id. */
export function removeGame(root: string, replayId: string): boolean {
  const records = listCorpus(root).filter(({ file }) => basename(file) === `${replayId}${RECORD_EXTENSION}`);
  for (const { file } of records) {
    rmSync(join(root, file));
    rmSync(join(root, dirname(file), `${replayId}${ORDERS_EXTENSION}`), { force: true });
  }
  if (records.length === 0) return false;
  const change = (file: string, without: (list: unknown) => unknown) => {
    const path = join(root, file);
    if (!existsSync(path)) return;
    const before: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const after = without(before);
    if (JSON.stringify(after) !== JSON.stringify(before)) writeWhole(path, `${listText(after)}\n`);
  };
  for (const file of BY_ENTRY)
    change(file, (list) => (list as { replayId: string }[]).filter((entry) => entry.replayId !== replayId));
  for (const file of BY_ID)
    change(file, (list) =>
      Object.fromEntries(Object.entries(list as object).filter(([id]) => id !== replayId)),
    );
  return true;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
