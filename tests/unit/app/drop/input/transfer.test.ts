import { expect, test } from 'vitest';
import { carriesFiles, fromTransfer } from '../../../../../src/app/drop/input/drag.ts';

/** A file from the browser; one without content can't be opened. */
const file = (fullPath: string, content: string | null = 'x') => ({
  isDirectory: false,
  name: fullPath.split('/').at(-1)!,
  fullPath,
  file: (give: (file: File) => void, fail: () => void) =>
    content === null ? fail() : give(new File([content], fullPath)),
});

/** A folder with content in portions of two, like the portions of a hundred in browsers. */
const folder = (fullPath: string, children: readonly object[], broken = false) => ({
  isDirectory: true,
  name: fullPath.split('/').at(-1)!,
  fullPath,
  createReader() {
    const rest = [...children];
    return {
      readEntries: (give: (entries: object[]) => void, fail: () => void) =>
        broken ? fail() : give(rest.splice(0, 2)),
    };
  },
});

const transfer = (entries: readonly (object | null)[], files: readonly File[] = []) =>
  ({
    types: ['Files'],
    files,
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
  }) as unknown as DataTransfer;

const paths = async (entries: readonly object[]) => {
  const { files, leftOut } = await fromTransfer(transfer(entries));
  return { paths: files.map(({ path }) => path), leftOut };
};

test('a drag with text carries no files', () => {
  expect(carriesFiles(transfer([]))).toBe(true);
  expect(carriesFiles({ types: ['text/plain'] } as unknown as DataTransfer)).toBe(false);
  expect(carriesFiles(null)).toBe(false);
});

test('folders are read to the bottom, and other files are counted without being opened', async () => {
  const deep = folder('/a/b', [file('/a/b/3.nwg'), file('/a/b/notes.txt', null)]);
  const replays = [1, 2, 3, 4, 5].map((n) => file(`/a/${n}.w3g`));
  expect(
    await paths([folder('/a', [...replays, deep, file('/a/film.mp4', null)]), file('/single.w3g')]),
  ).toEqual({
    paths: ['a/1.w3g', 'a/2.w3g', 'a/3.w3g', 'a/4.w3g', 'a/5.w3g', 'a/b/3.nwg', 'single.w3g'],
    leftOut: 2,
  });
});

test('a file or a folder that cannot be opened costs nothing else', async () => {
  const broken = folder('/a/broken', [file('/a/broken/1.w3g')], true);
  expect(await paths([folder('/a', [file('/a/gone.w3g', null), broken, file('/a/2.w3g')])])).toEqual({
    paths: ['a/2.w3g'],
    leftOut: 0,
  });
});

test('files alone are taken from the list of the browser', async () => {
  const { files } = await fromTransfer(
    transfer([file('/1.w3g'), null], [new File(['x'], '1.w3g'), new File(['y'], 'b.txt')]),
  );
  expect(files.map(({ file }) => file.name)).toContain('1.w3g');
});
