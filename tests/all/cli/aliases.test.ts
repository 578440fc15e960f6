import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { duel } from '../../support/recording-writer/scenario.ts';
import { saveRecord, temporaryCorpus } from '../../unit/archive/corpus/temporary-corpus.ts';
import { run } from './run.ts';
import { ALIAS_WORDS } from '../../../src/cli/words.ts';

test('names that may be one person’s are proposed, and a list that is invalid is named', () => {
  const { root } = temporaryCorpus();
  const call = () => run('aliases', [], { FARSEER_REPLAYS: root });
  saveRecord(join(root, 'cup'));
  expect(call()).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Names [^]*  none\nGames [^]*  none\n$/),
  });
  saveRecord(join(root, 'spring'), { ...duel({ names: ['Arthas99', 'Rexxar'] }), randomSeed: 2 });
  const { status, stdout } = call();
  expect(status).toBe(0);
  expect(stdout).toContain(`  ${ALIAS_WORDS.sameName(['"Arthas"', '"Arthas99"'], ['H'], []).slice(0, -1)}`);
  writeFileSync(join(root, 'players.json'), '[{ "name": "A" }]');
  expect(call()).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('players.json') });
});
