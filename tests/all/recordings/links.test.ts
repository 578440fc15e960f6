/** Packing preserves every value, and the text is short. */
import { expect, test } from 'vitest';
import { analyze } from '../../../src/game/derive/analyze.ts';
import type { Game } from '../../../src/game/game.ts';
import { competitors, replayId } from '../../../src/game/identity.ts';
import { sides } from '../../../src/game/derive/race.ts';
import { LINK_LIMIT } from '../../../src/game/stored/link/limit.ts';
import { packBeginning } from '../../../src/game/stored/link/first-minutes.ts';
import { unpackGame } from '../../../src/game/stored/link/pack.ts';
import { roundTrip } from '../../support/round-trip.ts';
import { decodedRecordings } from './decoded.ts';

/** Maximum length of a short link's game, in ms. */
const FIRST_MS = 10 * 60_000;

/** A record is JSON, without keys that decoding leaves undefined. */
const asJson = (game: Game): Game => JSON.parse(JSON.stringify(game)) as Game;

const modeOf = (game: Game): string => sides(competitors(game));

const { missing, ...recordings } = decodedRecordings('packed games');

/** Links don't contain orders on the map. */
const decoded = recordings.decoded.map(({ game: { orders: _, ...game }, ...rest }) => ({ ...rest, game }));

test.skipIf(missing)(
  'most tournament games fit in 2,000 characters with their first ten minutes',
  async () => {
    const lengths: number[] = [];
    for (const { entry, game } of decoded) {
      if (!entry.path.includes('tournament/')) continue;
      const { packed: text, firstMs } = await packBeginning({ game, replayId: replayId(game, '') }, Infinity);
      lengths.push(text.length);
      const [short, whole] = [await unpackGame(text), analyze(game, 'id')];
      if (!short.ok) throw new Error(short.failure.sentence);
      const told = analyze(short.value.game, 'id');
      expect(told.winner).toEqual(whole.winner);
      expect(told.fingerprint).toBe(whole.fingerprint);
      // It contains its end, and the whole game's facts that don't need orders.
      expect(short.value.firstMs ?? null).toBe(firstMs);
      expect(firstMs).toBe(game.clockMs > FIRST_MS ? FIRST_MS : null);
      expect(told.decidedMs).toBe(whole.decidedMs);
      expect(told.complete).toBe(whole.complete);
      expect(told.players.map(({ leftMs, apm, result }) => [leftMs, apm, result])).toEqual(
        whole.players.map(({ leftMs, apm, result }) => [leftMs, apm, result]),
      );
      // Without selections, presses may be merged differently, but the first ordered hero is the same.
      const firstOf = ({ players }: typeof told) => players.map(({ heroes: [hero] }) => hero?.ordered);
      const early = whole.players.every(({ heroes: [hero] }) => hero?.ordered && hero.ordered.ms < FIRST_MS);
      if (early) expect(firstOf(told)).toEqual(firstOf(whole));
    }
    const sorted = lengths.toSorted((a, b) => a - b);
    const fit = sorted.filter(
      (length) => length < 2000 - 'https://farseer.example/drop/#game='.length,
    ).length;
    console.log(
      `First ten minutes of ${sorted.length} games: median ${sorted[sorted.length >> 1]}, ${fit} fit in 2,000.`,
    );
    expect(fit).toBeGreaterThanOrEqual(sorted.length * 0.8);
  },
);

test.skipIf(missing)(
  'a short link of a team game fits into 2,000 characters, and its averages are those of the whole game',
  async () => {
    let [fit, count, totals] = [0, 0, 0];
    for (const { entry, game } of decoded) {
      if (entry.group === 'edge' || ['1v1', '1v0'].includes(modeOf(game))) continue;
      const { packed } = await packBeginning({ game, replayId: replayId(game, '') }, 1950);
      count++;
      if (packed.length <= 1950) fit++;
      const unpacked = await unpackGame(packed);
      if (!unpacked.ok) throw new Error(unpacked.failure.sentence);
      const short = analyze(unpacked.value.game, 'id').players;
      const whole = analyze(game, 'id').players;
      const average = ({ handle, apm }: (typeof whole)[number]) => [handle, apm.average, apm.kinds];
      expect(short.map(average)).toEqual(whole.map(average));
      if (short.some(({ apm }, index) => apm.perMinute.length < whole[index]!.apm.perMinute.length)) totals++;
    }
    console.log(
      `${fit} of ${count} team games have a short link of 2,000 characters, ${totals} of them without single minutes.`,
    );
    expect(fit).toBe(count);
  },
);

test.skipIf(missing)('every recording', async () => {
  const all: number[] = [];
  for (const { game, id } of decoded) all.push((await roundTrip(asJson(game), id)).length);
  console.log(`Characters of ${all.length} packed games: ${Math.max(...all)} at most`);
  // All games fit into a link, except the longest games of eight players.
  expect(all.filter((length) => length > LINK_LIMIT).length).toBeLessThan(all.length / 100);
});
