import { describe, expect, test } from 'vitest';
import type { AnalysedPlayer } from '../../../src/game/analysis.ts';
import { competitors } from '../../../src/game/identity.ts';
import { findObject } from '../../../src/game/objects/table.ts';
import { inferWinner } from '../../../src/game/derive/winner.ts';
import type { ManifestPlayer } from '../../support/recordings.ts';
import { decodedRecordings, isMelee, type Decoded } from './decoded.ts';

// Another reader's results are evidence, not truth: a rule explains each disagreement.
const { missing, decoded } = decodedRecordings('comparison with another reader');
const compared = decoded.filter(({ entry }) => entry.w3gjsSwallowedErrors === 0);

/** The other reader has one entry for all computers of a game. */
const COMPUTERS = 'Computer';

/** Pairs of both readers' results for one player, identified by name and team. */
const pairs = (one: Decoded) =>
  one.entry.players.flatMap((other) => {
    const own = one.analysis.players.filter(({ name, team }) => name === other.name && team === other.team);
    return own.length === 1 && own[0] ? [{ path: one.entry.path, own: own[0], other }] : [];
  });

/** Why the heroes of a player differ; undefined if they don't, or no rule explains it. */
const HERO_RULES = {
  'ordered last and never skilled; the other reader lists skilled heroes only': (own, other) => {
    const extra = own.heroes.filter(({ id }) => !other.heroes.includes(id));
    return extra.length > 0 && extra.every(({ skills }) => skills.length === 0);
  },
  "of another race: an ally's hero under shared control, or one that a custom map gave": (own, other) => {
    const lost = other.heroes.filter((id) => !own.heroes.some((hero) => hero.id === id));
    return lost.length > 0 && lost.every((id) => findObject(id)?.race && findObject(id)?.race !== own.race);
  },
  'in the order of their training, not of their first skills': (own, other) => {
    const bySkill = own.heroes.toSorted((a, b) => (a.skills[0]?.ms ?? 0) - (b.skills[0]?.ms ?? 0));
    return bySkill.map(({ id }) => id).join() === other.heroes.join();
  },
} satisfies Record<string, (own: AnalysedPlayer, other: ManifestPlayer) => unknown>;

describe.skipIf(missing)('comparison with another reader', () => {
  test('is with nearly all recordings', () => {
    expect(compared.length).toBeGreaterThan(280);
  });

  test('players and observers are the same people', () => {
    for (const { entry, game } of compared) {
      const players = competitors(game);
      const people = players.filter(({ kind }) => kind === 'human').map(({ name }) => name);
      const theirs = entry.players.map(({ name }) => name);
      const computers = players.length > people.length ? [COMPUTERS] : [];
      expect([...people, ...computers].sort(), entry.path).toEqual([...theirs].sort());
      const observers = game.players.flatMap(({ kind, name }) => (kind === 'observer' ? [name] : []));
      expect(observers.sort(), entry.path).toEqual([...entry.observers].sort());
    }
  });

  test('races are the same; a Random one that no melee order resolves is left to us', () => {
    let same = 0;
    const letter = (race: string) => (race === 'N' ? 'E' : race);
    for (const { path, own, other } of compared.flatMap(pairs)) {
      const random = other.race === 'R';
      expect(own.random, path).toBe(random);
      if (random && path.startsWith('edge/')) continue;
      expect(own.race, `${path} ${own.name}`).toBe(letter(random ? other.raceDetected : other.race));
      same++;
    }
    expect(same).toBeGreaterThan(400);
  });

  test('heroes are the same, or a rule says why not', () => {
    const counts: Record<string, number> = { same: 0 };
    for (const { path, own, other } of compared.filter(isMelee).flatMap(pairs)) {
      const equal = own.heroes.map(({ id }) => id).join() === other.heroes.join();
      const rule = equal ? 'same' : Object.entries(HERO_RULES).find(([, holds]) => holds(own, other))?.[0];
      expect(rule, `${path} ${own.name}`).toBeDefined();
      counts[rule!] = (counts[rule!] ?? 0) + 1;
    }
    const [last, foreign, order] = Object.keys(HERO_RULES);
    expect(counts).toEqual({ same: 282, [last!]: 9, [foreign!]: 4, [order!]: 1 });
  });

  test('winners of duels are the same', () => {
    const duels = compared.filter(({ entry }) => entry.type === '1on1');
    const won = duels.filter(({ entry }) => (entry.winningTeamByLeaveRule ?? -1) >= 0);
    for (const { entry, game } of duels) {
      const team = inferWinner(game)?.team ?? -1;
      expect(team, entry.path).toBe(entry.winningTeamByLeaveRule ?? -1);
    }
    expect(won.length).toBeGreaterThan(200);
    expect(won.filter(isMelee).length).toBeGreaterThan(80);
  });
});
