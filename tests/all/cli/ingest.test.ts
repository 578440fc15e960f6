import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  DUEL_ID,
  LONGER,
  filesIn,
  save,
  saveCut,
  saveRecording,
  temporaryCorpus,
} from '../../unit/archive/corpus/temporary-corpus.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import { run } from './run.ts';
import { UNREADABLE } from '../../../src/archive/corpus/disk/reasons.ts';
import { KIND_WORDS } from '../../../src/archive/corpus/game-kind.ts';
import { PLACED_WORDS } from '../../../src/archive/corpus/place-record.ts';
import { INGEST_WORDS } from '../../../src/cli/words.ts';

function setUp() {
  const { root, inbox } = temporaryCorpus();
  return { root, inbox, call: (...args: string[]) => run('ingest', args, { FARSEER_REPLAYS: root }) };
}
const last = (text: string) => text.trimEnd().split('\n').at(-1);

describe('ingest', () => {
  it('takes a folder in, and the second time changes nothing', () => {
    const { root, inbox, call } = setUp();
    saveRecording(join(inbox, 'a.w3g'));
    saveRecording(join(inbox, 'longer.w3g'), LONGER);
    const first = call('--event', 'cup', inbox);
    expect(first).toMatchObject({ status: 0, stderr: '' });
    const about = INGEST_WORDS.game(DUEL_ID, 'cup', KIND_WORDS.melee('1v1'));
    expect(first.stdout).toContain(`longer.w3g: new: ${about}\n`);
    expect(first.stdout).toContain(
      `a.w3g: duplicate: ${about} ${PLACED_WORDS.shorter(`cup/${DUEL_ID}.game.json`, null)}`,
    );
    expect(last(first.stdout)).toBe('1 new, 0 updated, 0 unchanged, 1 duplicate, 0 refused');
    expect(filesIn(root)).toEqual([
      'added.json',
      `cup/${DUEL_ID}.game.json`,
      `cup/${DUEL_ID}.orders.json`,
      'events.json',
    ]);
    const second = call(inbox);
    expect(last(second.stdout)).toBe('0 new, 0 updated, 1 unchanged, 1 duplicate, 0 refused');
  });

  it('names refused files with code and sentence, and exits with 1', () => {
    const { inbox, call } = setUp();
    save(join(inbox, 'junk.w3g'), 'junk');
    saveCut(join(inbox, 'cut.w3g'));
    const { status, stdout, stderr } = call(inbox, join(inbox, 'absent'));
    expect(status).toBe(1);
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringContaining(`absent: unreadable: ${UNREADABLE['ENOENT']}`),
      expect.stringMatching(/cut\.w3g: incomplete: .*--incomplete/),
      expect.stringMatching(/junk\.w3g: not-a-replay: .*\.$/),
    ]);
    expect(last(stdout)).toBe('0 new, 0 updated, 0 unchanged, 0 duplicate, 3 refused');
    expect(call('--incomplete', join(inbox, 'cut.w3g')).status).toBe(0);
  });

  it('takes other games than melee games of five minutes only with a flag', () => {
    const { root, inbox, call } = setUp();
    const allies = duel().lobby.map((slot) => ({ ...slot, team: 0 }));
    saveRecording(join(inbox, 'allies.w3g'), { ...duel(), lobby: allies });
    const { status, stderr } = call(inbox);
    expect(status).toBe(1);
    expect(stderr).toContain('allies.w3g: not-melee: ');
    expect(call('--any', inbox).status).toBe(0);
    // A stored game may be decoded again.
    expect(call(inbox).status).toBe(0);
    expect(filesIn(root)).toContain(`unattributed/${DUEL_ID}.game.json`);
  });

  it('moves a kept game to the event that is named, and says so', () => {
    const { root, inbox, call } = setUp();
    saveRecording(join(inbox, 'a.w3g'));
    call('--event', 'cup', inbox);
    expect(call('--event', 'spring', inbox).stdout).toContain(
      [
        INGEST_WORDS.game(DUEL_ID, 'spring', KIND_WORDS.melee('1v1')),
        PLACED_WORDS.kept(`cup/${DUEL_ID}.game.json`, { kind: 'moves', from: 'cup', to: 'spring' }),
      ].join(' '),
    );
    expect(filesIn(root).filter((file) => file.includes(DUEL_ID))).toEqual([
      `spring/${DUEL_ID}.game.json`,
      `spring/${DUEL_ID}.orders.json`,
    ]);
  });

  it('exits with 2 when called wrongly', () => {
    const { root, inbox, call } = setUp();
    expect(call()).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage: ') });
    expect(call('--loud', inbox).status).toBe(2);
    expect(call(inbox)).toMatchObject({ status: 2, stderr: expect.stringContaining('no replays') });
    const unknown = call('--event', 'wedding', inbox);
    expect(unknown).toMatchObject({ status: 2, stderr: expect.stringContaining('spring, autumn, cup') });
    save(join(root, 'events.json'), '{}');
    expect(call(inbox)).toMatchObject({ status: 2, stderr: expect.stringContaining('events.json: ') });
    expect(call('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage: ') });
  });
});
