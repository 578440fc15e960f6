import { describe, expect, test } from 'vitest';
import { indexEntry } from '../../../src/contract/index-entry.ts';
import { boughtTinyHall } from '../../../src/game/derive/tiny-halls.ts';
import { findObject } from '../../../src/game/objects/table.ts';
import type { Race, SummaryPlayer } from '../../../src/game/summary.ts';
import { decodedRecordings, isMelee } from './decoded.ts';

const { missing, decoded } = decodedRecordings('documents of all recordings');

/** Custom objects of a variant of a melee map. */
const CUSTOM: Record<string, string[]> = { 'melee/sample.w3g': ['h000', 'h001', 'h002'] };

const listsOf = (player: SummaryPlayer): string[] =>
  [
    player.buildPreview,
    player.t2Buildings,
    player.t2Units,
    player.t3Buildings,
    player.t3Units,
    player.researched,
    player.heroOpener ? [player.heroOpener] : [],
  ].flatMap((list) => list.map(({ itemId }) => itemId));

/** The ids that belong to another race than the player's. */
function foreignIds(ids: readonly string[], race: Race | null): string[] {
  return ids.filter((id) => {
    const object = findObject(id);
    return race && object?.race && object.kind !== 'item' && object.race !== race;
  });
}

const clock = (text: string | null): number | null => {
  const [minutes, seconds] = text?.split(':').map(Number) ?? [];
  return minutes === undefined || seconds === undefined ? null : minutes * 60 + seconds;
};

describe.skipIf(missing)('documents of all recordings', () => {
  test('have no object of another race in any list', () => {
    let checked = 0;
    for (const { entry, game, summary, analysis } of decoded) {
      for (const [slot, player] of Object.entries(summary.players)) {
        // Any race can buy a Tiny Great Hall, which becomes a Great Hall.
        const own = game.players.filter((one) => String(one.slot) === slot);
        const halls = boughtTinyHall({ ...game, players: own }) ? 'ogre' : null;
        const analysed = analysis.players.find((one) => one.slot === slot);
        const made = [
          analysed?.build,
          analysed?.heroes,
          analysed?.research,
          analysed?.made,
          analysed?.expansions.filter(({ id }) => id !== halls),
        ];
        const ids = [...listsOf(player), ...made.flatMap((list) => list?.map(({ id }) => id) ?? [])];
        expect(foreignIds(ids, player.race), `${entry.path} ${player.name}`).toEqual([]);
        checked += ids.length;
      }
    }
    expect(checked).toBeGreaterThan(50_000);
    const foreign = decoded.flatMap(({ analysis }) => analysis.players.flatMap((player) => player.foreign));
    expect(foreign.length).toBeGreaterThan(50);
  });

  test('name every object of melee games', () => {
    const unnamed = Object.fromEntries(
      decoded.filter(isMelee).flatMap(({ entry, analysis }) => {
        const objects = analysis.players.flatMap((one) => [
          ...one.build,
          ...one.heroes,
          ...one.research,
          ...one.foreign,
        ]);
        const ids = new Set(objects.flatMap(({ id, name }) => (id === name ? [id] : [])));
        return ids.size > 0 ? [[entry.path, [...ids].sort()]] : [];
      }),
    );
    expect(unnamed).toEqual(CUSTOM);
  });

  test('agree on every time, to the second', () => {
    let times = 0;
    for (const { entry, summary, analysis } of decoded) {
      const index = indexEntry(summary, { matchup: analysis.matchup, tournamentId: null, builds: [] });
      expect(index.durationSec, entry.path).toBe(clock(summary.durationFormatted));
      for (const player of index.players ?? []) {
        const own = summary.players[player.slot ?? '']!;
        const pairs = [
          [player.tier2Sec, own.tier2Time, own.tier2TimeFormatted],
          [player.tier3Sec, own.tier3Time, own.tier3TimeFormatted],
          [player.expansionSec, own.expansionTime, own.expansionTimeFormatted],
          [player.heroTimeSec, own.heroOpener?.gameTimeMs ?? null, own.heroOpener?.gameTimeFormatted ?? null],
        ] as const;
        for (const [seconds, ms, text] of pairs) {
          expect(seconds, entry.path).toBe(clock(text));
          expect(seconds, entry.path).toBe(ms === null ? null : Math.floor(ms / 1000));
          if (ms !== null) times++;
        }
        for (const step of own.buildPreview)
          expect(clock(step.gameTimeFormatted)).toBe(Math.floor(step.gameTimeMs / 1000));
      }
    }
    expect(times).toBeGreaterThan(1000);
  });

  test('have openings in order, of at most twenty steps and no worker', () => {
    for (const { entry, summary } of decoded) {
      for (const { buildPreview } of Object.values(summary.players)) {
        expect(buildPreview.length).toBeLessThanOrEqual(20);
        expect(buildPreview.filter(({ itemId }) => findObject(itemId)?.worker)).toEqual([]);
        const times = buildPreview.map(({ gameTimeMs }) => gameTimeMs);
        expect(times, entry.path).toEqual([...times].sort((a, b) => a - b));
      }
    }
  });

  test('keep Ghouls, Crypts and Burrows: other readers lose them', () => {
    const shown = (race: Race, id: string) => {
      const players = decoded
        .filter((one) => isMelee(one) && one.entry.type === '1on1')
        .flatMap(({ summary }) => Object.values(summary.players).filter((player) => player.race === race));
      const having = players.filter((player) => player.buildPreview.some(({ itemId }) => itemId === id));
      return having.length / players.length;
    };
    expect(shown('U', 'usep')).toBeGreaterThan(0.95);
    expect(shown('U', 'ugho')).toBeGreaterThan(0.5);
    expect(shown('O', 'otrb')).toBeGreaterThan(0.95);
    expect(shown('E', 'emow')).toBeGreaterThan(0.95);
    expect(shown('H', 'hhou')).toBeGreaterThan(0.95);
  });

  test('write matchups in alphabetical order, for duels with both races known', () => {
    const matchups = decoded.flatMap(({ analysis }) => analysis.matchup ?? []);
    for (const matchup of matchups) {
      const [one = '', other = ''] = matchup.split('v');
      expect(one <= other && matchup.length === 3, matchup).toBe(true);
    }
    const duels = decoded.filter((one) => isMelee(one) && one.entry.type === '1on1');
    expect(duels.filter(({ analysis }) => analysis.matchup === null).map(({ entry }) => entry.path)).toEqual(
      [],
    );
  });

  test('make no second of heroes before they can have been trained', () => {
    const heroes = decoded
      .filter(isMelee)
      .flatMap(({ analysis }) => analysis.players.flatMap((one) => one.heroes));
    const waits = heroes.flatMap(({ id, ordered, skills }) =>
      ordered && skills[0] && findObject(id)?.race ? [skills[0].ms - ordered.ms] : [],
    );
    expect(waits.length).toBeGreaterThan(400);
    expect(Math.min(...waits)).toBeGreaterThan(55_000);
  });
});
