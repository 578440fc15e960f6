/** Dates of games: by recording, file name, archive, file date, or patch. */
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  WHEN_WORDS,
  dateByFile,
  dateInName,
  fileDates,
  whenOf,
  whenText,
} from '../../../../src/app/library/dates.ts';
import { libraryGames } from '../../../../src/app/library/history/games.ts';
import { openDropped } from '../../../../src/app/drop/worker/archive.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';
import { droppedDuel } from './games.ts';
import { keptGame } from './rows.ts';

const ADDED = Date.UTC(2026, 10, 26);
const local = (...parts: [number, number, number, number?, number?, number?]) => new Date(...parts).getTime();

describe('a name of a file', () => {
  it.each([
    ['w3c-20260426112948.w3g', local(2026, 3, 26, 11, 29, 48)],
    ['Replay_2026_04_26_1129.w3g', local(2026, 3, 26, 11, 29)],
    ['games.zip/day 1/2019-05-03 final.w3g', local(2019, 4, 3, 12)],
    ['20190503_Moon_Grubby.w3g', local(2019, 4, 3, 12)],
    ['Replay_2026_04_26_112948.w3g', local(2026, 3, 26, 11, 29, 48)],
  ])('%s tells when it was saved', (name, ms) => {
    expect(dateInName(name, ADDED)).toBe(ms);
  });

  it.each([
    'LastReplay.w3g',
    '1450583201_Moon_Grubby.w3g',
    'game 20301231.w3g',
    'x20010101.w3g',
    '2019-02-31.w3g',
    '2019-13-01.w3g',
    '120190503.w3g',
    '20190503/final.w3g',
  ])('%s tells nothing', (name) => {
    expect(dateInName(name, ADDED)).toBeNull();
  });
});

const kept = (name: string, modified: number | null) => keptGame('a', { name, modified, added: ADDED });

describe('when a game was played', () => {
  const patch = { playedAt: null, playedFrom: '2018-01-01' };
  const named = '2018-05-03.w3g';
  const changed = Date.UTC(2018, 5, 6);

  it('is what the recording, the name, the file, or the patch says, in this order', () => {
    const seed = { ...patch, playedAt: '2018-04-01T10:00:00Z' };
    expect(whenText(whenOf(kept(named, changed), seed))).toBe('1 Apr 2018');
    expect(whenText(whenOf(kept(named, changed), patch))).toBe(`3 May 2018${WHEN_WORDS.bases.name}`);
    expect(whenText(whenOf(kept('a.w3g', changed), patch))).toBe(`6 Jun 2018${WHEN_WORDS.bases.file}`);
    expect(whenText(whenOf(kept('a.tar.gz/x/a.w3g', changed), patch))).toMatchSnapshot();
    expect(whenText(whenOf(kept(`a.zip/${named}`, changed), patch))).toBe(
      `3 May 2018${WHEN_WORDS.bases.name}`,
    );
    expect(whenText(whenOf(kept('a.w3g', null), patch))).toBe(`1 Jan 2018${WHEN_WORDS.bases.patch}`);
    expect(whenText(whenOf(kept('a.w3g', null), null)).split('2026')[1]).toBe(WHEN_WORDS.bases.kept);
  });

  it('is not what its patch rules out', () => {
    expect(whenOf(kept('2016-05-03.w3g', Date.UTC(2017, 1, 1)), patch).whenBasis).toBe('patch');
    expect(whenOf(kept('2016-05-03.w3g', Date.UTC(2019, 6, 1)), patch).whenBasis).toBe('file');
  });
});

describe('the file of a game', () => {
  const file = new File([], 'a.w3g', { lastModified: Date.UTC(2018, 5, 6) });
  const zip = new File([], 'a.zip', { lastModified: Date.UTC(2026, 5, 6) });
  const changed = Date.UTC(2018, 3, 4, 12);
  const inside = { archive: 'a', at: 0, of: 1 };

  it('is dated by itself, by its archive’s list, never by the date of the archive', () => {
    const own = { path: null, modified: null };
    expect(fileDates({ path: 'a.w3g', file }, own)).toEqual({ name: 'a.w3g', modified: file.lastModified });
    expect(fileDates({ path: 'a.w3g', file, from: 'example' }, own).modified).toBeNull();
    const only = { path: 'a.zip/b.w3g', modified: changed };
    expect(fileDates({ path: 'a.zip', file: zip }, only)).toEqual({ name: only.path, modified: changed });
    expect(fileDates({ path: 'a.zip', file: zip }, { ...only, modified: null }).modified).toBeNull();
    expect(fileDates({ path: only.path, file: zip, inside }, own).modified).toBeNull();
  });

  it('gives its report a date, with the basis', () => {
    const game = {
      ...droppedDuel().analysis,
      patch: '1.30.2',
      played: { from: '2018-01-01', basis: 'patch' as const, sentence: '' },
    };
    const own = { path: null, modified: null };
    expect(dateByFile({ path: 'w3c-20180304112948.w3g', file }, own, game)).toEqual({
      day: '4 Mar 2018',
      basis: WHEN_WORDS.byName,
    });
    expect(dateByFile({ path: 'a.w3g', file }, own, game)).toEqual({
      basis: WHEN_WORDS.lastChange.file('when patch 1.30.2 came out', '6 Jun 2018'),
    });
    expect(
      dateByFile({ path: 'a.zip', file: zip }, { path: 'a.zip/b.w3g', modified: changed }, game),
    ).toEqual({ basis: WHEN_WORDS.lastChange.entry('when patch 1.30.2 came out', '4 Apr 2018') });
    const seed = { ...game, played: { at: '2018-04-01T10:00:00Z', basis: 'seed' as const, sentence: '' } };
    expect(dateByFile({ path: '2018-05-03.w3g', file }, own, seed)).toBeUndefined();
    expect(
      dateByFile({ path: 'a.w3g', file: new File([], 'a', { lastModified: 0 }) }, own, game),
    ).toBeUndefined();
  });
});

it('a game of other players has its date in the list, too', () => {
  const dated = { fingerprint: 'a', playedAt: '2018-04-01T10:00:00Z', playedFrom: null, players: [] };
  const games = [kept('2019-05-03.w3g', null)];
  const nothing = { me: [], words: [] };
  expect(whenText(libraryGames(games, nothing, [])[0]!)).toBe(`3 May 2019${WHEN_WORDS.bases.name}`);
  expect(whenText(libraryGames(games, nothing, [dated as never])[0]!)).toBe('1 Apr 2018');
});

it('an archive says when each of its files was last changed', () => {
  const recording = new Uint8Array(writeRecording(duel()));
  const mtime = local(2020, 4, 1, 10, 20, 30);
  const opened = openDropped({ path: 'a.zip', bytes: zipSync({ 'a.w3g': [recording, { mtime }] }) });
  expect(opened).toMatchObject({ ok: true, value: { path: 'a.zip/a.w3g', modified: mtime } });
});
