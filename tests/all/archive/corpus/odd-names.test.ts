/** Names that careful people avoid: every reader of the corpus reports the one file and continues with the rest. */
import { statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readAdded } from '../../../../src/archive/corpus/added-times.ts';
import { findRecordings, ingest } from '../../../../src/archive/corpus/ingest.ts';
import { readRecording } from '../../../../src/archive/corpus/read-recording.ts';
import { recordText } from '../../../../src/archive/corpus/record-text.ts';
import { replayId } from '../../../../src/game/identity.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { run } from '../../cli/run.ts';
import {
  DUEL_ID,
  filesIn,
  recordOf,
  save,
  saveRecording,
  temporaryCorpus,
} from '../../../unit/archive/corpus/temporary-corpus.ts';
import { UNREADABLE } from '../../../../src/archive/corpus/disk/reasons.ts';

const LONG = 'x'.repeat(300);
/** As long as most systems allow, and in the form that gives the id. */
const LONGEST_FILE = `7_a_b_${'y'.repeat(240)}.w3g`;
const ESCAPED = '"\\ud83d"';
const CLASH = { ...duel().map, checksum: 99 };

let corpus: ReturnType<typeof temporaryCorpus>;
beforeEach(() => {
  corpus = temporaryCorpus();
});

const seeded = (randomSeed: number, names?: [string, string]) => ({
  ...duel(names ? { names } : {}),
  randomSeed,
});

/** The text of a record with a player name that ends inside a character. */
function brokenRecord(): { name: string; text: string } {
  const record = recordOf(seeded(5));
  const text = recordText(record).replace('"Arthas"', ESCAPED);
  return { name: `${replayId(record.game, '')}.game.json`, text };
}

/** Recordings of valid games between odd ones: four valid games, a clash and two unreadable files. */
function fillInbox(folder: string): void {
  saveRecording(join(folder, 'a-good.w3g'));
  saveRecording(join(folder, 'b-clash.w3g'), { ...duel(), map: CLASH });
  saveRecording(join(folder, 'c-long-names.w3g'), seeded(1, [LONG, `${LONG}!`]));
  saveRecording(join(folder, 'd-half.w3g'), seeded(2, ['Розовый\ud83d', '\udc00']));
  saveRecording(join(folder, LONGEST_FILE), seeded(7));
  symlinkSync('z-loop.w3g', join(folder, 'z-loop.w3g'));
}

describe('a folder with odd names', () => {
  it('is ingested but for what is named', () => {
    const { root, inbox } = corpus;
    fillInbox(inbox);
    const broken = brokenRecord();
    save(join(root, 'cup', broken.name), broken.text);
    const tooLong = join(inbox, `${LONG}.w3g`);
    const { status, stdout, stderr } = run('ingest', ['--event', 'cup', inbox, tooLong], {
      FARSEER_REPLAYS: root,
    });
    // Of two games with one id, the one with more bytes is kept; systems compress differently well.
    const bytesOf = (name: string) => statSync(join(inbox, name)).size;
    const smaller = bytesOf('b-clash.w3g') > bytesOf('a-good.w3g') ? 'a-good.w3g' : 'b-clash.w3g';
    expect(stderr.trimEnd().split('\n').sort()).toEqual([
      expect.stringContaining(`${smaller}: same-id: `),
      expect.stringContaining(`x.w3g: unreadable: ${UNREADABLE['ENAMETOOLONG']}`),
      expect.stringContaining(`z-loop.w3g: unreadable: ${UNREADABLE['ELOOP']}`),
    ]);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('4 new, 0 updated, 0 unchanged, 0 duplicate, 3 refused');
    expect(status).toBe(1);
    const taken = filesIn(join(root, 'cup')).filter(
      (name) => name.endsWith('.game.json') && name !== broken.name,
    );
    expect(taken).toEqual([
      expect.stringMatching(/^1637653382_Arthas_Thrall_Concealed-Hill\.game\.json$/),
      expect.stringMatching(/^1_x{46}-[0-9a-z]{13}_x{46}-[0-9a-z]{13}_Concealed-Hill\.game\.json$/),
      expect.stringMatching(/^2_[\w.-]+_ufffd_Concealed-Hill\.game\.json$/),
      expect.stringMatching(/^7_a_b_y{46}-[0-9a-z]{13}\.game\.json$/),
    ]);
  });
});

it('a path that no file system can hold is a refusal', () => {
  expect(readRecording(`/tmp/${LONG}`)).toMatchObject({ ok: false, failure: { code: 'unreadable' } });
  expect(findRecordings([`/tmp/${LONG}`], corpus.root)).toEqual([`/tmp/${LONG}`]);
});

it('a record that cannot be written costs its one game', async () => {
  const { root, inbox } = corpus;
  saveRecording(join(inbox, 'a.w3g'));
  saveRecording(join(inbox, 'b.w3g'), seeded(7));
  // A folder in place of the record represents any disk error.
  save(join(root, 'cup', `${DUEL_ID}.game.json`, 'x'), '');
  const now = '2026-11-21T10:22:46Z';
  const done = await ingest(findRecordings([inbox], root), { root, now, event: 'cup' });
  expect(done.map(({ outcome, code }) => code ?? outcome)).toEqual(['not-written', 'new']);
  expect([...readAdded(root).keys()]).toEqual(['7_Arthas_Thrall_Concealed-Hill']);
});
