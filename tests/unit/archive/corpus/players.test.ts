import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../../../src/archive/corpus/corpus.ts';
import { corpusRoot } from '../../../../src/archive/corpus/layout.ts';
import { readPlayers } from '../../../../src/archive/corpus/players.ts';
import { save, temporaryFolder } from './temporary-corpus.ts';
import { NO_SENTENCE } from '../../../../src/archive/corpus/players.ts';

const players = (content: unknown) => {
  const root = temporaryFolder();
  save(join(root, 'players.json'), typeof content === 'string' ? content : JSON.stringify(content));
  return () => readPlayers(root);
};
const moon = { name: 'Moon', aliases: ['Moon#1', 'Moon.'], source: 'Moon said so.' };

describe('players.json', () => {
  it('is read as it stands; an absent one has no players', () => {
    expect(players([moon])()).toEqual([moon]);
    expect(readPlayers(temporaryFolder())).toEqual([]);
  });

  it.each([
    ['[', 'players.json: not valid JSON: '],
    [[{ ...moon, aliases: [] }], 'players.json: 0.aliases: '],
    [[{ ...moon, source: 'because' }], `players.json: 0.source: ${NO_SENTENCE}`],
    [[{ ...moon, source: undefined }], 'players.json: 0.source: '],
    [[moon, { ...moon, aliases: ['x'] }], 'players.json: 1.name: '],
    [[moon, { ...moon, name: 'x', aliases: ['Moon.'] }], 'players.json: 1.aliases.0: '],
    [[{ ...moon, country: 'KR' }], 'players.json: 0: Unrecognized key'],
  ])('%j names file and field', (content, message) => {
    expect(players(content)).toThrow(message);
  });

  it('of the archive lists only names that are recorded there', () => {
    const recorded = new Set(readCorpus().games.flatMap(({ game }) => game.players.map(({ name }) => name)));
    // The games that are read no longer have the names of unlisted people.
    const own = readPlayers(corpusRoot()).filter(({ unlisted }) => !unlisted);
    expect(own.length).toBeGreaterThan(0);
    expect(own.flatMap(({ aliases }) => aliases).filter((alias) => !recorded.has(alias))).toEqual([]);
  });
});
