import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  EVENTS,
  save,
  saveRecord,
  temporaryCorpus,
  temporaryFolder,
} from '../../unit/archive/corpus/temporary-corpus.ts';
import { run } from './run.ts';
import { DOCTOR_WORDS } from '../../../src/cli/words.ts';

const SET = {
  FARSEER_SITE_URL: 'https://replays.test',
  FARSEER_REPOSITORY_URL: 'https://code.test',
  FARSEER_SECURITY_CONTACT: 'mailto:security@replays.test',
};

test('an archive with nothing wrong, and one with a leak, a lost game, an erratum nobody sees and placeholders', () => {
  const { root } = temporaryCorpus();
  const dist = temporaryFolder();
  const file = saveRecord(join(root, 'cup'));
  const id = /([^/]+)\.game\.json$/.exec(file)![1]!;
  save(join(root, 'added.json'), JSON.stringify({ [id]: '2026-11-21T10:22:46Z' }));
  const call = (env: Record<string, string>) =>
    run('doctor', ['--dist', dist], { FARSEER_REPLAYS: root, ...env });
  const well = call(SET);
  expect(well.stdout).toContain('better: cup/');
  expect(well.stdout).toMatch(/^0 wrong, \d could be better$/m);
  expect(well.status).toBe(0);

  save(join(dist, 'index.html'), 'Once called Shy.');
  save(join(root, 'cup/1_a_b_c.game.json'), '[');
  save(join(root, 'events.json'), JSON.stringify(EVENTS));
  save(join(root, 'errata.json'), JSON.stringify([{ replayId: id, pointer: '/players/9', sentence: 'No.' }]));
  const hidden = { name: 'Player A', aliases: ['Shy'], unlisted: true, source: 'Asked for it.' };
  save(join(root, 'players.json'), JSON.stringify([hidden]));
  const ill = call({});
  expect(ill.status).toBe(1);
  expect(ill.stdout).toContain(DOCTOR_WORDS.unlistedName('index.html', 'Player A', 1));
  expect(ill.stdout).toMatch(/^wrong: cup\/1_a_b_c\.game\.json: invalid-record: /m);
  expect(ill.stdout).toMatch(/^wrong: errata\.json: \/players\/9 leads nowhere/m);
  expect(ill.stdout).toMatch(/^wrong: .*FARSEER_SITE_URL is /m);
  expect(ill.stdout).not.toContain('Shy');
});
