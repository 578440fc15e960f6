/** `npm run remove`: removes a name or a game from the archive. */
import './failure.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCorpus } from '../archive/corpus/corpus.ts';
import { alone } from '../archive/corpus/disk/lock.ts';
import { corpusRoot } from '../archive/corpus/layout.ts';
import { findLeftNames } from '../archive/corpus/left-names.ts';
import { logLine } from '../archive/corpus/log-line.ts';
import { readPlayers, type KnownPlayer } from '../archive/corpus/players.ts';
import { removalOf, removeGame, unlist, type Removal } from '../archive/corpus/remove.ts';
import { unlistedNames, type UnlistedNames } from '../archive/corpus/unlisted.ts';
import { rosterOf } from '../archive/count/roster.ts';
import { readReleases, releaseStore } from '../data/release/permanent-releases.ts';
import { analyze } from '../game/derive/analyze.ts';
import { counted } from '../game/counted.ts';
import { exitMisused, readOptions } from './arguments.ts';

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
  if (removal === 'misused') return exitMisused(USAGE);
  if (removal === null) {
    console.log('The form doesn’t name a player page or a game.');
    return 1;
  }
  const root = corpusRoot();
  const report = await alone(root, () => removeEntry(root, removal));
  for (const sentence of report?.sentences ?? ['No player or game has this address, so nothing was changed.'])
    console.log(logLine(sentence));
  return report?.complete ? 0 : 1;
}

/**
 * Reads the removal from the command's options; null for a form that names nothing to remove.
 */
function removalIn(values: { player?: string; game?: string; form?: string }): Removal | 'misused' | null {
  const { player, game, form } = values;
  if (Object.keys(values).length !== 1) return 'misused';
  if (player !== undefined) return { kind: 'player', slug: player };
  if (game !== undefined) return { kind: 'game', replayId: game };
  return form === undefined ? 'misused' : removalOf(readFileSync(form, 'utf8'));
}

/** What happened, in sentences that never contain the name, and whether nothing is left. */
interface RemovalReport {
  sentences: string[];
  complete: boolean;
}

/** Removes a name or a game; null if nothing matches. */
function removeEntry(root: string, removal: Removal): RemovalReport | null {
  if (removal.kind === 'game') return removeGameFiles(root, removal.replayId);
  const games = readCorpus(root).games.map(({ game, replayId }) => analyze(game, replayId));
  const person = rosterOf(games, readPlayers(root)).people.find(({ slug }) => slug === removal.slug);
  if (!person) return null;
  // As an entry of players.json, whose names are searched in every form that the site prints.
  const entry: KnownPlayer = {
    name: '',
    aliases: [...person.recorded, person.name],
    unlisted: true,
    source: '',
  };
  const releases = releasesWith(unlistedNames([entry]));
  unlist(root, person.recorded);
  return {
    sentences: [
      'A neutral name replaces all names of this player.',
      ...releases,
      'Pictures in src/content/pictures are not searched. Look at them; `npm run screenshot` takes them again.',
      STILL_IN_HISTORY,
    ],
    complete: true,
  };
}

function removeGameFiles(root: string, replayId: string): RemovalReport | null {
  const releases = releasesWith(new Map([[replayId, '']]));
  const removal = removeGame(root, replayId);
  if (!removal) return null;
  const { files, lists, left: leftFiles } = removal;
  const subject = leftFiles.length === 0 ? 'The game' : 'Only a part of the game';
  const entries = lists.length > 0 ? `, and its entries in ${lists.join(', ')}` : '';
  return {
    sentences: [
      `${subject} is removed: ${counted(files, 'file')}${entries}.`,
      ...leftFiles.map((path) => `This file is left. ${path}`),
      ...releases,
      STILL_IN_HISTORY,
    ],
    complete: leftFiles.length === 0,
  };
}

/** A sentence with the permanent releases in the store that contain one of the names. */
function releasesWith(names: UnlistedNames): string[] {
  const store = releaseStore();
  const versions = readReleases(store)
    .map(({ version }) => version)
    .filter((version) => findLeftNames(join(store, version), names).length > 0);
  return versions.length > 0
    ? [
        `These permanent releases still have it: ${versions.join(', ')}. To withdraw one, delete its folder in ${store} and ` +
          'set "withdrawn" to a sentence with the reason in index.json there. Then `npm run release` writes the data of today under a ' +
          'new version.',
      ]
    : [];
}
