/**
 * Writes a corpus of the requested size from the archive's games, repeated with other seeds and, in turns, other
 * names. It therefore has as many people per game as a real one. `node tests/bench/corpus.ts 500 FOLDER`
 */
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { addedText, timeText } from '../../src/archive/corpus/added-times.ts';
import { listCorpus, RECORD_EXTENSION } from '../../src/archive/corpus/layout.ts';
import { ordersPath } from '../../src/archive/corpus/orders-file.ts';
import { recordText } from '../../src/archive/corpus/record-text.ts';
import { readRecordFile } from '../../src/archive/corpus/read-record.ts';
import { replayId } from '../../src/game/identity.ts';

/** Names repeat after this many rounds. */
const NAMES = 10;
const HOUR_MS = 60 * 60 * 1000;

const [count = '', to = ''] = process.argv.slice(2);
if (!(Number(count) > 0) || to === '' || existsSync(to)) {
  console.error('usage: node tests/bench/corpus.ts GAMES NEW-FOLDER');
  process.exit(2);
}
const files = listCorpus('replays').filter(({ kind }) => kind === 'record');
const added = new Map<string, string>();
for (let n = 0; n < Number(count); n++) {
  const file = join('replays', files[n % files.length]!.file);
  const read = readRecordFile(file);
  if (!read.ok) throw new Error(`${file}: ${read.failure.sentence}`);
  const { recording, game } = read.value;
  const round = Math.floor(n / files.length) % NAMES;
  const players = game.players.map((player) => ({
    ...player,
    name: round === 0 ? player.name : (player.name?.replace(/(?=#)|$/, String(round)) ?? null),
  }));
  const other = { ...game, randomSeed: 1_000_000 + n, players };
  const id = replayId(other, basename(file, RECORD_EXTENSION));
  const target = join(to, dirname(files[n % files.length]!.file), id + RECORD_EXTENSION);
  const sha256 = String(n).padStart(8, '0') + recording.sha256.slice(8);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, recordText({ recording: { ...recording, sha256 }, game: other }));
  if (existsSync(ordersPath(file))) cpSync(ordersPath(file), ordersPath(target));
  added.set(id, timeText(new Date(Date.UTC(2026, 0, 1) + n * HOUR_MS)));
}
for (const name of ['events.json', 'players.json']) cpSync(join('replays', name), join(to, name));
writeFileSync(join(to, 'builds.json'), '[]\n');
writeFileSync(join(to, 'added.json'), addedText(added));
