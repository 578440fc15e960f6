/**
 * Compares our reading of the tournament games with w3gjs's high-level class, number by number. A rule with evidence
 * in w3gjs's result explains each disagreement; none may remain.
 */
import { afterAll, describe, expect, test } from 'vitest';
import { competitors } from '../../../src/game/identity.ts';
import { playerFacts } from '../../../src/game/derive/player-facts.ts';
import { recordingBytes } from '../../support/recordings.ts';
import { compareHeroes } from './cross-check/heroes.ts';
import { compareOrders } from './cross-check/orders.ts';
import { RULES, type Finding, type Rule } from './cross-check/rules.ts';
import { readStock, type StockGame } from './cross-check/stock.ts';
import { decodedRecordings, type Decoded } from './decoded.ts';

const { missing, decoded } = decodedRecordings('comparison with the high-level class of w3gjs');
const tournament = decoded.filter(({ entry }) => entry.group === 'tournament');
/** Recordings of which w3gjs loses most actions, because their metadata name another patch. */
const MISNUMBERED = /905018518_DanGer_Sonik/;

const found: (Finding & { path: string; player: string | null })[] = [];
let compared = 0;

describe.skipIf(missing).each(tournament)('$entry.path', (recording) => {
  test('nothing differs without a reason', async () => {
    const findings = compareGame(recording, await readStock(recordingBytes(recording.entry)));
    found.push(...findings);
    expect(findings.filter(({ rule }) => !rule)).toEqual([]);
  });
});

test.skipIf(missing)('every player of every game was compared', () => {
  expect(tournament.length).toBeGreaterThanOrEqual(57);
  expect(compared).toBe(tournament.flatMap(({ game }) => competitors(game)).length);
});

afterAll(() => {
  if (missing) return;
  const rows = (Object.keys(RULES) as Rule[]).map((rule) => {
    const own = found.filter((finding) => finding.rule === rule);
    const orders = own.reduce((sum, { count }) => sum + count, 0);
    return `  ${rule.padEnd(14)} ${String(own.length).padStart(5)} ${String(orders).padStart(6)}  ${RULES[rule]}`;
  });
  console.info(
    [
      `Disagreements with w3gjs over ${tournament.length} games and ${compared} players, by rule:`,
      '  rule           cases orders  why',
      ...rows,
      `  unexplained    ${String(found.filter(({ rule }) => !rule).length).padStart(5)}`,
    ].join('\n'),
  );
});

function compareGame({ entry, game }: Decoded, stock: StockGame): typeof found {
  const people = competitors(game);
  const lost = MISNUMBERED.test(entry.path) && stock.errors > 0;
  return people.flatMap((player) => {
    compared++;
    const place = { path: entry.path, player: player.name };
    const same = stock.players.filter(({ name, team }) => name === player.name && team === player.team);
    const [theirs] = same;
    if (!theirs || same.length > 1) {
      const rule: Rule | undefined = player.kind === 'computer' ? 'computers' : undefined;
      return [{ ...place, what: 'player', count: same.length, rule }];
    }
    const facts = playerFacts(game, player);
    const findings = [
      ...(theirs.race === player.race ? [] : [{ what: `race ${theirs.race}`, count: 1 }]),
      ...compareHeroes(facts.heroes, theirs, player.race),
      ...compareOrders({ facts, stock: theirs, pausedMs: game.pausedMs }),
    ];
    return findings.map((finding) => ({
      ...place,
      ...finding,
      ...(lost ? { rule: 'numbering' as const } : {}),
    }));
  });
}
