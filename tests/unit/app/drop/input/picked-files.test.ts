import { describe, expect, it } from 'vitest';
import { fromList, keyOf, refusal } from '../../../../../src/app/drop/input/picked-files.ts';
import { formatSize } from '../../../../../src/app/shell/size.ts';
import { LINK_LIMIT } from '../../../../../src/game/stored/link/limit.ts';
import { FILE_BYTES } from '../../../../../src/game/decode/file-bytes.ts';

const file = (name: string, folder = '') =>
  Object.assign(new File(['x'], name, { lastModified: 7 }), { webkitRelativePath: folder && folder + name });
const sized = (size: number, from?: 'link') => ({
  file: { size } as File,
  path: 'a',
  ...(from && { from }),
});

describe('what was chosen', () => {
  it('is taken whatever its name, unless it came with a folder', () => {
    const picks = fromList([file('a.w3g'), file('b.png'), file('c.NWG', 'f/'), file('d.txt', 'f/')]);
    expect(picks.files.map(({ path }) => path)).toEqual(['a.w3g', 'b.png', 'f/c.NWG']);
    expect(picks.leftOut).toBe(1);
  });

  it('has a key that tells files of one name in two folders apart', () => {
    const [one, other] = fromList([file('a.w3g', 'f/'), file('a.w3g', 'g/')]).files;
    expect(keyOf(one!)).not.toBe(keyOf(other!));
  });
});

describe('a file is refused unread', () => {
  it('when it is empty or larger than any replay', () => {
    expect(refusal(sized(0))?.code).toBe('empty');
    expect(refusal(sized(FILE_BYTES + 1))?.code).toBe('too-large');
    expect(refusal(sized(FILE_BYTES))).toBeNull();
  });

  it('when it is a link without a game, or longer than any', () => {
    expect(refusal(sized(0, 'link'))?.code).toBe('share-none');
    expect(refusal(sized(LINK_LIMIT + 1, 'link'))?.code).toBe('share-too-long');
    expect(refusal(sized(LINK_LIMIT, 'link'))).toBeNull();
  });
});

describe('sizes for people', () => {
  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 kB'],
    [1536, '1.5 kB'],
    [35_000, '34 kB'],
    [314_572_800, '300 MB'],
  ])('%d', (bytes, text) => expect(formatSize(bytes)).toBe(text));

  it('the limit', () => expect(formatSize(FILE_BYTES)).toBe('16 MB'));
});
