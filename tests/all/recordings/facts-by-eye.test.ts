/**
 * Facts read by a person from real recordings: chat, leavers and plain orders. They are compared with a second
 * reader, which proves the table, and then with our reader.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { GameAnalysis } from '../../../src/game/analysis.ts';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { formatClock } from '../../../src/game/clock.ts';
import { decode } from '../../../src/game/decode/decode.ts';
import type { Game } from '../../../src/game/game.ts';
import { recordingBytes, recordingsFile } from '../../support/recordings.ts';
import { readRaw, type RawOrder, type RawPlayer, type RawRecording } from './raw/read-raw.ts';

interface Facts {
  /** Path below the folder of the recordings. */
  recording: string;
  leftFirst: SaidBy;
  /** The first person to write gg in the last minute, with the time; null if there was none. */
  gg: SaidBy | null;
  winners: string[];
  /** Whether the map's script wrote the winner; otherwise the winners didn't leave first. */
  byScript?: true;
  /** Why the winner is right although he wrote gg first. */
  ggWhy?: string;
  players: PlayerFacts[];
}

interface SaidBy {
  name: string;
  at: string;
}

/** Plain orders as `id m:ss` and `m:ss`: the first hero, the first tier 2 upgrade, every further town hall. */
interface PlainOrders {
  firstHero: string | null;
  tier2: string | null;
  expansions: string[];
}

interface PlayerFacts extends PlainOrders {
  name: string;
  /** Orders that our reader rightly reports differently, because they weren't carried out. */
  ours?: Partial<PlainOrders>;
  why?: string;
}

const LAST_MINUTE_MS = 60_000;
const table = JSON.parse(
  readFileSync(new URL('./facts-by-eye.json', import.meta.url), 'utf8'),
) as readonly Facts[];
const missing = recordingsFile('tournament', 'facts checked by eye') === null;

test('the table covers enough and explains what differs', () => {
  expect(table.length).toBeGreaterThanOrEqual(16);
  expect(table.filter(({ gg }) => gg).length).toBeGreaterThanOrEqual(16);
  for (const { gg, winners, ggWhy, recording, players } of table) {
    const disagrees = gg !== null && winners.includes(gg.name);
    expect(ggWhy !== undefined, recording).toBe(disagrees);
    for (const { ours, why } of players) expect(why !== undefined, recording).toBe(ours !== undefined);
  }
});

describe.skipIf(missing).each(table)('$recording', (facts) => {
  let game: ReturnType<typeof read>;
  beforeAll(() => {
    // w3gjs prints everything that it can't decode.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    game = read(facts.recording);
  });
  afterAll(() => void vi.restoreAllMocks());

  test('the table is what the second reader finds', () => {
    const { raw } = game;
    const playing = raw.players.filter(({ watches }) => !watches);
    const nameOf = (slot: number) => playing.find((player) => player.slot === slot)?.name;
    const said = ({ ms, slot }: { ms: number; slot: number }) => ({
      name: nameOf(slot),
      at: formatClock(ms),
    });
    const left = raw.leaves.find(({ slot }) => nameOf(slot) !== undefined)!;
    expect(said(left)).toEqual(facts.leftFirst);
    const gg = raw.chat.find(
      ({ ms, slot, text }) =>
        nameOf(slot) !== undefined && ms > left.ms - LAST_MINUTE_MS && /^\W*gg/i.test(text),
    );
    expect(gg ? said(gg) : null).toEqual(facts.gg);
    expect(playing.map(plainOrders)).toEqual(
      facts.players.map(({ name, firstHero, tier2, expansions }) => ({
        name,
        firstHero,
        tier2,
        expansions,
      })),
    );
  });

  test('ours tells the same, or what the table says instead', () => {
    const { analysis } = game;
    const won = analysis.players.filter(({ result }) => result === 'won');
    expect(won.map(({ name }) => name)).toEqual(facts.winners);
    if (!facts.byScript) expect(facts.winners).not.toContain(facts.leftFirst.name);
    expect(analysis.players.map(ourOrders)).toEqual(
      facts.players.map(({ name, firstHero, tier2, expansions, ours }) => ({
        name,
        firstHero,
        tier2,
        expansions,
        ...ours,
      })),
    );
  });

  test('both clocks agree to the millisecond', () => {
    expect(game.raw.clockMs).toBe(game.decoded.clockMs);
  });
});

function read(path: string): { raw: RawRecording; decoded: Game; analysis: GameAnalysis } {
  const bytes = recordingBytes({ path });
  const decoded = decode(bytes);
  if (!decoded.ok) throw new Error(`${path}: ${decoded.failure.code}`);
  const { post202 } = decoded.value;
  return { raw: readRaw(bytes, post202), decoded: decoded.value, analysis: analyze(decoded.value, 'id') };
}

function plainOrders({ name, orders }: RawPlayer): PlainOrders & { name: string } {
  const first = (pattern: RegExp) => orders.find(({ action, id }) => action === 0x10 && pattern.test(id));
  const [hero, tier2] = [first(/^[EHNOU][a-z]{3}$/), first(/^(hkee|ostr|etoa|unp1)$/)];
  const halls = orders.filter(({ at, id }) => at !== null && /^(htow|ogre|etol|unpl)$/.test(id));
  return {
    name,
    firstHero: hero ? `${hero.id} ${clock(hero)}` : null,
    tier2: tier2 ? clock(tier2) : null,
    expansions: [...new Set(halls.map(clock))],
  };
}

function ourOrders(player: GameAnalysis['players'][number]): PlainOrders & { name: string | null } {
  const hero = player.heroes.find(({ ordered }) => ordered);
  const tier2 = player.tiers[0]?.ordered;
  return {
    name: player.name,
    firstHero: hero?.ordered ? `${hero.id} ${formatClock(hero.ordered.ms)}` : null,
    tier2: tier2 ? formatClock(tier2.ms) : null,
    expansions: player.expansions.map(({ ms }) => formatClock(ms)),
  };
}

const clock = ({ ms }: Pick<RawOrder, 'ms'>): string => formatClock(ms);
