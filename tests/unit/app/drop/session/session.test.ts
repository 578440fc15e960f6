import { describe, expect, it, test } from 'vitest';
import type { ReadOutcome } from '../../../../../src/app/drop/input/failure.ts';
import { dropFailure } from '../../../../support/drop-failures.ts';
import { pickPacked } from '../../../../../src/app/drop/input/packed-files.ts';
import { fromList } from '../../../../../src/app/drop/input/picked-files.ts';
import { NO_OWN_MAPS, type MapsState, type OwnMapFile } from '../../../../../src/app/drop/maps/state.ts';
import { DropSession, type SessionReader } from '../../../../../src/app/drop/session/session.ts';
import type { DropState } from '../../../../../src/app/drop/session/state.ts';
import { tallyText, SESSION_WORDS } from '../../../../../src/app/drop/session/take-files.ts';
import type {
  DroppedGame,
  OpenedArchive,
  RestOfGame,
  WorkerAnswer,
} from '../../../../../src/app/drop/worker/messages.ts';
import type { Reading, ToRead } from '../../../../../src/app/drop/worker/replay-reader.ts';
import type { EndedEntry, Entry } from '../../../../../src/app/drop/session/entry.ts';
import { success } from '../../../../../src/game/result.ts';
import { FILE_BYTES } from '../../../../../src/game/decode/file-bytes.ts';
import { droppedDuel } from '../../library/games.ts';
import { until } from '../../../../support/until.ts';

const GAME = droppedDuel();
const ON_GROUND = { onMap: null, ground: { kind: 'archive' } } as const;
const REST: RestOfGame = { ...ON_GROUND, packed: 'all of it', whole: null };
/** The answers to a file: the first, and a rest that never comes. */
const answers = (first: WorkerAnswer | Promise<WorkerAnswer>): Reading => ({
  first: Promise.resolve(first),
  rest: new Promise(() => undefined),
});
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

  read({ path: name, inside }: ToRead): Reading {
    this.names.push(name);
    if (name.endsWith('.zip') && !inside) return answers(ARCHIVE);
    if (name === 'hang') return answers(new Promise((resolve) => (this.#hanging = resolve)));
    if (name === 'damaged' || name === 'reader-died') return answers(dropFailure(name));
    return answers({ ok: true, value: GAME });
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
    expect(session.state.notices).toEqual([SESSION_WORDS.fileAgain('⁨a⁩')]);
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
    await until(() => expect(reader.names).toContain('hang'));
    session.cancel();
    await done;
    expect(codes(session.state)).toEqual(['game', 'cancelled', 'cancelled', 'cancelled']);
    expect(session.state.announcement).toMatchSnapshot();
    await give(file('b'));
    expect(codes(session.state)).toEqual(['game', 'cancelled', 'game', 'cancelled']);
    expect(reader.names).toEqual(['a', 'hang', 'b']);
  });

  it('takes files while others are read', async () => {
    const { session, give } = begin();
    await Promise.all([give(file('a')), give(file('b')), give(file('c'))]);
    await until(() => expect(codes(session.state)).toEqual(['game', 'game', 'game']));
  });

  it('says that nothing was read where nothing was', () => {
    expect(tallyText([])).toBe('Nothing was read.');
  });

  it('calls the game of a link so', async () => {
    const { session } = begin();
    const link = pickPacked('1abc', 'the link', 'link');
    await session.add({ files: [link], leftOut: 0 });
    await session.add({ files: [link], leftOut: 0 });
    expect(session.state.notices).toEqual([SESSION_WORDS.linkAgain]);
  });

  it('forgets everything, in the midst of work too', async () => {
    const { reader, session, give } = begin();
    const done = give(file('hang'), file('a'));
    await until(() => expect(reader.names).toContain('hang'));
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
    expect(session.state.notices).toEqual([SESSION_WORDS.leftOut(2), SESSION_WORDS.noReplay]);
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
    expect(session.state.notices).toEqual([SESSION_WORDS.leftOut(1)]);
    await give(file('games.zip'));
    expect(session.state.entries).toHaveLength(3);
    expect(session.state.notices).toContain(SESSION_WORDS.filesAgain(3));
  });
});

describe('maps that come later', () => {
  const MAP = { sha1: 'new', file: 'new.w3x' } as OwnMapFile;
  const MAPS: MapsState = { ...NO_OWN_MAPS, maps: [MAP] };
  const OLD: DroppedGame = {
    ...GAME,
    ground: { kind: 'none', failure: { code: 'map-unknown', sentence: '' } },
  };

  function beginOld() {
    const begun = begin();
    let finish: (answer: WorkerAnswer) => void = () => undefined;
    let complete: (answer: ReadOutcome<RestOfGame>) => void = () => undefined;
    begun.reader.read = ({ path }) => {
      begun.reader.names.push(path);
      return {
        first: new Promise((resolve) => (finish = resolve)),
        rest: new Promise((resolve) => (complete = resolve)),
      };
    };
    const first = async (answer: WorkerAnswer) => {
      finish(answer);
      await new Promise((resolve) => setTimeout(resolve));
    };
    const rest = async (answer: ReadOutcome<RestOfGame>) => {
      complete(answer);
      await new Promise((resolve) => setTimeout(resolve));
    };
    return { ...begun, first, rest, game: () => begun.session.state.entries[0]!.outcome };
  }

  it('tell games once more that they may tell better, which stay as they are until then', async () => {
    const { session, shown, reader, first, rest, game, give } = beginOld();
    void give(file('a'));
    await first({ ok: true, value: OLD });
    const told = shown.length;
    void session.useMaps(MAPS);
    expect(reader.names).toEqual(['a', 'a']);
    await first({ ok: true, value: { ...OLD, packed: null } });
    expect(game()).toEqual({ ok: true, value: OLD });
    await rest(success(REST));
    expect(game()).toMatchObject({ value: REST });
    expect(shown.slice(told).every(({ entries }) => entries.every(({ outcome }) => outcome))).toBe(true);
    // The ground is certain now, and no map is new.
    await session.useMaps({ ...MAPS, reading: 1 });
    expect(reader.names).toHaveLength(2);
    expect(session.state.progress).toBeNull();
  });

  it('leave a game as it was where reading it again fails, or its rest does not come', async () => {
    const { session, first, rest, game, give } = beginOld();
    void give(file('a'));
    await first({ ok: true, value: OLD });
    void session.useMaps(MAPS);
    await first(dropFailure('reader-died'));
    expect(game()).toEqual({ ok: true, value: OLD });
    void session.useMaps({ ...MAPS, maps: [MAP, { ...MAP, sha1: 'newer' }] });
    await first({ ok: true, value: OLD });
    await rest(dropFailure('reader-died'));
    expect(game()).toEqual({ ok: true, value: OLD });
  });

  it('of the archive are told to a game that did not wait for them', async () => {
    const { reader, first, rest, game, give } = beginOld();
    void give(file('a'));
    await first({ ok: true, value: OLD });
    await rest(success({ ...REST, ground: { kind: 'looking' } }));
    expect(game()).toMatchObject({ value: { packed: REST.packed, ground: { kind: 'looking' } } });
    expect(reader.names).toEqual(['a', 'a']);
    await first({ ok: true, value: OLD });
    await rest(success(REST));
    expect(game()).toMatchObject({ value: REST });
    expect(reader.names).toHaveLength(2);
  });

  it('reach a game that is being read when they come', async () => {
    const { session, reader, first, give } = beginOld();
    void give(file('a'));
    void session.useMaps(MAPS);
    expect(reader.names).toEqual(['a']);
    await first({ ok: true, value: OLD });
    expect(reader.names).toEqual(['a', 'a']);
  });
});

test('an archive of maps leaves nothing on the list', async () => {
  const { session, reader, give } = begin();
  reader.read = () => answers({ parts: [], leftOut: 3 });
  await give(file('maps.zip'));
  expect(session.state).toMatchObject({ entries: [], view: { kind: 'start' }, progress: null });
});

describe('the rest of a game', () => {
  const FIRST: DroppedGame = { ...GAME, packed: null };

  function beginFirst() {
    const late: EndedEntry[] = [];
    const reader = new FakeReader();
    const session = new DropSession(reader, (entry) => late.push(entry));
    const rest = Promise.withResolvers<ReadOutcome<RestOfGame>>();
    reader.read = () => ({ first: Promise.resolve({ ok: true, value: FIRST }), rest: rest.promise });
    const tell = async (answer: ReadOutcome<RestOfGame>) => {
      rest.resolve(answer);
      await new Promise((resolve) => setTimeout(resolve));
    };
    return { session, late, tell };
  }
  const packedIn = ({ outcome }: Entry) => outcome?.ok && outcome.value.packed;

  it('comes after the answer; the analysis stays the same', async () => {
    const { session, tell } = beginFirst();
    await session.add({ files: [{ path: 'a', file: file('a') }], leftOut: 0 });
    expect(session.state.entries.map(packedIn)).toEqual([null]);
    await tell(success(REST));
    expect(session.state.entries.map(packedIn)).toEqual([REST.packed]);
  });

  it('that does not come takes the game along, and never one that is complete', async () => {
    const { session, tell } = beginFirst();
    await session.add({ files: [{ path: 'a', file: file('a') }], leftOut: 0 });
    await tell(dropFailure('reader-died'));
    expect(codes(session.state)).toEqual(['reader-died']);
  });

  it('is told of a game that is on no list any more, to be kept', async () => {
    const { session, late, tell } = beginFirst();
    await session.add({ files: [{ path: 'a', file: file('a') }], leftOut: 0 });
    session.clear();
    await tell(success(REST));
    expect(session.state.entries).toEqual([]);
    expect(late.map(packedIn)).toEqual([REST.packed]);
  });
});
