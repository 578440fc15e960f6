import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCorpus } from '../../../../src/archive/corpus/corpus.ts';
import { summarize } from '../../../../src/game/derive/summarize.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { save, saveRecord, temporaryCorpus } from './temporary-corpus.ts';

it('a person who does not want to be listed is nowhere, under no name that was recorded', () => {
  const { root, cache } = temporaryCorpus();
  saveRecord(join(root, 'cup'), duel({ names: ['Shy#1', 'Thrall'], observers: ['Shy#2'] }));
  saveRecord(join(root, 'cup'), { ...duel(), randomSeed: 7 }, '7_Arthas_Thrall_Map.w3g');
  const entry = { name: 'Player A', aliases: ['Shy#1', 'Shy#2'], unlisted: true, source: 'Asked for it.' };
  save(join(root, 'players.json'), JSON.stringify([entry]));
  const { games } = readCorpus(root, cache);
  expect(games.map(({ replayId }) => replayId).sort()).toEqual([
    '1637653382_Player-A_Thrall_Concealed-Hill',
    '7_Arthas_Thrall_Map',
  ]);
  const { file: _, ...told } = games.find(({ replayId }) => replayId.includes('Player-A'))!;
  expect(JSON.stringify([told, summarize(told.game, told.replayId)])).not.toContain('Shy');
});
