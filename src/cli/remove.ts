/** `npm run remove`: removes a name or a game from the archive. */
import './failure.ts';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCorpus } from '../archive/corpus/corpus.ts';
import { cacheFolder, corpusRoot } from '../archive/corpus/layout.ts';
import { readPlayers } from '../archive/corpus/players.ts';
import { removalOf, removeGame, unlist, type Removal } from '../archive/corpus/remove.ts';
import { rosterOf } from '../archive/count/roster.ts';
import { analyze } from '../game/derive/analyze.ts';
import { REMOVE_WORDS } from './words.ts';

const USAGE = `Usage: npm run remove -- --player SLUG | --game ID | --form FILE

Takes a name or a game out of replays/. SLUG and ID are the last part of the address of the page; FILE holds the filled form
“Remove a name or a game”. Look at the changes, then commit them.
`;

process.exitCode = main();

/** Exit code: 0 if something was removed, 1 if nothing matches, 2 for invalid arguments or an invalid corpus. */
function main(): number {
  const { values } = parseArgs({
    options: { player: { type: 'string' }, game: { type: 'string' }, form: { type: 'string' } },
  });
  const removal = removalIn(values);
  if (removal === undefined) {
    process.stderr.write(USAGE);
    return 2;
  }
  if (removal === null) {
    console.log(REMOVE_WORDS.emptyForm);
    return 1;
  }
  const sentence = removed(corpusRoot(), removal);
  console.log(sentence ?? REMOVE_WORDS.unknown);
  return sentence === null ? 1 : 0;
}

/**
 * Reads the removal from the command's options; undefined for invalid arguments, null for a form that names nothing to
 * remove.
 */
function removalIn(values: { player?: string; game?: string; form?: string }): Removal | null | undefined {
  const { player, game, form } = values;
  if (Object.keys(values).length !== 1) return undefined;
  if (player !== undefined) return { kind: 'player', slug: player };
  if (game !== undefined) return { kind: 'game', replayId: game };
  return form === undefined ? undefined : removalOf(readFileSync(form, 'utf8'));
}

/**
 * Removes a name or a game, and returns what happened in a sentence that never contains the name; null if nothing
 * matches.
 */
function removed(root: string, removal: Removal): string | null {
  if (removal.kind === 'game') return removeGame(root, removal.replayId) ? REMOVE_WORDS.game : null;
  const games = readCorpus(root, cacheFolder()).games.map(({ game, replayId }) => analyze(game, replayId));
  const person = rosterOf(games, readPlayers(root)).people.find(({ slug }) => slug === removal.slug);
  if (!person) return null;
  unlist(root, person.recorded);
  return REMOVE_WORDS.player;
}
