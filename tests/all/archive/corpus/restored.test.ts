/** Two machines that took games in at once, and an archive that a newer version of the program wrote. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAdded } from '../../../../src/archive/corpus/added-times.ts';
import { ingest } from '../../../../src/archive/corpus/ingest.ts';
import { parseJson } from '../../../../src/archive/corpus/json-file.ts';
import { readPlayers } from '../../../../src/archive/corpus/players.ts';
import { DECODER_VERSION } from '../../../../src/game/vocabulary.ts';
import {
  DUEL_ID,
  LONGER,
  save,
  saveRecording,
  temporaryCorpus,
} from '../../../unit/archive/corpus/temporary-corpus.ts';

const NOW = '2026-11-21T10:22:46Z';
const RECORD = `unattributed/${DUEL_ID}.game.json`;

/** A corpus with one game, whose record is then changed as text. */
async function corpusWith(change: (record: string) => string = (record) => record) {
  const { root, inbox } = temporaryCorpus();
  const take = (name: string, script = {}) =>
    ingest([saveRecording(join(inbox, name), { ...LONGER, ...script })], {
      root,
      now: NOW,
      threads: 1,
    });
  await take('a.w3g');
  const path = join(root, RECORD);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return { root, path, take };
}

test('times with the marks of a merge are those of both sides, the earlier of two, and the next ingest writes them', async () => {
  const { root, take } = await corpusWith();
  const path = join(root, 'added.json');
  const side = (time: string, more: string) => `  "${DUEL_ID}": "${time}",\n  "${more}": "${NOW}"\n`;
  const merged = `{\n<<<<<<< HEAD\n${side('2026-11-20T00:00:00Z', '2_A_B')}=======\n${side(NOW, '1_A_B')}>>>>>>> other\n}\n`;
  writeFileSync(path, merged);
  const both = { '1_A_B': NOW, [DUEL_ID]: '2026-11-20T00:00:00Z', '2_A_B': NOW };
  expect(Object.fromEntries(readAdded(root))).toEqual(both);
  await take('a.w3g');
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(both);
});

test('another list with the marks of a merge is refused by its name, with what they are', async () => {
  const { root } = await corpusWith();
  save(join(root, 'players.json'), '[\n<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> other\n]\n');
  expect(() => readPlayers(root)).toThrow(/players\.json: .*<<<<<<</);
  expect(() => parseJson('{')).toThrow(/not valid JSON/);
});

test.each([
  ['format', (record: string) => record.replace(/"format": \d+/, '"format": 99')],
  ['decoder', (record: string) => record.replace(/"decoder": \d+/, `"decoder": ${DECODER_VERSION + 1}`)],
])('an older program leaves a record of a newer %s as it is', async (_, change) => {
  const { path, take } = await corpusWith(change);
  const before = readFileSync(path, 'utf8');
  expect(await take('a.w3g')).toMatchObject([{ outcome: 'refused', code: 'newer-record' }]);
  expect(readFileSync(path, 'utf8')).toBe(before);
});
