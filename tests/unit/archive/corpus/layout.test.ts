import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classify, listCorpus } from '../../../../src/archive/corpus/layout.ts';
import { save, temporaryCorpus } from './temporary-corpus.ts';

describe('what the corpus reads', () => {
  it.each([
    ['cup/1_a_b_c.game.json', 'record', 'cup'],
    ['cup/Game.W3G', 'recording', 'cup'],
    ['unattributed/day 1/LastReplay.nwg', 'recording', 'unattributed'],
    ['dropped.w3g', 'recording', null],
  ])('%s is a %s', (file, kind, folder) => {
    expect(classify(file)).toEqual({ file, kind, folder });
  });

  it.each([
    'events.json',
    'cup/notes.txt',
    'fixtures/a.w3g',
    'fixtures/b.game.json',
    'cup/.a.game.json.17',
    '.x/a.w3g',
  ])('not %s', (file) => {
    expect(classify(file)).toBeNull();
  });

  it('lists files by path, and an absent folder as empty', () => {
    const { root } = temporaryCorpus();
    for (const file of ['cup/b.w3g', 'cup/B.w3g', 'autumn/deep/a.w3g', 'fixtures/f.w3g', 'cup/a.game.json'])
      save(join(root, file), '');
    const files = listCorpus(root).map(({ file }) => file);
    expect(files).toEqual(['autumn/deep/a.w3g', 'cup/B.w3g', 'cup/a.game.json', 'cup/b.w3g']);
    expect(listCorpus(join(root, 'nowhere'))).toEqual([]);
  });
});
