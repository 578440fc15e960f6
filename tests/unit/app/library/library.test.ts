/** The file of all saved games, and files that may be restored instead. */
import { describe, expect, it } from 'vitest';
import { fromList, refusal } from '../../../../src/app/drop/input/picked-files.ts';
import { LibraryError, libraryError } from '../../../../src/app/library/store/database.ts';
import { libraryFile, splitContents } from '../../../../src/app/drop/save/library-file.ts';
import { unfold } from '../../../../src/app/drop/save/unfold-library.ts';
import { isWholeGame } from '../../../../src/app/drop/input/packed-files.ts';
import { backSentence, countBack } from '../../../../src/app/drop/save/bring-back.ts';
import { mergeWords, resultsDiffer } from '../../../../src/app/library/store/notes.ts';
import { entryToStore, type GameContent } from '../../../../src/app/library/store/games.ts';
import { librarySize } from '../../../../src/app/library/store/library.ts';
import { MAX_NAME } from '../../../../src/game/bounds.ts';
import { MAX_LIBRARY_BYTES } from '../../../../src/game/stored/library-file.ts';
import type { KeptGame } from '../../../../src/game/stored/library-game.ts';
import { AS_GIVEN } from '../../../../src/app/tables/columns.ts';
import { dropFailure } from '../../../support/drop-failures.ts';
import { droppedDuel } from './games.ts';
import { DUEL, keptGame } from './rows.ts';
import { savedText } from '../../../support/saved-text.ts';

const { summary } = droppedDuel();
const ADDED = Date.UTC(2026, 1, 3);

const game = (fingerprint: string, name: string): KeptGame => keptGame(fingerprint, { name, added: ADDED });
const content = (fingerprint: string): GameContent => ({ fingerprint, packed: `1${fingerprint}`, summary });

const SAID = { me: [], words: [] };

const unfolded = async (text: string, name = 'games.json') =>
  (await unfold(fromList([new File([text], name)]))).picks.files.map(({ path, packed, added, from }) => ({
    path,
    packed,
    added,
    from,
  }));

describe('a saved library', () => {
  it('comes back as the games that were in it', async () => {
    const text = await savedText(
      libraryFile([game('a', 'a.w3g'), game('b', '=b|.w3g')], [content('b'), content('a')], SAID),
    );
    expect(await unfolded(text)).toEqual([
      { path: 'a.w3g', packed: '1a', added: ADDED, from: 'saved' },
      { path: '=b|.w3g', packed: '1b', added: ADDED, from: 'saved' },
    ]);
  });

  it('holds whole games, names and all that is said of games', async () => {
    const words = { fingerprint: 'a', result: 'won' as const, tags: ['macro', 'x'], note: '5:32 too late' };
    const said = { me: ['Moon'], words: [words] };
    const whole = { ...content('a'), whole: '1whole' };
    const text = await savedText(libraryFile([game('a', 'a.w3g')], [whole], said));
    const file = new File([text, ''], 'games.json');
    const unfoldedFile = await unfold(fromList([file]));
    expect(unfoldedFile).toMatchObject({ ...said, libraries: 1 });
    const [picked] = unfoldedFile.picks.files;
    expect(isWholeGame(picked!.file)).toBe(true);
    expect(await picked!.file.text()).toBe('1whole');
  });

  it('of which words were broken gives the others', async () => {
    const words = [null, 7, { fingerprint: 7 }, { fingerprint: 'a', tags: 'x', note: 3, result: 'draw' }];
    const text = JSON.stringify({ format: 'farseer-games', version: 3, games: [], me: ['A', 7], words });
    expect(await unfold(fromList([new File([text], 'games.json')]))).toMatchObject({
      me: ['A'],
      words: [{ fingerprint: 'a', tags: [], note: '', result: null }],
    });
  });

  it('leaves out what another tab deleted in between', async () => {
    const text = await savedText(libraryFile([game('a', 'a.w3g'), game('b', 'b.w3g')], [content('a')], SAID));
    expect((JSON.parse(text) as { games: unknown[] }).games).toHaveLength(1);
  });
});

describe('another file', () => {
  it.each(['', '{', 'null', '[]', '{"format":"something","version":1,"games":[]}'])(
    '%s stays what it is',
    async (text) => {
      expect(await unfolded(text)).toEqual([
        { path: 'games.json', packed: undefined, added: undefined, from: undefined },
      ]);
    },
  );

  it('is refused when it is of the future, whatever it holds', async () => {
    const file = new File(['{"format":"farseer-games","version":99}'], 'games.json');
    const { files } = (await unfold(fromList([file]))).picks;
    expect(files).toEqual([{ file, path: 'games.json', refused: dropFailure('library-newer').failure }]);
    expect(refusal(files[0]!)?.sentence).toBe(dropFailure('library-newer').failure.sentence);
  });

  it.each([
    '{"format":"farseer-games","version":0,"games":[]}',
    '{"format":"farseer-games","version":"2","games":[]}',
    '{"format":"farseer-games","games":[]}',
    '{"format":"farseer-games","version":1,"games":{}}',
    '{"format":"farseer-games","version":1,"games":[{"na',
  ])('%s is refused as what it was', async (text) => {
    const { files } = (await unfold(fromList([new File([text], 'games.json')]))).picks;
    expect(refusal(files[0]!)?.code).toBe('library-damaged');
  });

  it('is refused unread if no browser could read it, and none so large is saved', async () => {
    const file = new File(['{"format":"farseer-games","version":4,"games":['], 'games.json');
    Object.defineProperty(file, 'size', { value: MAX_LIBRARY_BYTES + 1 });
    Object.defineProperty(file, 'text', { value: () => Promise.reject(new Error('read')) });
    const { files } = (await unfold(fromList([file]))).picks;
    expect(refusal(files[0]!)?.code).toBe('library-too-large');
    const contents = ['a', 'b', 'c', 'd', 'e'].map(content);
    expect(splitContents(contents)).toEqual([contents]);
    expect(splitContents(contents, 50_000).map((part) => part.length)).toEqual([2, 2, 1]);
    expect(splitContents(contents, 50_000).flat()).toEqual(contents);
    expect(splitContents([], 50_000)).toEqual([[]]);
  });

  it('is not even read when its name is another one', async () => {
    const text = await savedText(libraryFile([game('a', 'a.w3g')], [content('a')], SAID));
    expect((await unfolded(text, 'games.w3g'))[0]).toMatchObject({ path: 'games.w3g', packed: undefined });
  });

  it('gives those of its games that are some', async () => {
    const games = [
      null,
      7,
      {},
      { packed: 7 },
      { packed: '1x' },
      { packed: '1y', name: '', added: 'soon' },
      { packed: '1z', name: 'z'.repeat(5000) },
    ];
    const text = JSON.stringify({ format: 'farseer-games', version: 1, games });
    expect(await unfold(fromList([new File([text], 'games.json')]))).toMatchObject({ invalid: 4 });
    const found = await unfolded(text);
    expect(found.map(({ packed, added }) => [packed, added])).toEqual([
      ['1x', undefined],
      ['1y', undefined],
      ['1z', undefined],
    ]);
    expect(found.map(({ path }) => path.length)).toEqual([4, 4, MAX_NAME - 1]);
  });
});

describe('a game that is kept already', () => {
  const before = game('a', 'first.w3g');
  const again = (part: Partial<KeptGame>, durationMs = DUEL.decidedMs): KeptGame => ({
    ...game('a', 'again.w3g'),
    added: ADDED + 1,
    durationMs,
    facts: { ...DUEL, map: 'Read again' },
    ...part,
  });

  it('gives way to a longer recording, under the time it was added', () => {
    const longer = again({}, DUEL.decidedMs + 1);
    expect(entryToStore(before, longer)).toEqual({ ...longer, added: ADDED });
    expect(entryToStore({ ...before, decoder: 2 }, longer)).toEqual({ ...longer, added: ADDED });
  });

  it('gives way to what the same or a newer decoder reads of a recording as long', () => {
    for (const decoder of [1, 2]) {
      const newer = again({ decoder });
      expect(entryToStore(before, newer)).toEqual({ ...newer, added: ADDED, name: 'first.w3g' });
    }
  });

  it('that is whole gives way to whole games only, and a whole game takes the place of one that is not', () => {
    const whole = { ...before, isWhole: true };
    expect(entryToStore(whole, again({ decoder: 9 }, DUEL.decidedMs + 1))).toBeNull();
    expect(entryToStore(whole, again({ isWhole: true }))).toMatchObject({ isWhole: true, name: 'first.w3g' });
    expect(entryToStore({ ...before, decoder: 2 }, again({ isWhole: true }))).toMatchObject({
      isWhole: true,
    });
  });

  it('stays where the other recording is shorter, or was read by an older decoder', () => {
    expect(entryToStore(before, again({ decoder: 2 }, DUEL.decidedMs - 1))).toBeNull();
    expect(entryToStore({ ...before, decoder: 2 }, again({}))).toBeNull();
  });
});

describe('what is said here and in a saved file', () => {
  const said = { fingerprint: 'a', result: null, tags: ['macro'], note: 'Late tier' };

  it('is merged: no tag and no note is lost, and the result set here stays', () => {
    const saved = { ...said, result: 'won' as const, tags: ['rush', 'macro'], note: 'Nice micro' };
    expect(mergeWords(undefined, saved)).toBe(saved);
    expect(mergeWords(said, saved)).toEqual({
      ...{ fingerprint: 'a', result: 'won', tags: ['macro', 'rush'] },
      note: 'Late tier\nNice micro',
    });
    expect(mergeWords({ ...said, result: 'lost' }, saved).result).toBe('lost');
  });

  it('differs in its result only if both sides have one', () => {
    const [won, lost] = (['won', 'lost'] as const).map((result) => ({ ...said, result }));
    expect(resultsDiffer(won, lost!)).toBe(true);
    for (const [here, saved] of [
      [won, won],
      [said, lost],
      [won, said],
      [undefined, won],
    ] as const)
      expect(resultsDiffer(here, saved!)).toBe(false);
  });

  it('is the same after it was merged again', () => {
    expect(mergeWords(said, said)).toEqual(said);
  });
});

describe('games of a saved file that come back', () => {
  const here = [game('a', 'a'), game('b', 'b'), { ...game('c', 'c'), isWhole: true }];

  it('are new, the same as before, or better than before', () => {
    const now = [{ ...here[0]!, isWhole: true }, { ...here[1]!, durationMs: 1e9 }, here[2]!, game('d', 'd')];
    const read = ['a', 'a', 'b', 'c', 'd', 'no room'];
    expect(countBack(read, here, now)).toEqual({ back: 5, fresh: 1, better: 2 });
    expect(countBack(['a', 'b'], here, here)).toEqual({ back: 2, fresh: 0, better: 0 });
    expect(countBack(['a', 'b'], [], null)).toEqual({ back: 2, fresh: 2, better: 0 });
  });

  it('are counted in sentences, as are those that were left out and the results that differ', () => {
    const words = { fingerprint: 'a', result: 'won' as const, tags: [], note: '' };
    const outcome = {
      ...{ back: 5, fresh: 1, better: 0, invalid: 0, differing: 0, kept: true, failure: '' },
      ownWords: { me: [], words: [words, words], goals: ['camp<100'] },
    };
    expect(backSentence(outcome)).toMatchSnapshot();
    expect(backSentence({ ...outcome, better: 1, invalid: 1, differing: 1 })).toMatchSnapshot();
    expect(backSentence({ ...outcome, better: 2, invalid: 3, failure: 'No room.' })).toMatchSnapshot();
  });
});

it('an error of the database has a sentence', () => {
  const code = (error: unknown) => libraryError(error).code;
  expect(code(new DOMException('x', 'QuotaExceededError'))).toBe('full');
  expect(code(new DOMException('x', 'SecurityError'))).toBe('forbidden');
  expect(code(new DOMException('x', 'VersionError'))).toBe('newer');
  expect(code(new DOMException('x', 'DataError'))).toBe('failed');
  expect(code(new LibraryError('busy'))).toBe('busy');
  expect(code('text')).toBe('failed');
});

it('says how much is kept', () => {
  const library = { on: true, safe: false, sorting: AS_GIVEN };
  expect(librarySize({ ...library, games: [game('a', 'a')] })).toBe('1 game, 2.0 kB packed');
  expect(librarySize({ ...library, games: [game('a', 'a'), game('b', 'b')] })).toBe('2 games, 3.9 kB packed');
});
