/** What is reported as new in a folder, with an observer as on each system, and with looking only. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FolderWatcher } from '../../../../../src/app/drop/watch/watcher.ts';
import { FakeFolder, FakeObserver } from '../../../../support/fake-folder.ts';

let folder: FakeFolder;
let found: string[];
let ended: string[];

beforeEach(() => {
  vi.useFakeTimers();
  folder = new FakeFolder();
  folder.write('old.w3g', 'old');
  folder.write('LastReplay.w3g', 'old');
  [found, ended] = [[], []];
  return () => vi.useRealTimers();
});

/** Begins to watch, told by an observer or not. */
async function watch(isTold: boolean) {
  vi.stubGlobal('FileSystemObserver', isTold ? FakeObserver : undefined);
  const watcher = new FolderWatcher(folder.handle(), {
    found: (file, path) => void found.push(`${path} ${file.size}`),
    ended: (reason) => void ended.push(reason),
  });
  return { watcher, earlier: await watcher.start() };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const say = (...told: Parameters<typeof FakeObserver.say> extends [unknown, ...infer Rest] ? Rest : never) =>
  FakeObserver.say(folder, ...told);
const show = (state: string) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('told by the browser', () => {
  test('a file is reported once, when its size has been the same twice', async () => {
    const { earlier, watcher } = await watch(true);
    expect(earlier).toEqual(['LastReplay.w3g', 'old.w3g']);
    folder.write('new.w3g', '');
    say('appeared', 'new.w3g');
    await pass(2000);
    for (const bytes of ['1', '12', '123']) {
      folder.write('new.w3g', bytes);
      say('modified', 'new.w3g');
      await pass(400);
    }
    expect(found).toEqual([]);
    await pass(1000);
    say('modified', 'new.w3g');
    await pass(5000);
    expect(found).toEqual(['new.w3g 3']);
    watcher.stop();
  });

  test('a file that is saved while the folder is first looked at is new', async () => {
    folder.write('saved.w3g', 'new', Date.now());
    folder.write('from the future.w3g', 'old', Date.now() + 1e6);
    const { earlier } = await watch(true);
    expect(earlier).toEqual(['from the future.w3g', 'LastReplay.w3g', 'old.w3g']);
    await pass(2000);
    expect(found).toEqual(['saved.w3g 3']);
  });

  test('a file that grows without reports is waited for', async () => {
    await watch(true);
    folder.write('new.w3g', '1');
    say('appeared', 'new.w3g');
    for (let size = 2; size < 9; size++) {
      await pass(400);
      folder.write('new.w3g', 'x'.repeat(size));
    }
    expect(found).toEqual([]);
    await pass(1500);
    expect(found).toEqual(['new.w3g 8']);
  });

  test('a replay in pieces with long pauses is waited for, by the size in its header', async () => {
    const head = `Warcraft III recorded game\x1a\0\x44\0\0\0\x60\0\0\0`;
    await watch(true);
    for (let size = head.length; size < 0x60; size += 20) {
      folder.write('new.w3g', head.padEnd(size));
      say('appeared', 'new.w3g');
      await pass(3000);
    }
    expect(found).toEqual([]);
    folder.write('new.w3g', head.padEnd(0x60));
    await pass(1500);
    expect(found).toEqual([`new.w3g ${0x60}`]);
    // One that stays as it is will be reported as damaged.
    folder.write('cut.w3g', head);
    say('appeared', 'cut.w3g');
    await pass(5000);
    expect(found).toHaveLength(1);
    await pass(10_000);
    expect(found).toEqual([`new.w3g ${0x60}`, `cut.w3g ${head.length}`]);
  });

  test('the game’s unfinished file and other files are not replays; an overwritten replay is new', async () => {
    await watch(true);
    folder.write('TempReplay.w3g', 'half');
    folder.write('notes.txt', 'text');
    folder.write('LastReplay.w3g', 'newer');
    say('appeared', 'TempReplay.w3g');
    say('appeared', 'notes.txt');
    say('modified', 'LastReplay.w3g');
    await pass(5000);
    expect(found).toEqual(['LastReplay.w3g 5']);
  });

  test('renamed files aren’t new, except from a temporary name', async () => {
    await watch(true);
    folder.move('old.w3g', 'named/old.w3g');
    say('moved', 'named/old.w3g', 'old.w3g');
    folder.write('new.tmp', 'new');
    folder.move('new.tmp', 'new.w3g');
    say('moved', 'new.w3g', 'new.tmp');
    await pass(2000);
    folder.move('named/old.w3g', 'other/old.w3g');
    say('moved', 'other/', 'named/');
    await pass(2000);
    expect(found).toEqual(['new.w3g 3']);
  });

  test('on systems that report a rename as two files, the renamed one isn’t new', async () => {
    await watch(true);
    folder.move('old.w3g', 'renamed.w3g');
    say('disappeared', 'old.w3g');
    say('appeared', 'renamed.w3g');
    await pass(2000);
    expect(found).toEqual([]);
  });

  test('a file in a new folder is found, though only the folder is reported', async () => {
    await watch(true);
    folder.write('season/deep/new.w3g', 'new');
    say('appeared', 'season/');
    await pass(2000);
    expect(found).toEqual(['season/deep/new.w3g 3']);
  });

  test('after an unknown change, and on return to the tab, everything is looked at', async () => {
    await watch(true);
    folder.write('a.w3g', 'a');
    folder.write('old.w3g', 'overwritten');
    say('unknown');
    await pass(2000);
    expect(found.sort()).toEqual(['a.w3g 1', 'old.w3g 11']);
    folder.write('b.w3g', 'bb');
    await pass(60_000);
    expect(found).toHaveLength(2);
    show('hidden');
    show('visible');
    await pass(2000);
    expect(found).toContain('b.w3g 2');
  });

  test('many deleted files cost few looks', async () => {
    for (let at = 0; at < 100; at++) folder.write(`${at}.w3g`, 'x');
    await watch(true);
    const before = folder.looks.names;
    for (let at = 0; at < 100; at++) {
      folder.files.delete(`${at}.w3g`);
      say('disappeared', `${at}.w3g`);
    }
    await pass(2000);
    expect(folder.looks.names - before).toBeLessThan(5);
  });

  test('an observer that fails is replaced by looking', async () => {
    const { watcher } = await watch(true);
    say('errored');
    await pass(100);
    expect(watcher.isTold).toBe(false);
    folder.write('new.w3g', 'new');
    await pass(5000);
    expect(found).toEqual(['new.w3g 3']);
    expect(ended).toEqual([]);
    watcher.stop();
  });

  test.each([
    ['NotFoundError', 'gone'],
    ['NotAllowedError', 'forbidden'],
  ])('%s ends it', async (error, reason) => {
    await watch(true);
    folder.error = error;
    say('disappeared');
    say('errored');
    await pass(5000);
    expect(ended).toEqual([reason]);
    expect(FakeObserver.last!.connected).toBe(false);
  });

  test('nothing is reported after it was stopped', async () => {
    const { watcher } = await watch(true);
    folder.write('new.w3g', 'new');
    say('appeared', 'new.w3g');
    watcher.stop();
    await pass(5000);
    expect(found).toEqual([]);
  });
});

describe('looking', () => {
  test('finds new files and overwritten ones, and reads sizes of few', async () => {
    for (let at = 0; at < 1000; at++) folder.write(`${at}.w3g`, 'x');
    const { watcher } = await watch(false);
    expect(watcher.isTold).toBe(false);
    const before = { ...folder.looks };
    await pass(30_000);
    expect(folder.looks.names - before.names).toBe(5);
    expect(folder.looks.sizes - before.sizes).toBeLessThan(5 * 25);
    folder.write('new/new.w3g', 'new');
    folder.write('LastReplay.w3g', 'newer');
    await pass(8000);
    expect(found.sort()).toEqual(['LastReplay.w3g 5', 'new/new.w3g 3']);
    folder.write('3.w3g', 'an old one is found within a minute');
    await pass(61_000);
    expect(found).toHaveLength(3);
    folder.error = 'NotFoundError';
    await pass(8000);
    expect(ended).toEqual(['gone']);
  });
});
