import { describe, expect, it, test } from 'vitest';
import type { ReadOutcome } from '../../../../../src/app/drop/failure.ts';
import { dropFailure } from '../../../../support/drop-failures.ts';
import { packedPick } from '../../../../../src/app/drop/input/packed.ts';
import { fromList } from '../../../../../src/app/drop/input/picked.ts';
import { DropSession, type SessionReader } from '../../../../../src/app/drop/session/session.ts';
import { tallyText, type DropState } from '../../../../../src/app/drop/session/state.ts';
import type {
  WorkerAnswer,
  OpenedArchive,
  DroppedGame,
} from '../../../../../src/app/drop/worker/messages.ts';
import type { OnLater, ToRead } from '../../../../../src/app/drop/worker/replay-reader.ts';
import type { EndedEntry, Entry } from '../../../../../src/app/drop/session/entry.ts';
import { success } from '../../../../../src/game/result.ts';
import { FILE_BYTES } from '../../../../../src/game/decode/file-bytes.ts';
import { droppedDuel } from '../games.ts';

const GAME = droppedDuel();
const ON_GROUND = { onMap: null, ground: { kind: 'archive' } } as const;
const REST = { packed: 'all of it', whole: null };
const file = (name: string, content = 'x') => new File([content], name, { lastModified: 1 });
const codes = ({ entries }: DropState) =>
  entries.map(({ outcome }) => (outcome?.ok ? 'game' : outcome?.failure.code));

const ARCHIVE: OpenedArchive = {
  parts: [
    { at: 0, path: 'games.zip/a' },
    { at: 2, path: 'games.zip/map', refused: dropFailure('archive-encrypted').failure },
    { at: 3, path: 'games.zip/a' },
  ],
  leftOut: 1,
};

/** Reads games immediately, except from files named after a failure; `hang` waits for `cancel`. */
class FakeReader implements SessionReader {
  names: string[] = [];
  #hanging: ((outcome: ReadOutcome<DroppedGame>) => void) | undefined;

  read({ path: name, inside }: ToRead): Promise<WorkerAnswer> {
    this.names.push(name);
    if (name.endsWith('.zip') && !inside) return Promise.resolve(ARCHIVE);
    if (name === 'hang') return new Promise((resolve) => (this.#hanging = resolve));
    if (name === 'damaged') return Promise.resolve(dropFailure('damaged'));
    if (name === 'reader-died') return Promise.resolve(dropFailure('reader-died'));
    return Promise.resolve({ ok: true, value: GAME });
  }

  cancel(): void {
    this.#hanging?.(dropFailure('cancelled'));
  }
}

function begin() {
  const reader = new FakeReader();
  const shown: DropState[] = [];
  const session = new DropSession(reader);
  session.subscribe((state) => shown.push(state));
  return { reader, shown, session, give: (...files: File[]) => session.add(fromList(files)) };
}

describe('a session', () => {
  it('shows a single file by itself and several as a list', async () => {
    const { session, give } = begin();
    await give(file('a'));
    expect(session.state.view).toEqual({ kind: 'entry', id: 1 });
    await give(file('b'), file('c'));
    expect(session.state.view).toEqual({ kind: 'list' });
    expect(session.state.announcement).toBe('3 files read: 3 games.');
  });

  it('reads one after the other, and goes on after failures', async () => {
    const { reader, session, shown, give } = begin();
    await give(file('a'), file('damaged'), file('empty', ''), file('reader-died'), file('b'));
    expect(codes(session.state)).toEqual(['game', 'damaged', 'empty', 'reader-died', 'game']);
    expect(reader.names).toEqual(['a', 'damaged', 'reader-died', 'b']);
    expect(new Set(shown.map(({ progress }) => progress?.number ?? 0))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(session.state.progress).toBeNull();
    expect(session.state.announcement).toBe('5 files read: 2 games, 3 without a game.');
  });

  it('never reads what is too large', async () => {
    const { reader, session, give } = begin();
    await give(Object.defineProperty(file('huge'), 'size', { value: FILE_BYTES + 1 }));
    expect(codes(session.state)).toEqual(['too-large']);
    expect(reader.names).toEqual([]);
  });

  it('does not read a file twice, and says so', async () => {
    const { reader, session, give } = begin();
    await give(file('a'), file('a'), file('b'));
    expect(reader.names).toEqual(['a', 'b']);
    expect(session.state.notices).toEqual(['“\u2068a\u2069” is already here and was not read again.']);
    await give(file('a'));
    expect(session.state.view).toEqual({ kind: 'entry', id: 1 });
    expect(reader.names).toEqual(['a', 'b']);
  });

  it('reads a file again whose failure was not its own', async () => {
    const { reader, session, give } = begin();
    await give(file('reader-died'), file('damaged'));
    await give(file('reader-died'), file('damaged'));
    expect(reader.names).toEqual(['reader-died', 'damaged', 'reader-died']);
    expect(session.state.entries).toHaveLength(2);
  });

  it('cancels the file at hand and all that wait', async () => {
    const { reader, session, give } = begin();
    const done = give(file('a'), file('hang'), file('b'), file('c'));
    await new Promise((resolve) => setTimeout(resolve));
    session.cancel();
    await done;
    expect(codes(session.state)).toEqual(['game', 'cancelled', 'cancelled', 'cancelled']);
    expect(session.state.announcement).toBe('1 file read: 1 game. 3 files not read, because you cancelled.');
    await give(file('b'));
    expect(codes(session.state)).toEqual(['game', 'cancelled', 'game', 'cancelled']);
    expect(reader.names).toEqual(['a', 'hang', 'b']);
  });

  it('takes files while others are read', async () => {
    const { session, give } = begin();
    await Promise.all([give(file('a')), give(file('b')), give(file('c'))]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(codes(session.state)).toEqual(['game', 'game', 'game']);
  });

  it('says that nothing was read where nothing was', () => {
    expect(tallyText([])).toBe('Nothing was read.');
  });

  it('calls the game of a link so', async () => {
    const { session } = begin();
    const link = packedPick('1abc', 'the link', 'link');
    await session.add({ files: [link], leftOut: 0 });
    await session.add({ files: [link], leftOut: 0 });
    expect(session.state.notices).toEqual(['The game from the link is already here and was not read again.']);
  });

  it('forgets everything, in the midst of work too', async () => {
    const { session, give } = begin();
    const done = give(file('hang'), file('a'));
    await new Promise((resolve) => setTimeout(resolve));
    session.clear();
    await done;
    expect(session.state).toMatchObject({ entries: [], view: { kind: 'start' }, progress: null });
    await give(file('a'));
    expect(codes(session.state)).toEqual(['game']);
  });

  it('never gives an id twice, so that games opened after an emptied list are kept, too', async () => {
    const { session, give } = begin();
    await give(file('a'), file('b'));
    const before = session.state.entries.map(({ id }) => id);
    session.clear();
    await give(file('c'));
    expect(before).not.toContain(session.state.entries[0]!.id);
  });

  it('says what was left out', async () => {
    const { session } = begin();
    await session.add({ files: [], leftOut: 2 });
    expect(session.state.notices).toEqual([
      'Left out: 2 files that are neither .w3g, .nwg, .zip nor a map.',
      'There was no replay among the files you added.',
    ]);
    expect(session.state.view).toEqual({ kind: 'start' });
  });

  it('takes as many as are given', async () => {
    const { session, give } = begin();
    await give(...Array.from({ length: 1400 }, (_, index) => file(`empty ${index}`, '')));
    expect(session.state.entries).toHaveLength(1400);
    expect(session.state.notices).toEqual([]);
  });

  it('reads what an archive holds as if it had been given, also two files of one name', async () => {
    const { session, give, reader } = begin();
    await give(file('games.zip'));
    expect(codes(session.state)).toEqual(['game', 'archive-encrypted', 'game']);
    expect(reader.names).toEqual(['games.zip', 'games.zip/a', 'games.zip/a']);
    expect(session.state.view).toEqual({ kind: 'list' });
    expect(session.state.notices).toEqual(['Left out: 1 file that is neither .w3g, .nwg, .zip nor a map.']);
    await give(file('games.zip'));
    expect(session.state.entries).toHaveLength(3);
    expect(session.state.notices).toContain('3 files are already here and were not read again.');
  });
});

describe('maps that come later', () => {
  it('tell games once more that they may tell better, which stay as they are until then', async () => {
    const { session, shown, reader, give } = begin();
    await give(file('a'), file('b'), file('damaged'));
    const told = shown.length;
    await session.tellAgain(({ ground }) => ground === null);
    expect(reader.names).toEqual(['a', 'b', 'damaged', 'a', 'b']);
    expect(codes(session.state)).toEqual(['game', 'game', 'damaged']);
    expect(shown.slice(told).every(({ entries }) => entries.every(({ outcome }) => outcome))).toBe(true);
    await session.tellAgain(() => false);
    expect(reader.names).toHaveLength(5);
    expect(session.state.progress).toBeNull();
  });

  it('leave a game as it was where reading it again fails or is cancelled', async () => {
    const { session, reader, give } = begin();
    await give(file('a'));
    reader.read = ({ path }) => {
      reader.names.push(path);
      return Promise.resolve(dropFailure('reader-died'));
    };
    await session.tellAgain(() => true);
    expect(reader.names).toEqual(['a', 'a']);
    expect(codes(session.state)).toEqual(['game']);
  });

  it('reach a game that is being read when they come', async () => {
    const { session, reader, give } = begin();
    let finish: (answer: WorkerAnswer) => void = () => undefined;
    let tell: OnLater = () => undefined;
    reader.read = ({ path }: ToRead, _?: unknown, onLater?: OnLater) => {
      reader.names.push(path);
      tell = onLater!;
      return new Promise((resolve) => (finish = resolve));
    };
    const reading = give(file('a'));
    void session.tellAgain(() => true);
    finish({ ok: true, value: GAME });
    await expect.poll(() => reader.names).toEqual(['a', 'a']);
    finish({ ok: true, value: { ...GAME, packed: null, ...ON_GROUND } });
    await reading;
    // It has less than what is on the screen, until all of it has come.
    expect(session.state.entries[0]!.outcome).toMatchObject({ value: { ground: GAME.ground } });
    tell(success({ ...REST, ...ON_GROUND }));
    expect(session.state.entries[0]!.outcome).toMatchObject({ value: { ...REST, ...ON_GROUND } });
  });

  it('are told to a game whose map was still looked for', async () => {
    const { session, reader, give } = begin();
    let tell: OnLater = () => undefined;
    reader.read = (_: ToRead, __?: unknown, onLater?: OnLater) => {
      tell = onLater!;
      return Promise.resolve({ ok: true, value: { ...GAME, ground: { kind: 'looking' } } });
    };
    await give(file('a'));
    const { outcome } = session.state.entries[0]!;
    tell(success(ON_GROUND));
    expect(session.state.entries[0]!.outcome).toMatchObject({ value: ON_GROUND });
    // The stored copy is the same game.
    const [before, now] = [outcome, session.state.entries[0]!.outcome] as const;
    expect(now?.ok && before?.ok && now.value.analysis === before.value.analysis).toBe(true);
  });
});

test('an archive of maps leaves nothing on the list', async () => {
  const { session, reader, give } = begin();
  reader.read = () => Promise.resolve({ parts: [], leftOut: 3 });
  await give(file('maps.zip'));
  expect(session.state).toMatchObject({ entries: [], view: { kind: 'start' }, progress: null });
});

describe('the rest of a game', () => {
  const FIRST: DroppedGame = { ...GAME, packed: null };

  function beginFirst() {
    const late: EndedEntry[] = [];
    const reader = new FakeReader();
    const session = new DropSession(reader, (entry) => late.push(entry));
    let tell: OnLater = () => undefined;
    reader.read = (_: ToRead, __?: unknown, onLater?: OnLater) => {
      tell = onLater!;
      return Promise.resolve({ ok: true, value: FIRST });
    };
    return { session, late, tell: (later: Parameters<OnLater>[0]) => tell(later) };
  }
  const packedIn = ({ outcome }: Entry) => outcome?.ok && outcome.value.packed;

  it('comes after the answer', async () => {
    const { session, tell } = beginFirst();
    await session.add({ files: [{ path: 'a', file: file('a') }], leftOut: 0 });
    expect(session.state.entries.map(packedIn)).toEqual([null]);
    tell(success({ ...REST, ...ON_GROUND }));
    expect(session.state.entries.map(packedIn)).toEqual([REST.packed]);
  });

  it('that does not come takes the game along, and never one that is complete', async () => {
    const { session, tell } = beginFirst();
    await session.add({ files: [{ path: 'a', file: file('a') }], leftOut: 0 });
    tell(dropFailure('reader-died'));
    expect(codes(session.state)).toEqual(['reader-died']);
  });

  it('is told of a game that is on no list any more, to be kept', async () => {
    const { session, late, tell } = beginFirst();
    await session.add({ files: [{ path: 'a', file: file('a') }], leftOut: 0 });
    session.clear();
    tell(success({ ...REST, ...ON_GROUND }));
    expect(session.state.entries).toEqual([]);
    expect(late.map(packedIn)).toEqual([REST.packed]);
  });
});
