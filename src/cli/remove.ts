/** `npm run remove`: removes a name or a game from the archive. */
import './failure.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCorpus } from '../archive/corpus/corpus.ts';
import { alone } from '../archive/corpus/disk/lock.ts';
import { corpusRoot } from '../archive/corpus/layout.ts';
import { leftNames } from '../archive/corpus/left-names.ts';
import { logLine } from '../archive/corpus/log-line.ts';
import { readPlayers } from '../archive/corpus/players.ts';
import { removalOf, removeGame, unlist, type Removal } from '../archive/corpus/remove.ts';
import { unlistedNames, type UnlistedNames } from '../archive/corpus/unlisted.ts';
import { rosterOf } from '../archive/count/roster.ts';
import { keptReleases, releaseStore } from '../data/release/permanent-releases.ts';
import { analyze } from '../game/derive/analyze.ts';
import { counted } from '../game/counted.ts';
import { misused, readOptions } from './arguments.ts';

const USAGE = `Usage: npm run remove -- --player SLUG | --game ID | --form FILE

Takes a name or a game out of replays/. SLUG and ID are the last part of the address of the page; FILE holds the filled form
“Remove a name or a game”. Look at the changes, then commit them.
`;

const STILL_IN_HISTORY =
  'Earlier commits still have it. To remove it from them too, rewrite the history of the repository.';

process.exitCode = await main();

/**
 * Exit code: 0 if something was removed, 1 if nothing matches or a file is left, 2 for invalid arguments or an invalid
 * corpus.
 */
async function main(): Promise<number> {
  const values = readOptions(USAGE, {
    player: { type: 'string' },
    game: { type: 'string' },
    form: { type: 'string' },
  });
  const removal = removalIn(values);
  if (removal === undefined) return misused(USAGE);
  if (removal === null) {
    console.log('The form doesn’t name a player page or a game.');
    return 1;
  }
  const root = corpusRoot();
  const done = await alone(root, () => removed(root, removal));
  for (const sentence of done?.sentences ?? ['No player or game has this address, so nothing was changed.'])
    console.log(logLine(sentence));
  return done?.complete ? 0 : 1;
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

/** What happened, in sentences that never contain the name, and whether nothing is left. */
interface Removed {
  sentences: string[];
  complete: boolean;
}

/** Removes a name or a game; null if nothing matches. */
function removed(root: string, removal: Removal): Removed | null {
  if (removal.kind === 'game') return removedGame(root, removal.replayId);
  const games = readCorpus(root).games.map(({ game, replayId }) => analyze(game, replayId));
  const person = rosterOf(games, readPlayers(root)).people.find(({ slug }) => slug === removal.slug);
  if (!person) return null;
  const names = unlistedNames([
    { name: '', aliases: [...person.recorded, person.name], unlisted: true, source: '' },
  ]);
  const kept = keptWith(names);
  unlist(root, person.recorded);
  return {
    sentences: [
      'A neutral name replaces all names of this player.',
      ...kept,
      'Pictures in src/content/pictures are not searched. Look at them; `npm run screenshot` takes them again.',
      STILL_IN_HISTORY,
    ],
    complete: true,
  };
}

function removedGame(root: string, replayId: string): Removed | null {
  const kept = keptWith(new Map([[replayId, '']]));
  const done = removeGame(root, replayId);
  if (!done) return null;
  const { files, lists, left } = done;
  return {
    sentences: [
      `${left.length === 0 ? 'The game' : 'Only a part of the game'} is removed: ${counted(files, 'file')}${lists.length > 0 ? `, and its entries in ${lists.join(', ')}` : ''}.`,
      ...left.map((path) => `This file is left. ${path}`),
      ...kept,
      STILL_IN_HISTORY,
    ],
    complete: left.length === 0,
  };
}

/** A sentence with the permanent releases in the store that contain one of the names. */
function keptWith(names: UnlistedNames): string[] {
  const store = releaseStore();
  const versions = keptReleases(store)
    .map(({ version }) => version)
    .filter((version) => leftNames(join(store, version), names).length > 0);
  return versions.length > 0
    ? [
        `These permanent releases still have it: ${versions.join(', ')}. To withdraw one, delete its folder in ${store} and ` +
          'set "withdrawn" to a sentence with the reason in index.json there. Then `npm run release` writes the data of today under a ' +
          'new version.',
      ]
    : [];
}
