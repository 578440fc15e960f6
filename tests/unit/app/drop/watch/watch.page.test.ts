/** What the page does with new games, several tabs, and permissions. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { DropSession } from '../../../../../src/app/drop/session/session.ts';
import { Watch } from '../../../../../src/app/drop/watch/watch.ts';
import { canWatch, hasKeptFolder } from '../../../../../src/app/drop/watch/folder.ts';
import { WATCH_WORDS as WORDS } from '../../../../../src/app/drop/watch/state.ts';
import { dropFailure } from '../../../../support/drop-failures.ts';
import { FakeFolder, FakeObserver } from '../../../../support/fake-folder.ts';
import { beginPage } from '../../../../support/page-here.ts';
import { until } from '../../../../support/until.ts';
import { droppedDuel } from '../../library/games.ts';

let folder: FakeFolder;
/** Who holds the lock, and who waits for it. */
let locks: (() => unknown)[];

/** Games are told apart by the text of their file; "bad" is damaged. */
const gameOf = (text: string) => {
  const game = droppedDuel();
  return { ...game, analysis: { ...game.analysis, fingerprint: text, complete: text !== 'half' } };
};

function begin() {
  const session = new DropSession({
    read: ({ file }) => ({
      first: file
        .text()
        .then((text) =>
          text === 'bad' ? dropFailure('damaged') : { ok: true as const, value: gameOf(text.trim()) },
        ),
      rest: new Promise(() => undefined),
    }),
    cancel: () => undefined,
  });
  return { session, watch: new Watch(session) };
}

async function choose() {
  const page = begin();
  await page.watch.choose();
  await until(() => expect(page.session.state.watch?.phase).toBe('watching'));
  return page;
}

/** The game saves a file; resolves once it was read and the page has decided what to do with it. */
async function save(session: DropSession, path: string, text: string): Promise<void> {
  folder.write(path, text);
  FakeObserver.say(folder, 'appeared', path);
  await session.until(({ entries }) =>
    entries.some((entry) => entry.path.endsWith(path) && entry.outcome !== null),
  );
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  beginPage('/drop/', '<input>');
  localStorage.clear();
  folder = new FakeFolder();
  folder.write('a.w3g', 'a');
  folder.write('b.w3g', 'b');
  locks = [];
  vi.stubGlobal('FileSystemObserver', FakeObserver);
  vi.stubGlobal('showDirectoryPicker', async () => folder.handle());
  const request = async (
    _name: string,
    options: { ifAvailable?: boolean },
    use: (lock: unknown) => unknown,
  ) => {
    const mine = async () => {
      await use({});
      locks.shift();
      return locks[0]?.();
    };
    if (locks.length > 0 && options.ifAvailable) return use(null);
    return locks.push(mine) === 1 ? mine() : undefined;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => vi.unstubAllGlobals();
});

test('without the browser’s help, a sentence says which browsers have it', async () => {
  vi.stubGlobal('showDirectoryPicker', undefined);
  Reflect.deleteProperty(globalThis, 'showDirectoryPicker');
  expect(canWatch()).toBe(false);
  const { session, watch } = begin();
  await watch.choose();
  expect(session.state.notices).toEqual([WORDS.unsupported]);
  vi.stubGlobal('showDirectoryPicker', () => Promise.reject(new Error('AbortError')));
  await watch.choose();
  expect(session.state.notices).toEqual([WORDS.notChosen]);
  expect(hasKeptFolder()).toBe(false);
});

test('a new game opens; the same game in a second file doesn’t, a damaged one is a sentence', async () => {
  const { session } = await choose();
  await save(session, 'LastReplay.w3g', 'c');
  expect(session.state.view).toEqual({ kind: 'entry', id: 1 });
  await save(session, 'Autosaved/c.w3g', 'c  ');
  await save(session, 'bad.w3g', 'bad');
  expect(session.state.view).toEqual({ kind: 'entry', id: 1 });
  expect(session.state.notices[0]).toContain('bad.w3g');
  await save(session, 'half.w3g', 'half');
  expect(session.state.view).toEqual({ kind: 'entry', id: 4 });
});

test('a game waits while the visitor reads or types', async () => {
  const { session, watch } = await choose();
  document.querySelector('input')!.focus();
  await save(session, 'c.w3g', 'c');
  expect(session.state.view.kind).toBe('start');
  expect(session.state.watch).toMatchObject({ waits: true, latest: { id: 1 } });
  document.querySelector('input')!.blur();
  watch.open(1);
  expect(session.state.watch!.waits).toBe(false);
  dispatchEvent(new Event('wheel'));
  await save(session, 'd.w3g', 'd');
  expect(session.state.view).toEqual({ kind: 'entry', id: 1 });
  watch.open(2);
  // What was opened since hasn't been read yet.
  await save(session, 'e.w3g', 'e');
  expect(session.state.view).toEqual({ kind: 'entry', id: 3 });
  document.body.insertAdjacentHTML('beforeend', '<p class="play-bar playing"></p>');
  await save(session, 'f.w3g', 'f');
  expect(session.state.watch).toMatchObject({ waits: true, latest: { id: 4 } });
  document.querySelector('.playing')!.remove();
  await save(session, 'g.w3g', 'g');
  expect(session.state.view).toEqual({ kind: 'entry', id: 5 });
});

test('earlier games are offered, and read newest first', async () => {
  const { session, watch } = await choose();
  await until(() => expect(session.state.watch!.earlier).toBe(2));
  expect(session.state.entries).toEqual([]);
  await watch.readEarlier(1);
  expect(session.state.entries.map(({ path }) => path)).toEqual(['Replays/b.w3g']);
  await watch.readEarlier(Infinity);
  expect(session.state.entries).toHaveLength(2);
  expect(session.state.watch!.earlier).toBe(0);
});

test('one tab watches; the other takes over, unless watching was stopped', async () => {
  const first = await choose();
  const second = begin();
  await second.watch.choose();
  await until(() => expect(second.session.state.watch!.phase).toBe('elsewhere'));
  const third = begin();
  await third.watch.choose();
  await first.watch.choose();
  await until(() => expect(second.session.state.watch!.phase).toBe('watching'));
  await second.watch.stop();
  expect(second.session.state.watch).toBeNull();
  // In a browser, other tabs are told of this.
  dispatchEvent(new StorageEvent('storage', { key: 'farseer-folder', newValue: null }));
  await until(() => expect(third.session.state.watch).toBeNull());
});

test('after the folder is gone, watching ends with a sentence and a time', async () => {
  const { session, watch } = await choose();
  await until(() => expect(session.state.watch!.earlier).toBe(2));
  folder.error = 'NotFoundError';
  FakeObserver.say(folder, 'disappeared');
  await until(() => expect(session.state.watch!.phase).toBe('stopped'));
  expect(session.state.watch!.sentence).toMatch(/\d:\d\d/);
  folder.error = null;
  await watch.choose();
  await until(() => expect(session.state.watch!.phase).toBe('watching'));
  await watch.stop();
});

test('on a later visit the browser asks again, and both answers are followed', async () => {
  // A real handle can be cloned; this one stands for it.
  vi.stubGlobal('structuredClone', <T>(value: T): T => value);
  await begin().watch.restore();
  await choose();
  locks = [];
  const { watch, session } = begin();
  folder.permission = 'prompt';
  await watch.restore();
  expect(session.state.watch).toMatchObject({ phase: 'asks', folder: 'Replays' });
  await watch.askAgain();
  expect(session.state.watch).toMatchObject({ phase: 'asks', sentence: WORDS.refused });
  folder.permission = 'granted';
  await watch.askAgain();
  await until(() => expect(session.state.watch!.phase).toBe('watching'));
  await watch.stop();
  const later = begin();
  await later.watch.restore();
  expect(later.session.state.watch).toBeNull();
});
