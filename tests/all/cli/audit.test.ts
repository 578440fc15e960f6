import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { audit, findingsOf, type Audit } from '../../../src/archive/audit/audit.ts';
import { writeWhole } from '../../../src/archive/corpus/disk/write.ts';
import { ordersToWrite } from '../../../src/archive/corpus/orders-file.ts';
import { decode } from '../../../src/game/decode/decode.ts';
import { cancel, leave, place, train } from '../../support/recording-writer/events.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import type { ScriptEvent } from '../../support/recording-writer/script.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { auditOf, runAudit } from '../../support/run-audit.ts';
import {
  save,
  saveCut,
  saveRecord,
  saveRecording,
  temporaryFolder,
} from '../../unit/archive/corpus/temporary-corpus.ts';
import { ALTAR, BARRACKS, bare, by, decodeScript, HALL, PEASANT } from '../../unit/game/scripted.ts';
import { AUDIT_WORDS } from '../../../src/cli/words.ts';
import { tooSoonSentence } from '../../../src/archive/audit/oracles.ts';
import { FAILURES } from '../../../src/game/failure.ts';
import { INCOMPLETE_REASONS } from '../../../src/game/vocabulary.ts';

/** The audit of a bare game, without writing a file. */
const auditedEvents = (...timeline: ScriptEvent[]): Audit =>
  audit([{ file: 'game', findings: findingsOf(decodeScript(bare(timeline))) }]);
const shown = (path: string) => relative('', path);

/** The bytes of a duel with another length in the header. */
function withLength(changeMs: number): Buffer {
  const bytes = Buffer.from(writeRecording(duel()));
  bytes.writeUInt32LE(bytes.readUInt32LE(60) + changeMs, 60);
  return bytes;
}

describe('audit', () => {
  it('finds nothing odd in a plain duel and counts what is in it', async () => {
    const folder = temporaryFolder();
    saveRecording(join(folder, 'a.w3g'));
    const found = await auditOf(folder);
    expect(found.reading).toMatchObject({ files: 1, decoded: 1, failures: {}, undecodable: { blocks: 0 } });
    expect(found.clock).toMatchObject({ games: 1, beyondTolerance: [] });
    // Both players order both tiers, and their halls are seen 145 s later.
    expect(found.tiers).toMatchObject({ pairs: 4, inTime: 4, quantile1Ms: 145_000, medianMs: 145_000 });
    expect(found.tiers).toMatchObject({ tooSoon: [], neverOrdered: [] });
    expect(found.timings.H).toEqual({
      hero: { n: 1, medianMs: 67_000 },
      tier2: { n: 1, medianMs: 180_000 },
      tier3: { n: 1, medianMs: 400_000 },
    });
    expect(found.timings.E.hero).toEqual({ n: 0, medianMs: null });
    expect(found.people).toMatchObject({ players: 2, raceUnknown: [], winners: { result: 1 } });
    expect(found.people).toMatchObject({ heroes: 2, heroesWithoutOrder: [], withoutWinner: [] });
    expect(found.prerequisites).toMatchObject({ withoutMaker: [], withoutTier: [] });
    expect(found.prerequisites.checked).toBeGreaterThan(8);
    const { status, stdout, stderr } = runAudit(folder);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/Upgrades {2,}4\n.*4 of 4 \(100 %\)/);
    expect(stdout).toMatch(/First hero {2,}1:07 \(n = 1\) +1:07 \(n = 1\) +none/);
    // The game is impossible: there are no farms, and heroes appear as soon as they are ordered.
    const odd = stdout.slice(stdout.indexOf(AUDIT_WORDS.odd));
    expect(odd.match(/slot \d: .*/g)).toEqual([
      'slot 1: 13 food by 3:00, room for 12',
      'slot 1: 15 food by 4:00, room for 12',
      'slot 2: 14 food by 3:00, room for 11',
      'slot 2: 17 food by 4:00, room for 11',
      tooSoonSentence('slot 1: Archmage', '0:02', '1:13'),
      tooSoonSentence('slot 2: Blademaster', '1:50', '1:56'),
    ]);
  });

  it('says which files gave no game or not all of it, and exits with 1', () => {
    const folder = temporaryFolder();
    const junk = save(join(folder, 'junk.w3g'), 'junk');
    const cut = saveCut(join(folder, 'cut.w3g'));
    const broken = save(join(folder, 'broken.game.json'), '{}');
    const { status, stdout, stderr } = runAudit('--json', folder);
    expect(status).toBe(1);
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringContaining('broken.game.json: invalid-record: '),
      expect.stringContaining(`junk.w3g: not-a-replay: ${FAILURES['not-a-replay']}`),
    ]);
    const { reading } = JSON.parse(stdout) as Audit;
    expect(reading).toMatchObject({
      files: 3,
      decoded: 1,
      failures: { 'not-a-replay': [shown(junk)], 'invalid-record': [shown(broken)] },
      incomplete: { truncated: [shown(cut)], checksum: [], 'lost-sync': [], short: [] },
    });
    expect(runAudit(cut).stdout).toContain(`${shown(cut)}\n    ${INCOMPLETE_REASONS.truncated}`);
  });

  it('names a clock that is off', async () => {
    const file = save(join(temporaryFolder(), 'off.w3g'), withLength(-5000));
    const { clock } = await auditOf(file);
    expect(clock.beyondTolerance).toEqual([{ file: shown(file), errorMs: 5000 }]);
    expect(clock.maxErrorMs).toBe(5000);
    const near = await auditOf(save(join(temporaryFolder(), 'near.w3g'), withLength(-1000)));
    expect(near.clock).toMatchObject({ beyondTolerance: [], maxErrorMs: 1000 });
  });

  it('names halls seen too soon or never ordered, and leaves those ordered twice out', () => {
    const keep = ['hkee', HALL[1]] as const;
    const soon = auditedEvents(by(10_000, HALL, train('hkee')), by(140_000, keep, train('hpea')));
    expect(soon.tiers).toMatchObject({
      pairs: 1,
      inTime: 0,
      tooSoon: [{ slot: 1, id: 'hkee', gapMs: 130_000 }],
    });
    const never = auditedEvents(by(10_000, HALL, train('hpea')), by(200_000, keep, train('hpea')));
    expect(never.tiers).toMatchObject({ pairs: 0, medianMs: null, neverOrdered: [{ slot: 1, id: 'hkee' }] });
    const twice = auditedEvents(
      by(10_000, HALL, train('hkee')),
      by(50_000, HALL, train('hkee')),
      by(200_000, keep, train('hpea')),
    );
    expect(twice.tiers).toMatchObject({ pairs: 0, tooSoon: [], neverOrdered: [] });
  });

  it('names steps before what they need', () => {
    const barracks = by(1000, PEASANT, place('hbar', 0, 0));
    expect(
      auditedEvents(by(90_000, BARRACKS, train('hfoo')), by(91_000, ALTAR, train('Hamg'))).prerequisites,
    ).toMatchObject({
      checked: 2,
      withoutMaker: [
        { slot: 1, ms: 90_000, id: 'hfoo', needs: 'hbar', neededMs: null },
        { slot: 1, ms: 91_000, id: 'Hamg', needs: 'halt', neededMs: null },
      ],
    });
    // A tavern hero doesn't need an altar.
    expect(auditedEvents(by(90_000, ['ntav', 99], train('Nbrn'))).prerequisites.checked).toBe(0);
    const castle = [by(2000, HALL, train('hkee')), by(150_000, HALL, train('hcas'))];
    const knight = (at: number) => auditedEvents(barracks, ...castle, by(at, BARRACKS, train('hkni')));
    expect(knight(290_000).prerequisites).toMatchObject({ checked: 3, withoutMaker: [], withoutTier: [] });
    expect(knight(289_000).prerequisites.withoutTier).toMatchObject([
      { ms: 289_000, id: 'hkni', needs: 'hcas', neededMs: 150_000 },
    ]);
    const early = auditedEvents(by(2000, HALL, train('hkee')), by(100_000, HALL, train('hcas')));
    expect(early.prerequisites.withoutTier).toMatchObject([{ id: 'hcas', needs: 'hkee', neededMs: 2000 }]);
  });

  it('counts what was merged and taken back', () => {
    const { merging } = auditedEvents(
      by(1000, PEASANT, place('hbar', 0, 0), place('hbar', 50, 0)),
      by(70_000, BARRACKS, train('hfoo'), train('hfoo'), train('hfoo')),
      by(80_000, BARRACKS, cancel()),
      by(300_000, BARRACKS, cancel()),
    );
    expect(merging).toEqual({
      orders: 5,
      steps: 2,
      bursts: { steps: 1, presses: 2 },
      replacements: { steps: 1, orders: 1 },
      cancels: { commands: 2, attributed: 1, notAttributable: 1 },
    });
  });

  it('names unknown and foreign objects, heroes without an order and games without a winner', async () => {
    const file = saveRecording(
      join(temporaryFolder(), 'odd.w3g'),
      bare([
        by(1000, BARRACKS, train('h0Z9')),
        by(2000, HALL, train('opeo'), train('opeo')),
        by(3000, ['Hamg', 17], train('AHwe')),
      ]),
    );
    const place = { file: shown(file), slot: 1 };
    const { objects, people } = await auditOf(file);
    expect(objects).toEqual({
      unknown: [{ id: 'h0Z9', orders: 1, files: [place.file] }],
      foreign: [{ ...place, ids: ['opeo'], orders: 2 }],
    });
    expect(people.heroesWithoutOrder).toEqual([{ ...place, id: 'Hamg' }]);
    expect(people.withoutWinner).toEqual([place.file]);
    const { stdout } = runAudit(file);
    expect(stdout).toMatch(/h0Z9 in one file {2,}1\n/);
    expect(stdout.slice(stdout.indexOf(AUDIT_WORDS.odd)).match(/^ {4}.*$/gm)).toMatchSnapshot();
  });

  it('says the same of a record as of its recording', async () => {
    const folder = temporaryFolder();
    const script = bare([by(1000, BARRACKS, train('h0Z9')), leave(500_000, 2, 'lost')]);
    const record = saveRecord(join(folder, 'records'), script, 'game.w3g');
    const recording = saveRecording(join(folder, 'game.w3g'), script);
    const read = decode(writeRecording(script), true);
    const orders = read.ok && ordersToWrite(record, read.value.orders, []);
    if (orders) writeWhole(orders.path, orders.text);
    const renamed = JSON.stringify(await auditOf(record)).replaceAll(shown(record), shown(recording));
    expect(JSON.parse(renamed)).toEqual(await auditOf(recording));
    expect((await auditOf(folder)).reading.files).toBe(2);
  });

  it('exits with 2 when called wrongly', () => {
    expect(runAudit()).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage: ') });
    expect(runAudit('--loud', 'x')).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage: ') });
    expect(runAudit(temporaryFolder())).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('no replays'),
    });
    expect(runAudit('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage: ') });
  });
});
