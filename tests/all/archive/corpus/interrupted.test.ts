/** What changes a corpus loses nothing on a full disk, and can be repeated. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sayUnwritable } from '../../../../src/archive/corpus/disk/reasons.ts';
import { scratchFolder } from '../../../../src/archive/corpus/disk/scratch.ts';
import { writeTogether } from '../../../../src/archive/corpus/disk/write.ts';
import { receive } from '../../../../src/archive/corpus/inbox.ts';
import { ingest } from '../../../../src/archive/corpus/ingest.ts';
import { removeGame, unlist } from '../../../../src/archive/corpus/remove.ts';
import { withFailingWrites } from '../../../support/fail-at-write.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import {
  DUEL_ID,
  filesIn,
  save,
  saveRecording,
  snapshot,
  temporaryCorpus,
  temporaryFolder,
} from '../../../unit/archive/corpus/temporary-corpus.ts';

const NOW = '2026-11-21T10:22:46Z';
const texts = (root: string) => snapshot(root).map(([name, , text]) => [name, text]);
const full = (root: string, from: number) => ({ from, below: root, code: 'ENOSPC' });

/** A corpus with one game, taken in. */
async function corpusWithGame() {
  const { root, inbox } = temporaryCorpus();
  await ingest([saveRecording(join(inbox, 'a.w3g'))], { root, now: NOW, threads: 1 });
  return { root, inbox };
}

test('files that belong together are all new or all old, and no half of one is left', async () => {
  const folder = temporaryFolder();
  const [a, b] = [save(join(folder, 'a.json'), 'old'), save(join(folder, 'b.json'), 'old')];
  const write = () => writeTogether([a, b].map((path) => ({ path, text: 'new and longer' })));
  await expect(withFailingWrites(full(folder, 2), write)).rejects.toThrow(`${b}: ${sayUnwritable('ENOSPC')}`);
  expect(texts(folder)).toEqual([
    ['a.json', 'old'],
    ['b.json', 'old'],
  ]);
  expect(readdirSync(folder)).toHaveLength(2);
  write();
  expect(readFileSync(a, 'utf8')).toBe('new and longer');
});

test('a disk that gets full costs no game: each is taken in or refused, the next run takes the rest', async () => {
  const { root, inbox } = temporaryCorpus();
  const paths = [1, 2, 3].map((seed) =>
    saveRecording(join(inbox, `${seed}.w3g`), { ...duel(), randomSeed: seed }),
  );
  const take = () => ingest(paths, { root, now: NOW, threads: 1 });
  // Each game has two files, and the list of times comes last: the first, a second and the last write.
  for (const [from, written] of [
    [1, 0],
    [4, 1],
    [5, 3],
  ] as const) {
    const report = await withFailingWrites(full(root, from), take);
    for (const { code, sentence } of report)
      if (code === 'not-written') expect(sentence).toContain(sayUnwritable('ENOSPC'));
    expect(report.some(({ code }) => code === 'not-written')).toBe(true);
    const records = filesIn(root).filter((file) => file.endsWith('.game.json'));
    expect(records).toHaveLength(written);
    for (const file of records)
      expect(() => JSON.parse(readFileSync(join(root, file), 'utf8'))).not.toThrow();
  }
  await take();
  const whole = temporaryCorpus();
  await ingest(paths, { root: whole.root, now: NOW, threads: 1 });
  expect(texts(root)).toEqual(texts(whole.root));
});

test('recordings stay in the inbox until their game and its time are written', async () => {
  const { root } = temporaryCorpus();
  saveRecording(join(root, 'inbox', 'a.w3g'));
  const take = () => receive({ root, now: NOW, threads: 1 });
  for (const from of [1, 3]) {
    expect(await withFailingWrites(full(root, from), take)).toMatchObject([{ code: 'not-written' }]);
    expect(existsSync(join(root, 'inbox', 'a.w3g'))).toBe(true);
  }
  expect((await take()).map(({ outcome }) => outcome)).not.toContain('refused');
  expect(existsSync(join(root, 'inbox', 'a.w3g'))).toBe(false);
});

test('a removal that a full disk stops changes nothing', async () => {
  const { root } = await corpusWithGame();
  const before = texts(root);
  for (const action of [() => removeGame(root, DUEL_ID), () => unlist(root, ['Arthas'])]) {
    await expect(withFailingWrites(full(root, 1), action)).rejects.toThrow(sayUnwritable('ENOSPC'));
    expect(texts(root)).toEqual(before);
  }
});

test('an interrupted removal is finished by the next, also if only a list still names the game', async () => {
  const { root } = await corpusWithGame();
  for (const file of filesIn(root)) if (file.includes(DUEL_ID)) rmSync(join(root, file));
  expect(removeGame(root, DUEL_ID)).toEqual({ files: 0, lists: ['added.json'], left: [] });
  expect(removeGame(root, DUEL_ID)).toBeNull();
});

test('a damaged list stops a removal before anything is written', async () => {
  const { root } = await corpusWithGame();
  save(join(root, 'builds.json'), '[');
  const before = texts(root);
  expect(() => removeGame(root, DUEL_ID)).toThrow(/builds\.json: not valid JSON/);
  expect(texts(root)).toEqual(before);
});

test('the address of a game with an unlisted player removes it too', async () => {
  const { root } = await corpusWithGame();
  unlist(root, ['Arthas']);
  const published = DUEL_ID.replace('Arthas', 'Unlisted-player');
  expect(removeGame(root, published)).toMatchObject({ files: 2, left: [] });
});

test('temporary folders of commands that ended go, those of others stay', () => {
  const named = (pid: number, host = hostname()) =>
    mkdtempSync(join(tmpdir(), `farseer-${host.replace(/[^\w.-]/g, '_')}-${pid}-`));
  // No system gives this number to a process.
  const [ended, running, elsewhere] = [named(2 ** 30), named(process.pid), named(2 ** 30, 'another-machine')];
  mkdirSync(join(ended, '0'));
  const { folder, clear } = scratchFolder();
  expect([ended, running, elsewhere, folder].map((path) => existsSync(path))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(dirname(folder)).toBe(tmpdir());
  clear();
  for (const path of [running, elsewhere]) rmSync(path, { recursive: true });
  expect(existsSync(folder)).toBe(false);
});
