/** The fight ledgers of all recordings: whether heroes fell there, and whether units last seen are seen again. */
import { describe, expect, test } from 'vitest';
import { decode } from '../../../src/game/decode/decode.ts';
import { fallIn, lastCommand, lastSeenIn } from '../../../src/map/fights/fight-deaths.ts';
import { fightLedgers } from '../../../src/map/fights/fight-ledger.ts';
import { placesIn } from '../../../src/map/story/game-on-map.ts';
import { REVIVED_MORE } from '../../../src/map/revived-more.ts';
import type { Game } from '../../../src/game/game.ts';
import { recordingBytes } from '../../support/recordings.ts';
import { decodedRecordings, isMelee } from './decoded.ts';

const { missing, decoded } = decodedRecordings('ledgers');
const onPlaces = (game: Game) => {
  const placed = placesIn(game);
  return placed && { game, ...placed };
};
const games = decoded.filter(isMelee).flatMap(({ entry, game, analysis }) => {
  const whole = onPlaces(game);
  if (!whole) return [];
  const bytes = recordingBytes(entry);
  const half = decode(bytes.subarray(0, bytes.length >> 1), true);
  return [{ analysis, whole, half: half.ok ? onPlaces(half.value) : null }];
});

describe.skipIf(missing)('the ledger of fights', () => {
  test('calls few units last seen that are named again in the second half of a recording', () => {
    let units = 0;
    let again = 0;
    for (const { whole, half } of games) {
      if (!half) continue;
      const { log, places, game } = half;
      const later = new Map(whole.game.objects!.map(({ tag, seen }) => [tag.join(), seen[1]]));
      for (const number of log.objects.keys()) {
        if (places.owners[number] === null || !lastSeenIn(number, log, places, game.clockMs)) continue;
        units++;
        if (later.get(game.objects![number]!.tag.join())! > game.clockMs) again++;
      }
    }
    console.log(`${units} units last seen in first halves, ${again} of them named again`);
    expect(units).toBeGreaterThan(1000);
    expect(again / units).toBeLessThan(0.1);
    // The evidence page shows these numbers.
    expect(`${units.toLocaleString('en')} ${Math.round((100 * again) / units)} %`).toBe('1,129 2 %');
  });

  test('puts heroes that were revived into a fight or camp', () => {
    let revivals = 0;
    let placed = 0;
    for (const { analysis, whole } of games) {
      const { log, places } = whole;
      for (const { slot, heroes } of analysis.players)
        for (const { id, revivalsMs } of heroes)
          for (const [index, ms] of revivalsMs.entries()) {
            revivals++;
            const track = places.heroes.find((hero) => String(hero.slot) === slot && hero.id === id);
            const last = track ? lastCommand(log, track, revivalsMs[index - 1] ?? 0, ms) : null;
            if (!track || last === null) continue;
            const camp = places.camps.some(
              (visit) =>
                String(visit.slot) === slot && last >= visit.startMs - 10_000 && last <= visit.endMs + 30_000,
            );
            if (camp || fallIn(track, last, ms, places)) placed++;
          }
    }
    console.log(`${placed} of ${revivals} revived heroes were last commanded in a fight or camp`);
    expect(revivals).toBeGreaterThan(500);
    expect(placed / revivals).toBeGreaterThanOrEqual(0.85);
  });

  test('finds the side ahead in attack orders, and the one that stayed, to lose fewer heroes', () => {
    const signs = { ahead: [0, 0], stayed: [0, 0] };
    for (const { analysis, whole } of games) {
      const { log, places } = whole;
      if (places.sides.length !== 2) continue;
      if (analysis.sides !== '1v1') continue;
      for (const ledger of fightLedgers({ analysis, log, places, signs: null })) {
        const [a, b] = ledger.sides.map(({ heroes }) => heroes.filter(({ revived }) => revived).length);
        for (const sign of ['ahead', 'stayed'] as const) {
          if (ledger[sign] === null || a === b) continue;
          signs[sign][1]!++;
          if (ledger[sign] === (a! < b! ? 0 : 1)) signs[sign][0]!++;
        }
      }
    }
    const counted = (sign: keyof typeof signs) => ({ other: signs[sign][0], of: signs[sign][1] });
    const { ahead, stayed } = REVIVED_MORE;
    expect({ ahead: counted('ahead'), stayed: counted('stayed') }).toEqual({ ahead, stayed });
  });
});
