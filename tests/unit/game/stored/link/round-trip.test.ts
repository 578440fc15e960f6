/** Packing preserves every value, and the text is short. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCorpus } from '../../../../../src/archive/corpus/corpus.ts';
import { analyze } from '../../../../../src/game/derive/analyze.ts';
import type { Game } from '../../../../../src/game/game.ts';
import { competitors, replayId } from '../../../../../src/game/identity.ts';
import { sides } from '../../../../../src/game/derive/race.ts';
import { summarize } from '../../../../../src/game/derive/summarize.ts';
import { LINK_LIMIT } from '../../../../../src/game/stored/link/limit.ts';
import { packBeginning } from '../../../../../src/game/stored/link/first-minutes.ts';
import { condense } from '../../../../../src/game/stored/link/condense.ts';
import { packGame, unpackGame } from '../../../../../src/game/stored/link/pack.ts';
import { gamePlan } from '../../../../support/generators/game-plan.ts';
import { runsOf } from '../../../../support/generators/runs.ts';
import { stageGame } from '../../../../support/generators/stage-game.ts';
import { decodedRecordings } from '../../../recordings/decoded.ts';
import { decodeScript, bare, first } from '../../scripted.ts';

/** Maximum length of a short link's game, in ms. */
const FIRST_MS = 10 * 60_000;
/** A duel's link has to be shorter than this. */
const DUEL_LIMIT = 8 * 1024;

/** Packs and unpacks a game, compares both, and returns the text. */
async function roundTrip(whole: Game, id: string): Promise<string> {
  const game = condense(whole);
  const text = await packGame({ game: whole, replayId: id });
  expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
  const unpacked = await unpackGame(text);
  if (!unpacked.ok) throw new Error(`${id}: ${unpacked.failure.code}`);
  expect(unpacked.value).toStrictEqual({ game, replayId: id });
  expect(condense(game)).toStrictEqual(game);
  expect(analyze(unpacked.value.game, unpacked.value.replayId)).toEqual(analyze(whole, id));
  expect(summarize(unpacked.value.game, unpacked.value.replayId)).toEqual(summarize(whole, id));
  return text;
}

/** A record is JSON, without keys that decoding leaves undefined. */
const asJson = (game: Game): Game => JSON.parse(JSON.stringify(game)) as Game;

const modeOf = (game: Game): string => sides(competitors(game));

/** "1v1: 53 games, median 2308, longest 4275 characters", for each size of game. */
function report(what: string, lengths: ReadonlyMap<string, number[]>): void {
  const lines = [...lengths].map(([mode, all]) => {
    const sorted = all.toSorted((a, b) => a - b);
    return `${mode}: ${all.length} games, median ${sorted[sorted.length >> 1]}, longest ${sorted.at(-1)}`;
  });
  console.log(`Characters of packed games, ${what}\n${lines.join('\n')}`);
}

test('generated games', async () => {
  await fc.assert(
    fc.asyncProperty(gamePlan(14), async (plan) => {
      const game = decodeScript(stageGame(plan).script);
      await roundTrip(game, replayId(game, 'a.w3g'));
    }),
    runsOf(300),
  );
});

test('every game of the archive, under the id it has there', async () => {
  const { games } = readCorpus('replays', '.cache/replays');
  const lengths = new Map<string, number[]>();
  for (const { game, replayId: id } of games) {
    const { length } = await roundTrip(game, id);
    lengths.set(modeOf(game), [...(lengths.get(modeOf(game)) ?? []), length]);
  }
  report('archive', lengths);
  expect(games.length).toBeGreaterThan(50);
  expect(Math.max(...lengths.get('1v1')!)).toBeLessThan(DUEL_LIMIT);
});

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
  const lengths = new Map<string, number[]>();
  for (const { game, id } of decoded) {
    const { length } = await roundTrip(asJson(game), id);
    lengths.set(modeOf(game), [...(lengths.get(modeOf(game)) ?? []), length]);
  }
  report('recordings', lengths);
  const all = [...lengths.values()].flat();
  // All games fit into a link, except the longest games of eight players.
  expect(all.filter((length) => length > LINK_LIMIT).length).toBeLessThan(all.length / 100);
});

describe('values that hardly occur', () => {
  const game = decodeScript(bare([]));
  const change = (part: Partial<Game['players'][number]>): Game => ({
    ...game,
    players: game.players.map((player, index) => (index === 0 ? { ...player, ...part } : player)),
  });

  test.each([
    '',
    '\u202egnp.exe',
    '征服者\u0000',
    '<script>alert(1)</script>',
    '__proto__',
    '"&#b=g:.',
    'é'.repeat(512),
  ])('the name %j', async (name) => {
    const named = change({ name });
    await roundTrip(named, replayId(named, ''));
  });

  test.each([0.5, -3.4e38, 2 ** 40, -(2 ** 53), 1e-300, -1])('the map point %d', async (x) => {
    const placed = change({ events: [{ ms: 5000, do: 'place', id: 'halt', at: [x, 7] }] });
    await roundTrip(placed, replayId(placed, ''));
  });

  test('no time but zero, and times without a common step', async () => {
    for (const times of [[0], [1, 999_983, 3]]) {
      const events = times.map((ms) => ({ ms, do: 'order' as const, id: 'hpea' }));
      const timed = { ...change({ events }), clockMs: times[0]! };
      await roundTrip(timed, replayId(timed, ''));
    }
  });

  test('an id that comes from the name of the file', async () => {
    const id = `${game.randomSeed}_Moon_Grubby_Echo-Isles`;
    expect(replayId(game, `${id}.w3g`)).toBe(id);
    expect(first(game).name).not.toBe('Moon');
    await roundTrip(game, id);
  });
});
